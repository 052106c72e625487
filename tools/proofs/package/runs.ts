// Packs and installs the package, and uses it like a user.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { entries } from "hubsmith/plugins";
import { preview } from "vite";
import { launch } from "../../support/browser.ts";
import { kinds } from "#core/kinds/index";
import { type Ended, ended, output } from "../../support/process.ts";
import { LISTED } from "../../writers/index-of-plugins/plugin-files.ts";
import { EXAMPLES, MADE, type Manifest, type Size } from "./contents.ts";

export interface Packed {
  readonly tarball: string;
  readonly size: Size;
  readonly manifest: Manifest;
  readonly files: readonly string[];
}

/** Runs `npm pack` in the root of the repository; the tarball and its content are put into `place`. */
export async function packInto(place: string): Promise<Packed> {
  await output("npm", ["pack", "--silent", "--pack-destination", place], {
    cwd: ".",
  });
  const tarball = join(
    place,
    readdirSync(place).find((name) => name.endsWith(".tgz"))!,
  );
  const unpacked = join(place, "unpacked");
  mkdirSync(unpacked);
  await output("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"], { cwd: place });
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1));
  const unpackedSize = files.reduce((sum, file) => sum + statSync(join(unpacked, file)).size, 0);
  return {
    tarball,
    size: { packed: statSync(tarball).size, unpacked: unpackedSize, files: files.length },
    manifest: JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8")) as Manifest,
    files: files.sort(),
  };
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

export function summary({ size, manifest }: Packed): string {
  const dependencies = Object.keys(manifest.dependencies);
  return `${kilobytes(size.packed)}, unpacked ${kilobytes(size.unpacked)}, ${size.files} files, runtime dependencies: ${dependencies.join(", ") || "none"}`;
}

// Patterns are tried with plugins; modules that need a peer or a page are tested where these exist.
const NOT_ALONE = /\*|^\.\/panel\b|\.json$/;

const program = (
  names: readonly string[],
  plugins: readonly string[],
  others: readonly string[],
  bare: string,
): string => `
  import { existsSync } from "node:fs";
  import { createRequire } from "node:module";
  import { createHub, loadPlugins } from "${bare}";
  import { entries, taskEntries } from "${bare}/plugins";

  const faults = [];
  for (const name of ${JSON.stringify(names)})
    if (Object.keys(await import(name)).length === 0) faults.push(name + " exports nothing.");
  for (const name of ${JSON.stringify(plugins)}) {
    const found = await import(name).then(Object.keys, String);
    if (String(found) !== "default") faults.push(name + " is a plugin, but its import returned " + found);
  }
  const isExported = (name) => {
    try {
      return existsSync(new URL(import.meta.resolve(name)));
    } catch {
      return false;
    }
  };
  for (const name of ${JSON.stringify(others)}.filter(isExported))
    faults.push(name + " is exported, but is not a plugin. Close it with null in package.json.");

  const { plugins, diagnostics } = await loadPlugins(entries);
  faults.push(...[...diagnostics, ...createHub(plugins).diagnostics].map(({ message }) => message));

  const { resolve } = createRequire(import.meta.url);
  const pages = await Promise.all(taskEntries.flatMap(({ page }) => (page === undefined ? [] : [page()])));
  const demos = pages.flatMap(({ default: { demo } }) => [...demo.inputs, ...demo.outputs]);
  const media = new Set(demos.flatMap((item) => ("filename" in item ? [item.filename] : [])));
  for (const one of media) {
    if (!existsSync(resolve("${bare}/media/" + one))) faults.push("The image or audio file " + one + " is missing.");
  }

  if (faults.length > 0) throw new Error(faults.join("\\n"));
  console.log(plugins.length + " plugins and " + media.size + " images and audio files");
`;

/** Installs the tarball into an empty folder, loads all of it, and returns its size. */
export async function worksAlone(
  place: string,
  { tarball, manifest, files }: Packed,
): Promise<string> {
  const cwd = join(place, "alone");
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await output("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", tarball], { cwd });
  const listed = await output("npm", ["ls", "--all", "--parseable"], { cwd });
  const installed = listed.split("\n").filter((line) => line.includes("node_modules")).length - 1;
  const names = Object.entries(manifest.exports)
    .filter(([name, target]) => target !== null && !NOT_ALONE.test(name))
    .map(([name]) => manifest.name + name.slice(1));
  // Libraries without a program are rows of one file.
  const libraries = JSON.parse(readFileSync(`plugins/${LISTED}`, "utf8")) as { id: string }[];
  const rows = new Set(libraries.map(({ id }) => id));
  const plugins = new Set(
    entries
      .filter(({ kind, id }) => kind !== "library" || !rows.has(id))
      .map(({ kind, id }) => `${kinds[kind].folder}/${id}`),
  );
  const others = files
    .flatMap((file) => /^dist\/plugins\/(.+\/.+)\.js$/.exec(file)?.[1] ?? [])
    .flatMap((name) => [name, name.replace(/\/index$/, "")])
    .filter((name) => !plugins.has(name));
  const below = (some: Iterable<string>): readonly string[] =>
    Array.from(some, (name) => `${manifest.name}/plugins/${name}`);
  writeFileSync(join(cwd, "load.js"), program(names, below(plugins), below(others), manifest.name));
  const loaded = await output(process.execPath, ["load.js"], { cwd });
  const help = await output("npx", ["--no-install", manifest.name, "--help"], {
    cwd,
  });
  if (!help.includes(manifest.name))
    throw new Error(`--help does not contain the command:\n${help}`);
  return `${names.length + plugins.size} names load, with ${loaded.trim()}; ${installed} runtime dependencies`;
}

/** Copies the examples to a place and installs them there: npm gets hubsmith only from the tarball. */
export async function installExamples(
  place: string,
  { tarball, manifest: { name } }: Packed,
): Promise<string> {
  for (const example of EXAMPLES) {
    const filter = (path: string): boolean => !MADE.test(path);
    cpSync(join("examples", example), join(place, example), {
      recursive: true,
      filter,
    });
  }
  const root = {
    private: true,
    workspaces: EXAMPLES,
    overrides: { [name]: `file:${tarball}` },
  };
  writeFileSync(join(place, "package.json"), JSON.stringify(root));
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  await output("npm", ["install", ...options], { cwd: place });
  const from = realpathSync(join(place, "node_modules", name));
  if (!from.startsWith(realpathSync(place)))
    throw new Error(`The examples use the ${name} in ${from}, which was not installed for them.`);
  return EXAMPLES.join(", ");
}

// The kit needs a Python with pyflakes, which the checks of the repository installed.
const PYTHON = process.env["HUBSMITH_PYTHON"] ?? resolve(".venv/bin/python");

// A command as npm installed it, without npm, which starts slower than most of them.
const call = (
  place: string,
  folder: string,
  [command, ...args]: readonly string[],
  input = "",
): Promise<Ended> => {
  const cwd = join(place, folder);
  const env = { HUBSMITH_PYTHON: PYTHON };
  return ended(join(place, "node_modules/.bin", command!), args, { cwd, env, input });
};

async function run(...given: Parameters<typeof call>): Promise<string> {
  const { code, out, errors } = await call(...given);
  if (code === 0) return out;
  throw new Error(`\`${given[2].join(" ")}\` ended with ${code}:\n${out}${errors}`);
}

export async function typesOf(place: string, example: string): Promise<string> {
  const settings = JSON.parse(await run(place, example, ["tsc", "--showConfig"])) as {
    readonly compilerOptions: {
      readonly strict?: boolean;
      readonly skipLibCheck?: boolean;
    };
  };
  const { strict, skipLibCheck } = settings.compilerOptions;
  if (strict !== true || skipLibCheck !== false)
    throw new Error(
      `examples/${example}/tsconfig.json must have strict: true and skipLibCheck: false.`,
    );
  await run(place, example, ["tsc"]);
  return "strict, with skipLibCheck false";
}

export async function buildsPlugins(place: string): Promise<string> {
  await run(place, "outside", ["tsc", "-p", "tsconfig.build.json"]);
  return "dist";
}

/** The plugins pass the kit, and work. */
export async function passesTests(place: string): Promise<string> {
  const report = join(place, "tests.json");
  const args = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${report}`];
  await run(place, "outside", args);
  const { numPassedTests } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly numPassedTests: number;
  };
  if (numPassedTests === 0) throw new Error("No test of the package ran.");
  return `${numPassedTests} tests`;
}

export async function printsInNode(place: string): Promise<string> {
  const [record] = readFileSync(join(place, "outside/records.jsonl"), "utf8").split("\n");
  const cwd = join(place, "node");
  const text = await output(process.execPath, ["snippets.js"], {
    cwd,
    input: record!,
  });
  const titles = text.split("\n").filter((line) => line.startsWith("## "));
  for (const title of ["## Load with pomology", "## Call at Orchard with fetch"])
    if (!titles.includes(title)) throw new Error(`snippets.js does not print "${title}":\n${text}`);
  return `${titles.length} programs`;
}

/** A package that the command created passes its tests unchanged. */
export async function writesPackage(place: string): Promise<string> {
  // Once as documented for authors.
  const line = ["--no-install", "hubsmith", "new", "library", "sundial", "--outside", "sundial"];
  await output("npx", line, { cwd: place });
  await run(place, "sundial", ["tsc", "--noEmit"]);
  await run(place, "sundial", ["vitest", "run"]);
  return "typed and tested as it was written";
}

export function commandsIn(help: string): readonly string[] {
  const [, list = ""] = /^Commands:\n([\s\S]*?)\n\n/m.exec(help) ?? [];
  return [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
}

const GGUF_RECORD = {
  id: "example-org/apples-GGUF",
  pipeline_tag: "text-generation",
  tags: ["gguf"],
  siblings: [{ rfilename: "apples-Q4_K_M.gguf", size: 2e9 }],
};
const BUILT = "--no-config --plugin hubsmith-orchard";
const SOURCE = "--no-config --plugin ./src/pomology.ts";
const LLAMA = "agents gguf-record.json --app llama.cpp --agent aider --platform linux";

// Calls of the command: the exit code, the arguments, and what is printed or not. The plugins are there by their
// sources, as built, and with a configuration.
const CALLS: readonly (readonly [number, line: string, printed?: RegExp, absent?: RegExp])[] = [
  [0, "list libraries --no-config", /^timm /m, /pomology/],
  [0, `list libraries ${SOURCE}`, /pomology/],
  [0, `list libraries ${BUILT}`, /^orchard-timm /m, /^timm /m],
  [0, "list libraries", /pomology/],
  [0, "list tasks", /ripeness-estimation/],
  [0, "list providers", /orchard/],
  [0, "list clients", /python\/orchard/],
  [0, "list quantizations", /^P4 +press/m],
  [2, "list no-such-kind"],
  [0, "show library timm"],
  [0, "show task text-to-image"],
  [0, "show task ripeness-estimation", /how ripe it is comes out/],
  [0, "show provider together"],
  [0, "show client python/openai"],
  [0, "show quantization gguf"],
  [0, "files --memory 1GiB", /plums-P4\.press/],
  [0, `snippets --provider orchard ${BUILT}`, /orchard\.ripeness\(/],
  [0, "snippets --provider orchard", /pomology\.load\("example-org\/plums"\)/],
  [0, "snippets --provider orchard", /router\.huggingface\.co\/orchard\/v1\/ripeness\/plum-2/],
  [0, "snippets --provider all --json", /^\{"line":1,/],
  [1, "snippets bad-record.json"],
  [0, "downloads"],
  [0, "offers zai-org/GLM-5.1", /deepinfra.*cheapest/],
  [2, "offers no-such/model"],
  [0, "run gguf-record.json --app ollama", /hf\.co\/example-org\/apples-GGUF:Q4_K_M/],
  [2, "run gguf-record.json --app no-such-app"],
  [0, LLAMA, /llama serve -hf example-org\/apples-GGUF/],
  [2, "agents gguf-record.json --agent no-such-agent"],
  // Its input has no request.
  [0, "mcp", /^$/, /\S/],
  [0, "snippets --json --out exported"],
  [0, "snippets --json --out exported --check"],
  [0, "doctor ./src/pomology.ts"],
  [1, "doctor ./bad-plugin.js"],
  [2, "doctor ./no-such-file.ts"],
  [0, "new task weighing --outside weighing"],
  [0, "help snippets"],
  [0, "--version"],
];
const nameOf = (line: string): string => line.split(" ")[0]!;

/** Runs every command of the help, and compares its exit codes and its output. */
export async function answersEverySubcommand(place: string): Promise<string> {
  const records = readFileSync(join(place, "outside/records.jsonl"), "utf8");
  writeFileSync(join(place, "outside/bad-plugin.js"), "export default { id: 'bad' };\n");
  writeFileSync(join(place, "outside/bad-record.json"), "{}\n");
  writeFileSync(join(place, "outside/gguf-record.json"), JSON.stringify(GGUF_RECORD));
  const faults: string[] = [];
  for (const [expected, line, printed = /\S/, absent = /^$/] of CALLS) {
    const { code, out, errors } = await call(
      place,
      "outside",
      ["hubsmith", ...line.split(" ")],
      records,
    );
    const text = out + errors;
    if (code !== expected || !printed.test(text) || absent.test(text))
      faults.push(`\`hubsmith ${line}\` ended with ${code}, and printed:\n${text}`);
  }
  const commands = commandsIn(await run(place, "outside", ["hubsmith", "--help"]));
  const called = new Set(CALLS.map(([, line]) => nameOf(line)));
  faults.push(
    ...commands
      .filter((name) => !called.has(name))
      .map((name) => `\`hubsmith ${name}\` is never called here. Add it to the list.`),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${CALLS.length} calls of ${commands.length} commands`;
}

// The versions of Node that users have besides this one, and one that is too old.
const NODES = ["22", "24"];
const OLD = "18";

/** Runs a command of each name with other versions of Node, which print nothing of their own. */
export async function answersOnEachNode(place: string): Promise<string> {
  const own = join(place, "nodes");
  mkdirSync(own);
  writeFileSync(join(own, "package.json"), "{}");
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const packages = [...NODES, OLD].map((version) => `node${version}@npm:${name}@${version}`);
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--force"];
  await output("npm", ["install", ...options, ...packages], { cwd: own });
  const records = readFileSync(join(place, "outside/records.jsonl"), "utf8");
  const bin = join(place, "node_modules/.bin/hubsmith");
  const on = (version: string, line: string): Promise<Ended> =>
    ended(
      version === "" ? process.execPath : join(own, `node_modules/node${version}/bin/node`),
      [bin, ...line.split(" ")],
      {
        cwd: join(place, "outside"),
        env: { HUBSMITH_PYTHON: PYTHON },
        input: records,
      },
    );
  const firsts = new Map(
    CALLS.toReversed().flatMap(([code, line]) => (code === 0 ? [[nameOf(line), line]] : [])),
  );
  const faults: string[] = [];
  for (const version of ["", ...NODES]) {
    rmSync(join(place, "outside/weighing"), { recursive: true, force: true });
    for (const line of firsts.values()) {
      const { code, out, errors } = await on(version, line);
      if (code !== 0 || errors !== "")
        faults.push(`Node ${version}: \`hubsmith ${line}\` ended with ${code}:\n${out}${errors}`);
    }
  }
  const { code, errors } = await on(OLD, "--help");
  if (code !== 2 || !/^hubsmith: error: .* needs Node [\d.]+ or later.*\n$/.test(errors))
    faults.push(`Node ${OLD}: \`hubsmith --help\` ended with ${code}:\n${errors}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${firsts.size} commands on Node ${NODES.join(" and ")}, and a sentence on ${OLD}`;
}

/** Builds the app, opens it, and looks for the output of the third-party plugins. */
export async function showsInApp(place: string): Promise<string> {
  const root = join(place, "app");
  await output("npx", ["--no-install", "vite", "build"], { cwd: root });
  const bytes = readdirSync(join(root, "dist/assets"))
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + readFileSync(join(root, "dist/assets", name)).length, 0);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    preview: { port: 0 },
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.getByLabel("Client", { exact: true }).selectOption({ label: "Orchard SDK" });
    await page.getByText("orchard.ripeness").first().waitFor();
    await page.getByText('"client": "orchard"').waitFor();
    if (faults.length > 0) throw new Error(`The example of an app fails: ${faults.join("; ")}`);
  } finally {
    await browser.close();
    await server.close();
  }
  return `built, ${kilobytes(bytes)} of scripts, and seen in a browser`;
}
