// The abilities of @huggingface/inference, from the installed package: its provider table, its types, and its
// requests.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as inference from "@huggingface/inference";
import ts from "typescript";
import type { Task } from "hubsmith";
import { isFile, type Value } from "hubsmith/code";
import * as keys from "hubsmith/tasks";

const PACKAGE = "@huggingface/inference";

/** Registered, but not working: they send other requests to a chat server. */
const BROKEN: readonly string[] = ["groq text-generation", "novita text-generation"];
/** Members of a call's argument that are options of the SDK, or contain the inputs. */
const CONTROL = "accessToken data endpointUrl inputs messages model options provider stream".split(
  " ",
);
/** Pairs for which the SDK supports a single model, by its id at the provider. */
const ONLY: Readonly<Record<string, string>> = { "novita image-text-to-video": "MiniMax-H3" };
/** A name that no type declares, to see how unknown names are sent. */
const ODD = "odd_name";

/** The parts of the record that the clients read and this file creates. */
type BodyPath = string | Readonly<Record<string, string>>;
interface Declared {
  readonly parameters: readonly string[];
}
interface Pair {
  readonly places?: Readonly<Record<string, BodyPath>>;
  readonly polls?: true;
}
interface Described extends Declared {
  readonly method: string;
  readonly inputs: readonly string[];
  readonly others: "beside";
  readonly providers: Readonly<Record<string, Pair>>;
}

type Method = (args: object, options: object) => Promise<unknown>;
const methods = inference as unknown as Readonly<Record<string, Method>>;
const table = inference.PROVIDERS as unknown as Readonly<Record<string, Record<string, object>>>;

interface Sdk {
  readonly name: string;
  readonly version: string;
  readonly tasks: Readonly<Record<string, Described>>;
}

export async function javascriptSdk(): Promise<Sdk> {
  const { version } = createRequire(import.meta.url)(`${PACKAGE}/package.json`) as Sdk;
  return { name: "huggingface.js", version, tasks: await tasksOf() };
}

async function tasksOf(): Promise<Readonly<Record<string, Described>>> {
  const named = [...new Set(Object.values(table).flatMap(Object.keys))].sort();
  const callable = named.filter((id) => methods[methodOf(id)] !== undefined);
  const declared = declaredBy(callable.map(methodOf));
  const tasks: Record<string, Described> = {};
  for (const id of callable) {
    const parameters = declared.get(methodOf(id))!;
    const providers: Record<string, Pair> = {};
    for (const provider of Object.keys(table)) {
      if (!(id in table[provider]!) || BROKEN.includes(`${provider} ${id}`)) continue;
      const pair = await pairOf(provider, id, parameters);
      providers[provider] = pollsIn(table[provider]![id]!) ? { ...pair, polls: true } : pair;
    }
    tasks[id] = { method: methodOf(id), inputs: [], ...parameters, others: "beside", providers };
  }
  return tasks;
}

/** Does a class of the SDK wait between requests? */
function pollsIn(helper: object): boolean {
  const parent = Object.getPrototypeOf(helper) as object | null;
  return parent !== null && (/\bdelay\(/.test(String(parent.constructor)) || pollsIn(parent));
}

function methodOf(id: string): string {
  return id === "conversational"
    ? "chatCompletion"
    : id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The declared members of the methods' types, except the inputs. */
function declaredBy(names: readonly string[]): ReadonlyMap<string, Declared> {
  const file = ".cache/declared.ts";
  const lines = names.map(
    (name) => `export declare const ${name}: Parameters<InferenceClient["${name}"]>[0];`,
  );
  const source = `import type { InferenceClient } from "${PACKAGE}";\n${lines.join("\n")}`;
  mkdirSync(".cache", { recursive: true });
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const membersOf = (type: ts.Type): readonly ts.Symbol[] =>
    (type.isUnion() ? type.types : [type]).flatMap((member) => checker.getPropertiesOfType(member));
  const describe = (symbol: ts.Symbol): readonly [string, Declared] => {
    const members = membersOf(checker.getTypeOfSymbol(symbol));
    const inside = members.filter(({ name }) => name === "parameters");
    const known =
      inside.length > 0
        ? inside.flatMap((member) =>
            membersOf(checker.getNonNullableType(checker.getTypeOfSymbol(member))),
          )
        : members.filter(({ name }) => !CONTROL.includes(name));
    const ownNames = [...new Set(known.map(({ name }) => name))];
    return [symbol.name, { parameters: ownNames }];
  };
  return new Map(checker.getExportsOfModule(module).map(describe));
}

/** How parameters are sent to a provider: the method is called, and its request intercepted. */
async function pairOf(provider: string, id: string, { parameters }: Declared): Promise<Pair> {
  const task = (Object.values(keys) as readonly Task[]).find((key) => key.id === id);
  // Chats are sent unchanged, and tasks that no client prints are skipped.
  if (task === undefined || id === "conversational") return {};
  const names = [...new Set([...parameters, ...Object.keys(task.parameters), ODD])];
  const given = Object.fromEntries(
    names.map((name, at) => [
      name,
      task.parameters[name]?.type === "size"
        ? { width: 9000 + at, height: 9100 + at }
        : `value of ${name}`,
    ]),
  );
  const isBeside = task.hubServers?.parameters === "beside";
  const body = await bodyOf(provider, task, isBeside ? given : { parameters: given });
  const places = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, pathOf(body, value)]),
  );
  const rest = (places[ODD] as string).replace(ODD, "*");
  const known = Object.entries(places).filter(
    ([name, place]) => name !== ODD && place !== rest.replace("*", name),
  );
  if (known.length === 0 && rest === "*") return {};
  return { places: { ...Object.fromEntries(known), ...(rest === "*" ? {} : { "*": rest }) } };
}

async function bodyOf(provider: string, task: Task, more: object): Promise<unknown> {
  const model = `${provider}/${task.id}`;
  const providerId = ONLY[`${provider} ${task.id}`] ?? model;
  const mapping = { [provider]: { providerId, status: "live", task: task.id } };
  let sent: unknown;
  const fetch = (_: string, init: RequestInit = {}): Promise<Response> => {
    if (init.method !== "POST")
      return Promise.resolve(Response.json({ inferenceProviderMapping: mapping }));
    sent = init.body;
    return Promise.reject(new Error("caught"));
  };
  const inputs = blobsIn(task.sample({ id: model, tags: [] }) as Value);
  const args = { provider, model, accessToken: "hf_nobody", inputs, ...more };
  await methods[methodOf(task.id)]!(args, { fetch }).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== "caught") throw error;
  });
  if (typeof sent === "string") return JSON.parse(sent);
  return sent instanceof FormData ? Object.fromEntries(sent) : sent;
}

function blobsIn(value: Value): unknown {
  if (isFile(value)) return new Blob([value.path], { type: value.type });
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value as Readonly<Record<string, Value>>);
  return Object.fromEntries(members.map(([name, member]) => [name, blobsIn(member)]));
}

/** The path of a value in a body; if a size is split, the path of each part. */
function pathOf(body: unknown, value: unknown): BodyPath {
  const place = foundIn(body, value);
  if (place !== undefined || typeof value !== "object") return place ?? "";
  const parts = Object.entries(value!).map(([name, part]) => [name, foundIn(body, part)] as const);
  if (parts.some(([, at]) => at === undefined)) return "";
  return Object.fromEntries(parts) as Readonly<Record<string, string>>;
}

function foundIn(body: unknown, value: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const [name, member] of Object.entries(body)) {
    if (JSON.stringify(member) === JSON.stringify(value)) return name;
    const below = foundIn(member, value);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}
