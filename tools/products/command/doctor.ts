// The doctor subcommand: runs every check of the test kit on the plugins of a module, and prints how to fix them.
import { relative } from "node:path";
import type { Command } from "commander";
import { type Entry, loadPlugins, type Plugin } from "hubsmith";
import { entryOf } from "hubsmith/catalog";
import { pluginsFromModule } from "hubsmith/checked";
import type { Contract, Reply } from "hubsmith/contract";
import {
  checkPlugins,
  type Fault as Found,
  fixture,
  type FixtureModel,
  pluginChecks,
} from "hubsmith/testing";
import type { Check, CheckContext, Finding } from "#plugins/kit/testing/checks/check";
import { pageOf } from "#plugins/kit/testing/pages/plugin";
import { isObject } from "#core/base/describe";
import { errorText } from "#core/base/issue";
import { bold, counted, failure, type Terminal, visible } from "./io.ts";
import {
  type AddFlags,
  addPluginOptions,
  companionFile,
  conflictsOf,
  importModule,
  modulePath,
  type Role,
  withAdded,
} from "./plugins.ts";
import type { Context } from "./context.ts";

interface Flags extends AddFlags {
  readonly json?: true;
  readonly page?: true;
}

export const define = (command: Command, { terminal, entries, done }: Context): Command =>
  addPluginOptions(command)
    .argument("<module>", "the plugin: a TypeScript or JavaScript file, or a package")
    .option("--json", "print JSON")
    .option("--page", "also print a preview of what users will see")
    .addHelpText("after", HELP)
    .action(async (name: string, flags: Flags) =>
      done(await doctor(await entries(), terminal, name, flags)),
    );

const HELP = `
It also reads easel.contract.ts and easel.records.ts next to easel.ts, or the
exports \`contract\` and \`records\` of easel.ts.

The checks need parsers. Without them, checks are skipped and listed:
  $ npm i -D acorn eslint-scope web-tree-sitter @repomix/tree-sitter-wasms
  $ python3 -m venv .venv && .venv/bin/pip install pyflakes

Examples:
  $ hubsmith doctor ./easel.ts
  $ hubsmith doctor ./easel.ts --json | jq '.faults[].message'

Exit codes: 0 no problems, 1 problems, 2 wrong usage, an unreadable module, or
skipped checks, 70 an internal error, 74 the output cannot be written.`;

/** Prints the faults of the plugins of a module. Returns the exit code: 1 with faults, 2 if checks were skipped. */
async function doctor(
  entries: readonly Entry[],
  terminal: Terminal,
  name: string,
  flags: Flags,
): Promise<number> {
  const { json, page } = flags;
  const path = modulePath(name, terminal.cwd());
  const module = await readModule(path);
  const all = await withAdded(entries, terminal, flags);
  const isOwn = ({ kind, id }: Entry): boolean =>
    module.plugins.some((plugin) => plugin["~hub"].kind === kind && plugin.id === id);
  // The configuration may add the module, too.
  const others = all.filter((other) => entries.includes(other) || !isOwn(other));
  const { pages, ...report } = await examine(module, others);
  const read = module.parts.flatMap(({ file, value }) =>
    file === path || value === undefined ? [] : [relative(terminal.cwd(), file)],
  );
  const beside = [...new Set(read)];
  if (json) {
    const more = page === true ? { pages: Object.fromEntries(pages()) } : {};
    await terminal.write(
      `${JSON.stringify({ module: path, beside, ...report, ...more }, null, 2)}\n`,
    );
  } else {
    await terminal.write(reportText(report, beside));
    if (page === true) await terminal.write(`\n${[...pages().values()].join("\n")}`);
  }
  if (report.faults.length > 0) return 1;
  return report.skipped.length > 0 ? 2 : 0;
}

/** The plugins of a module, and what belongs to them. */
interface Module extends ReturnType<typeof pluginsFromModule> {
  readonly parts: readonly Part[];
}

interface Part {
  readonly plugin: Plugin;
  readonly role: Role;
  readonly file: string;
  readonly value: unknown;
}

const ROLES: readonly Role[] = ["contract", "records"];

async function readModule(path: string): Promise<Module> {
  const module = (await importModule(path)) as Exports;
  const { plugins, diagnostics } = pluginsFromModule(module, path);
  const wanted = plugins.flatMap((plugin) => ROLES.map((role) => ({ plugin, role })));
  const parts = await Promise.all(
    wanted.map(async ({ plugin, role }): Promise<readonly Part[]> => {
      if (module[role] !== undefined) return [{ plugin, role, file: path, value: module[role] }];
      const file = companionFile(path, plugin.id, role);
      if (file === undefined) return [];
      const beside = (await importModule(file)) as Exports;
      return [{ plugin, role, file, value: beside["default"] ?? beside[role] }];
    }),
  );
  return { plugins, diagnostics, parts: parts.flat() };
}

type Exports = Readonly<Record<string, unknown>>;

/** The options of the checks that a module has, and notes on parts without an effect. */
function optionsOf({ plugins, parts }: Module) {
  const read = parts.filter(({ value }) => value !== undefined);
  const isTask = ({ plugin }: Part): boolean => plugin["~hub"].kind === "task";
  const contracts = read.filter(({ role }) => role === "contract");
  // Plugins of a module may share one file.
  const files = (candidates: readonly Part[]): readonly Part[] => [
    ...new Map(candidates.map((part) => [part.file, part])).values(),
  ];
  const contract = files(contracts.filter((part) => !isTask(part))).flatMap(contractsIn);
  const notes = [
    ...parts
      .filter(({ value }) => value === undefined)
      .map(
        ({ file, role }) =>
          `${file} has no default export. Export its ${role} with \`export default …\`.`,
      ),
    ...contract
      .filter(({ provider }) => !plugins.some(({ id }) => id === provider))
      .map(
        ({ provider }) =>
          `The contract is for the provider "${provider}", which is not in the module.`,
      ),
  ];
  return {
    contract,
    fixtures: files(read.filter(({ role }) => role === "records")).flatMap(fixturesIn),
    // By the id of the task, the responses of Hugging Face's own servers.
    replies: Object.fromEntries(
      contracts.filter(isTask).map(({ plugin, value }) => [plugin.id, value as Reply]),
    ),
    notes: [...new Set(notes)],
  };
}

function contractsIn({ file, value }: Part): readonly Contract[] {
  const contracts = [value].flat() as readonly Partial<Contract>[];
  if (contracts.every((contract) => isObject(contract) && typeof contract.provider === "string"))
    return contracts as readonly Contract[];
  throw failure(`${file} has no contract. Create it with defineContract from "hubsmith/contract".`);
}

function fixturesIn({ file, value }: Part): readonly FixtureModel[] {
  const records: readonly unknown[] = Array.isArray(value) ? value : [undefined];
  return records.map((record, at) => {
    // As made by the kit, or the name and the fields of the record.
    if (isObject(record) && isObject(record["model"])) return record as unknown as FixtureModel;
    if (Array.isArray(record) && typeof record[0] === "string" && isObject(record[1]))
      return fixture(record[0], record[1]);
    throw failure(
      `${file}: record ${at + 1} is invalid. Export a list of \`["its name", { library_name: "…" }]\`, or of fixture(name, fields).`,
    );
  });
}

type Report = Omit<Awaited<ReturnType<typeof examine>>, "pages">;

const nameOf = (plugin: Plugin): string => `${plugin["~hub"].kind}/${plugin.id}`;

async function examine(module: Module, entries: readonly Entry[]) {
  const { plugins, diagnostics } = module;
  const { notes, ...given } = optionsOf(module);
  const { plugins: tasks } = await loadPlugins(entries.filter(({ kind }) => kind === "task"));
  const companions = [...tasks, ...plugins];
  const { checks, skipped } = tolerant(pluginChecks);
  const likeNames = entries.flatMap(namesOf);
  const untested: string[] = [];
  const note = ({ plugin, where = "", message }: Found): void =>
    void untested.push(`${plugin}, ${where}: ${message}`);
  const options = { ...given, companions, likeNames, checks, note };
  const faults = await checkPlugins(plugins, options);
  const names = new Set(plugins.map(nameOf));
  const all = [...entries, ...plugins.map((plugin) => entryOf(plugin))];
  const conflicts = conflictsOf(all, plugins).filter(({ plugin = "" }) => names.has(plugin));
  const invalid = [...diagnostics, ...conflicts].map(({ plugin = "unknown", message }): Found => {
    return { plugin, check: "is-plugin", message };
  });
  return {
    plugins: plugins.map(nameOf),
    // For each plugin.
    checks: pluginChecks.length,
    // With the reason for the check, and how to fix it in general.
    faults: [...invalid, ...faults].map((fault) => {
      const { why = "", fix = "" } = pluginChecks.find(({ id }) => id === fault.check) ?? {};
      return { ...fault, why, fix };
    }),
    skipped: skipped(),
    notes: [...notes, ...untested],
    pages: () => new Map(plugins.map((plugin) => [nameOf(plugin), pageOf(plugin, options)])),
  };
}

const namesOf = ({ id, aliases = [] }: Entry): readonly string[] => [id, ...aliases];

interface Skipped {
  readonly check: string;
  readonly why: string;
}

interface Tolerant {
  readonly checks: readonly Check[];
  skipped(): readonly Skipped[];
}

interface Explained extends Found {
  readonly why: string;
}

/** The checks; they skip what they cannot check, e.g. without a parser, and list why. */
export function tolerant(checks: readonly Check[]): Tolerant {
  const skipped = new Map<string, Skipped>();
  const skip = (check: string, error: unknown): void => {
    const why = errorText(error);
    skipped.set(`${check} ${why}`, { check, why });
  };
  const lenient = (check: string, context: CheckContext): CheckContext => ({
    ...context,
    inspect: async (language, program) => {
      try {
        const { skipped: why, ...inspection } = await context.inspect(language, program);
        if (why !== undefined) skip(check, why);
        return inspection;
      } catch (error) {
        skip(check, error);
        return { faults: [], shape: "", unread: [] };
      }
    },
  });
  const find = async (
    check: Check,
    [plugin, context]: Parameters<Check["find"]>,
  ): Promise<readonly Finding[]> => {
    try {
      return [...(await check.find(plugin, lenient(check.id, context)))];
    } catch (error) {
      skip(check.id, error);
      return [];
    }
  };
  return {
    checks: checks.map((check): Check => ({ ...check, find: (...given) => find(check, given) })),
    skipped: () => [...skipped.values()],
  };
}

function reportText(
  { plugins, checks, faults, skipped, notes }: Report,
  beside: readonly string[],
): string {
  const isComplete = skipped.length === 0;
  const fine = isComplete
    ? "no faults"
    : `no faults found; ${counted(skipped.length, "check")} skipped`;
  const names = new Set([...plugins, ...faults.map(({ plugin }) => plugin)]);
  const parts = [...names].map((name) => {
    const ownFaults = faults.filter(({ plugin }) => plugin === name).map(faultText);
    return [bold(visible(name)), ...(ownFaults.length === 0 ? [`  ${fine}`] : ownFaults)].join(
      "\n",
    );
  });
  const reasons = [...new Set(skipped.map(({ why }) => why))].map((why) => {
    const skippedChecks = skipped.filter((skip) => skip.why === why).map(({ check }) => check);
    return `skipped: ${skippedChecks.join(", ")}, at least in part. ${visible(why)}`;
  });
  const counts = [
    counted(faults.length, "fault"),
    ...(isComplete ? [] : [`${counted(skipped.length, "check")} skipped`]),
    ...(notes.length === 0 ? [] : [counted(notes.length, "note")]),
  ];
  return `${[
    ...parts,
    ...notes.map((note) => `note: ${visible(note)}`),
    ...reasons,
    ...(beside.length === 0 ? [] : [`Also read: ${beside.join(", ")}`]),
    `${counted(plugins.length, "plugin")}, ${counted(checks, "check")} each: ${counts.join(", ")}.`,
  ].join("\n\n")}\n`;
}

/** A fault with its place in the program, for a terminal. */
export function faultText({ check, message, where, why, program }: Explained): string {
  return [
    `  ${check}: ${indented(message)}`,
    ...(where === undefined ? [] : [`    where: ${indented(where)}`]),
    ...(program === undefined ? [] : listing(visible(program), where)),
    ...(why === "" ? [] : [`    why: ${why}`]),
  ].join("\n");
}

// The lines around the fault, or the first lines if its line is unknown.
function listing(program: string, where = ""): readonly string[] {
  const line = Number(/, line (\d+)$/.exec(where)?.[1] ?? Number.NaN);
  const lines = program.split("\n").map((text, at) => ({ text, number: at + 1 }));
  const shown = lines.filter(({ number }) =>
    Number.isNaN(line) ? number <= 30 : Math.abs(number - line) <= 3,
  );
  const width = String(shown.at(-1)?.number ?? 0).length;
  const rows = shown.map(
    ({ text, number }) =>
      `    ${number === line ? ">" : " "} ${String(number).padStart(width)} | ${text}`,
  );
  const cut = lines.length - shown.length;
  return cut === 0 ? rows : [...rows, `      (${counted(cut, "more line")}: --json prints all)`];
}

const indented = (message: string): string => visible(message).replaceAll("\n", "\n    ");
