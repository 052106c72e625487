// Runs everything about one plugin, in seconds and without Python, Go or a browser: npm run check plugin <id>. It prints
// how the page of the plugin changed since the last commit, or since --base.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Plugin } from "hubsmith";
import { checkPlugin, pluginChecks } from "hubsmith/testing";
import { closestName } from "#core/base/describe";
import { errorText } from "#core/base/issue";
import { type Kind, KINDS, kinds } from "#core/kinds/index";
import { faultText, tolerant } from "../../products/command/doctor.ts";
import {
  changedPages,
  type Everything,
  goldenOf,
  type Hashed,
  isHashed,
  readEverything,
  readHashes,
} from "../../writers/goldens/golden.ts";
import { namesIn, REGISTRIES, unknownIn } from "../../writers/names/package-names.ts";
import { checkPatterns, patternsIn, readChecked } from "../patterns/patterns.ts";
import { filesIn } from "../../writers/index-of-plugins/plugin-files.ts";
import { differenceOf } from "../../support/difference.ts";
import { type Ended, ended } from "../../support/process.ts";
import { loadServices } from "../../support/services.ts";
import { readBlocks } from "../libraries/blocks.ts";

// The tests of all plugins try more hostile strings, and every client with every provider.
const STRINGS_PER_PLACE = 1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // The commit with which the page is compared.
    base: { type: "string", default: "HEAD" },
  },
});

let failed = 0;
// Checks that could not run, such as those of Python without pyflakes.
const leftOut = new Set<string>();
const fail = (what: string, text: string): void => {
  failed += 1;
  console.log(`FAILED  ${what}: ${text.trim()}`);
};

try {
  const everything = await readEverything();
  const plugin = pluginFor(positionals, everything);
  console.log(nameOf(plugin));
  await check(plugin, everything);
} catch (error) {
  fail("check plugin", errorText(error));
}
if (failed > 0) process.exitCode = 1;

async function check(plugin: Plugin, everything: Everything): Promise<void> {
  const files = filesOf(plugin);
  // These processes run while the kit checks the plugin here.
  const running = [
    expectPass("types", types(files)),
    expectPass("lint", run("node_modules/.bin/oxlint", "--deny-warnings", ...files)),
    expectPass(
      "format (npm run write format)",
      run("node_modules/.bin/oxfmt", "--check", ...files),
    ),
  ];
  await checkByKit(plugin, everything);
  const { problems } = await checkPatterns(patternsIn(files), readChecked());
  for (const problem of problems) fail("pattern", problem);
  await listNewNames(plugin);
  await Promise.all(running);
  if (failed === 0) comparePages(plugin, everything);
  const summary = failed === 0 ? "No faults found" : `${failed} failed`;
  const open = leftOut.size === 0 ? "" : `, but left out: ${[...leftOut].join(", ")}`;
  console.log(`${summary} in ${files.join(", ")}${open}.`);
}

function nameOf({ id, ...plugin }: Plugin): string {
  return `${plugin["~hub"].kind}/${id}`;
}

function pluginFor(names: readonly string[], { plugins }: Everything): Plugin {
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new TypeError("Pass one id, such as birdnet or library/birdnet.");
  const matches = plugins.filter((plugin) => [plugin.id, nameOf(plugin)].includes(name));
  if (matches.length === 1) return matches[0]!;
  throw new TypeError(
    matches.length === 0
      ? `No plugin has the id "${name}". ${nearTo(name, plugins)}`
      : `Several plugins have this id. Pass one of ${matches.map(nameOf).join(", ")}.`,
  );
}

function nearTo(name: string, plugins: readonly Plugin[]): string {
  const near = closestName(
    plugins.flatMap((plugin) => [plugin.id, nameOf(plugin)]),
    name,
  );
  if (near !== undefined) return `Did you mean "${near}"?`;
  const lists = KINDS.map((kind) => kinds[kind].folder);
  return `\`npm run hubsmith list <kind>\` lists them: ${lists.join(", ")}.`;
}

/** The files of a plugin: itself, and its contract; some plugins have a folder. */
function filesOf(plugin: Plugin): readonly string[] {
  const { folder } = kinds[plugin["~hub"].kind];
  const place = `${folder}/${plugin.id}`;
  const beside = ["", ".contract"].map((part) => `${place}${part}.ts`);
  return filesIn(folder, ".ts")
    .filter((file) => file.startsWith(`${place}/`) || beside.includes(file))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => `plugins/${file}`);
}

async function expectPass(what: string, running: Promise<Ended>): Promise<void> {
  const { code, out, errors } = await running;
  if (code !== 0) fail(what, out + errors);
}

function run(command: string, ...args: readonly string[]): Promise<Ended> {
  return ended(command, args);
}

function types(files: readonly string[]): Promise<Ended> {
  const folder = ".cache/check-plugin";
  mkdirSync(folder, { recursive: true });
  const compilerOptions = { composite: false, isolatedDeclarations: false, noEmit: true };
  const config = {
    extends: "../../tsconfig.base.json",
    compilerOptions: { ...compilerOptions, declaration: false, emitDeclarationOnly: false },
    files: files.map((file) => `../../${file}`),
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  return run(process.execPath, "node_modules/typescript-7/bin/tsc", "-p", folder);
}

async function checkByKit(plugin: Plugin, { plugins, options }: Everything): Promise<void> {
  const { checks, skipped } = tolerant(pluginChecks);
  const { contracts, replies } = await loadServices();
  const faults = await checkPlugin(plugin, {
    ...options,
    // With the records of all libraries, a client would print thousands of programs.
    ...(plugin["~hub"].kind === "client" ? { fixtures: [] } : {}),
    companions: plugins.filter((companion) => companion["~hub"].kind === "task"),
    contract: [...contracts.values()],
    replies,
    stringsPerPlace: STRINGS_PER_PLACE,
    checks,
  });
  for (const fault of faults) {
    const { why = "" } = pluginChecks.find(({ id }) => id === fault.check) ?? {};
    fail("kit", faultText({ ...fault, why }));
  }
  const reasons = new Map<string, string[]>();
  for (const { check: what, why } of skipped()) {
    reasons.set(why, [...(reasons.get(why) ?? []), what]);
    leftOut.add(what);
  }
  for (const [why, whats] of reasons) console.log(`left out: ${whats.join(", ")}. ${why}`);
  const runs: { readonly [K in Kind]?: string } = {
    library: `npm run write libraries -- --only ${plugin.id}`,
    client: `npm run check snippets -- --quick --only ${plugin.id}`,
    provider: `npm run check snippets -- --quick --only ${plugin.id}`,
  };
  const how = runs[plugin["~hub"].kind];
  if (how !== undefined) console.log(`Next, run its programs: ${how}`);
}

/** Names of packages that nobody looked up yet may be misspelled. */
async function listNewNames({ id, ...plugin }: Plugin): Promise<void> {
  const installs = "install" in plugin ? [plugin.install] : [];
  if (plugin["~hub"].kind === "library")
    installs.push(
      ...(await readBlocks([id])).shown
        .flatMap(({ blocks }) => blocks)
        .map(({ install }) => install),
    );
  const all = installs.filter((install) => install !== undefined);
  const names = REGISTRIES.flatMap((registry) =>
    namesIn(all, registry).filter(unknownIn(registry)),
  );
  if (names.length > 0)
    console.log(`New packages, which the nightly run looks up: ${names.join(", ")}.`);
}

function write(path: string, text: string): void {
  mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a missing page, reports a page that is not the committed one, and prints how it changed. */
function comparePages(plugin: Plugin, everything: Everything): void {
  const { path, text } = goldenOf(plugin, everything);
  const { kind } = plugin["~hub"];
  if (isHashed(kind)) return compareHash(plugin.id, kind, path, text);
  const before = committed(path);
  // The page of a plugin that is not committed yet is only a draft.
  if (!existsSync(path) || before === undefined) {
    write(path, text);
    console.log(`${path} was written. Review it; you need not commit it.`);
  } else if (readFileSync(path, "utf8") !== text)
    fail("page", `${path} changed. If that is right, run \`npm run write goldens ${plugin.id}\`.`);
  if (before === text) return console.log(`Its page is the same as at ${values.base}.`);
  const labels = [`${path} (${values.base})`, `${path} (now)`] as const;
  console.log(differenceOf(before ?? "", text, labels));
}

/** Only the hash of the page is committed. */
function compareHash(id: string, kind: Hashed, path: string, text: string): void {
  write(path, text);
  console.log(`Read its page: ${path}.`);
  if (changedPages(new Map([[id, text]]), readHashes(kind)).length > 0)
    fail(
      "page",
      `It changed. \`npm run preview -- ${values.base}\` shows how. If that is right, run \`npm run write goldens ${id}\`.`,
    );
}

function committed(path: string): string | undefined {
  const show = ["show", `${values.base}:${path}`];
  const { status, stdout } = spawnSync("git", show, { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}
