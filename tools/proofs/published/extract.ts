// Downloads the pinned packages, verifies their digests, and writes what they publish about each provider's API.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createGenerator } from "ts-json-schema-generator";
import { ensurePython } from "../../support/setup.ts";
import { writeOrCheck } from "../../support/written.ts";
import { type Extract, EXTRACTS, type Operation, type Schema, sources } from "./sources.ts";

const CACHE = resolve(".cache/published");
const SCRIPT = join(import.meta.dirname, "extract.py");

type Source = (typeof sources.published)[number];
type Found = Pick<Extract, "definitions" | "error"> & {
  readonly operations: readonly Omit<Operation, "source">[];
};

export async function writeExtracts(): Promise<void> {
  const extracts = new Map<string, Extract>();
  for (const [name, pin] of Object.entries(sources.packages)) {
    const folder = await installed(name, pin);
    for (const source of sources.published.filter((candidate) => candidate.package === name)) {
      const { operations, definitions, error } = await read(source, folder);
      const before = extracts.get(source.provider);
      const from = { kind: "sdk" as const, name: pin.name ?? name, version: pin.version };
      extracts.set(source.provider, {
        ...before,
        provider: source.provider,
        operations: [
          ...(before?.operations ?? []),
          ...operations.map((operation) => ({ source: from, ...operation })),
        ],
        ...(error && { error }),
        definitions: { ...before?.definitions, ...definitions },
      });
    }
  }
  const files = [...extracts.values()].map((extract) => ({
    path: `${EXTRACTS}/${extract.provider}.json`,
    text: textOf(used(extract)),
  }));
  writeOrCheck(files, "npm run write published -- --extract");
}

// One line for each operation and type, so that differences stay readable.
function textOf({ operations, definitions, ...rest }: Extract): string {
  const list = operations.map((operation) => JSON.stringify(operation)).join(",\n");
  const types = Object.entries(definitions).map((definition) =>
    definition.map((part) => JSON.stringify(part)).join(":"),
  );
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n"operations":[\n${list}\n],\n"definitions":{\n${types.join(",\n")}\n}}\n`;
}

function used(extract: Extract): Extract {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value ?? null).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (names.has(name!)) continue;
      names.add(name!);
      visit(extract.definitions[name!]);
    }
  };
  visit([extract.operations, extract.error]);
  const definitions = [...names].toSorted().map((name) => [name, extract.definitions[name]!]);
  return { ...extract, definitions: Object.fromEntries(definitions) as Extract["definitions"] };
}

type Pin = (typeof sources.packages)[string];

/** Returns the folder of a package. Throws if its digest is not the pinned one. */
async function installed(key: string, pin: Pin): Promise<string> {
  const { name = key, registry, version, digest } = pin;
  const folder = join(CACHE, `${name.replace("/", "+")}-${version}`);
  if (existsSync(folder)) return folder;
  const files = join(CACHE, "downloads", key.replace("/", "+"));
  mkdirSync(files, { recursive: true });
  const python = await ensurePython();
  const run = (file: string, ...args: readonly string[]): void =>
    void execFileSync(file, args, { cwd: files, stdio: ["ignore", "ignore", "inherit"] });
  if (registry === "npm") run("npm", "pack", "--silent", `${name}@${version}`);
  else run(python, "-m", "pip", "download", "-q", "--no-deps", `${name}==${version}`);
  const archive = join(files, readdirSync(files)[0]!);
  const hash = createHash("sha256").update(readFileSync(archive)).digest("hex");
  if (hash !== digest) throw new Error(`${name} ${version}: the digest is ${hash}, not ${digest}.`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  if (registry === "pypi") run(python, "-m", "pip", "install", "-q", "--target", partial, archive);
  else run("tar", "-xzf", archive, "-C", partial, "--strip-components=1");
  renameSync(partial, folder);
  return folder;
}

async function read(source: Source, folder: string): Promise<Found> {
  switch (source.kind) {
    case "fal":
      return falTypes(source.models ?? {}, join(folder, "src/types/endpoints.d.ts"));
    case "tasks":
      return taskSchemas(join(folder, "src/tasks"));
    case "js":
      return jsRequests(source, folder);
    default: {
      const env = { ...process.env, PYTHONPATH: folder, LITELLM_LOCAL_MODEL_COST_MAP: "True" };
      const options = { env, encoding: "utf8", maxBuffer: 1e8 } as const;
      const args = [SCRIPT, JSON.stringify(source)];
      return JSON.parse(execFileSync(await ensurePython(), args, options)) as Found;
    }
  }
}

/** Requests as huggingface.js sends them to a provider itself. */
async function jsRequests(
  { provider, tasks = [], models = {} }: Source,
  folder: string,
): Promise<Found> {
  type Call = (args: object, options: object) => Promise<unknown>;
  const path = pathToFileURL(join(folder, "dist/esm/index.js")).href;
  const methods = (await import(path)) as Readonly<Record<string, Call>>;
  const operations: Omit<Operation, "source">[] = [];
  for (const task of tasks) {
    const providerId = models[task]?.[0] ?? "{model}";
    const mapping = { [provider]: { providerId, status: "live", task } };
    const fetch = (url: string, { method, body }: RequestInit = {}): Promise<Response> => {
      if (method !== "POST")
        return Promise.resolve(Response.json({ inferenceProviderMapping: mapping }));
      const names = typeof body === "string" ? namesIn(JSON.parse(body) as object) : undefined;
      const properties = Object.fromEntries(names?.map((name) => [name, {}]) ?? []);
      const schema = {
        type: "object",
        properties,
        required: names?.toSorted(),
        additionalProperties: true,
      };
      operations.push({
        task,
        method: "POST",
        url: decodeURI(url),
        ...(models[task] && { model: providerId }),
        ...(names && { body: schema }),
      });
      return Promise.reject(new Error("caught"));
    };
    const inputs = /^(image|audio)/.test(task)
      ? new Blob(["sample"], { type: task.startsWith("image") ? "image/png" : "audio/wav" })
      : task.startsWith("tabular")
        ? { data: {} }
        : "sample";
    const parameters = task.startsWith("image-text") ? { prompt: "sample" } : {};
    const method = task.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const args = { provider, model: `${provider}/${task}`, accessToken: "key", inputs, parameters };
    const before = operations.length;
    const failure = await methods[method]!(args, { fetch }).catch((error: unknown) => error);
    if (operations.length === before) throw new Error(`${provider}, ${task}`, { cause: failure });
  }
  return { operations, definitions: {} };
}

// Members with a value: an empty object has no parameters.
const namesIn = (body: object): readonly string[] =>
  Object.entries(body).flatMap(([name, value]) => (JSON.stringify(value) === "{}" ? [] : [name]));

/** The types of fal's apps: its client lists them by id. */
function falTypes(models: Readonly<Record<string, readonly string[]>>, path: string): Found {
  const text = readFileSync(path, "utf8");
  const generator = createGenerator({ path, skipTypeCheck: true, additionalProperties: false });
  const definitions: Record<string, Schema> = {};
  const schemaOf = (type: string): Schema => {
    Object.assign(definitions, generator.createSchema(type).definitions);
    return { $ref: `#/definitions/${type}` };
  };
  const operations = Object.entries(models).flatMap(([task, ids]) =>
    ids.map((model) => {
      const [, input, output] =
        new RegExp(`"${model}": \\{\\s+input: (\\w+);\\s+output: (\\w+);`).exec(text) ?? [];
      if (input === undefined || output === undefined)
        throw new Error(`${model} is not in ${path}.`);
      return { task, model, body: schemaOf(input), answer: schemaOf(output) };
    }),
  );
  return { operations, definitions: withoutWords(definitions) };
}

function taskSchemas(folder: string): Found {
  const definitions: Record<string, Schema> = {};
  const common = JSON.parse(readFileSync(join(folder, "common-definitions.json"), "utf8")) as {
    readonly definitions: Readonly<Record<string, Schema>>;
  };
  const operations = readdirSync(folder).flatMap((task) => {
    if (!existsSync(join(folder, task, "spec/input.json"))) return [];
    const named = (kind: "input" | "output"): Schema => {
      const path = join(folder, task, `spec/${kind}.json`);
      if (!existsSync(path)) return {};
      const text = readFileSync(path, "utf8")
        .replaceAll(
          "/inference/schemas/common-definitions.json#/definitions/",
          "#/definitions/common.",
        )
        .replaceAll(`"#/$defs/`, `"#/definitions/${task}.${kind}.`);
      const { $defs = {}, ...schema } = JSON.parse(text) as Schema & {
        readonly $defs?: Readonly<Record<string, Schema>>;
      };
      for (const [name, definition] of Object.entries($defs))
        definitions[`${task}.${kind}.${name}`] = name.endsWith("Parameters")
          ? closed(definition)
          : definition;
      definitions[`${task}.${kind}`] = kind === "input" ? closed(schema) : schema;
      return { $ref: `#/definitions/${task}.${kind}` };
    };
    // Chats have another name there.
    const name = task === "chat-completion" ? "conversational" : task;
    return [{ task: name, body: named("input"), answer: named("output") }];
  });
  for (const [name, definition] of Object.entries(common.definitions))
    definitions[`common.${name}`] = definition;
  return { operations, definitions: withoutWords(definitions) };
}

const closed = (schema: Schema): Schema => ({ ...schema, additionalProperties: false });

const WORDS: readonly string[] = ["comment", "description", "title", "$comment", "$id", "$schema"];

/** Without descriptions, which are not compared, and without OpenAPI's `nullable`. */
function withoutWords<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (name, member: unknown) => {
      if (WORDS.includes(name) && typeof member === "string") return undefined;
      if (typeof member !== "object" || member === null || !("nullable" in member)) return member;
      const { nullable: _, ...rest } = member;
      return { anyOf: [rest, { type: "null" }] };
    }),
  ) as T;
}
