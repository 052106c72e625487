// Runs everything about one plugin, in seconds and without Python, Go or a browser: npm run check plugin <id>.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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
  isHashed,
  readEverything,
  readHashes,
} from "../../writers/goldens/golden.ts";
import { checkPatterns, patternsIn, readChecked } from "../patterns/patterns.ts";
import { filesIn } from "../../writers/index-of-plugins/plugin-files.ts";
import { type Ended, ended } from "../../support/process.ts";
import { loadServices } from "../../support/services.ts";

// The tests of all plugins try more hostile strings, and every client with every provider.
const STRINGS_PER_PLACE = 1;

const { positionals } = parseArgs({ allowPositionals: true });

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
  await Promise.all(running);
  if (failed === 0) comparePage(plugin, everything);
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

/** Writes the page of a plugin, and reports a change of the committed one, or of its hash. */
function comparePage(plugin: Plugin, everything: Everything): void {
  const { path, text } = goldenOf(plugin, everything);
  const { kind } = plugin["~hub"];
  const before = existsSync(path) ? readFileSync(path, "utf8") : text;
  const isChanged = isHashed(kind)
    ? changedPages(new Map([[plugin.id, text]]), readHashes(kind)).length > 0
    : before !== text;
  mkdirSync(dirname(path), { recursive: true });
  if (isHashed(kind) || !isChanged) writeFileSync(path, text);
  console.log(`Its page: ${path}.`);
  if (isChanged)
    fail(
      "page",
      `It changed. \`npm run write goldens ${plugin.id}\` writes it. \`git diff\` shows how; for a library or a client, \`npm run preview -- HEAD\`.`,
    );
}
