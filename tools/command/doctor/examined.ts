// A module of plugins with its contract, records and page, which are next to it or among its exports.
import type { Diagnostic, Plugin } from "hubsmith";
import type { TaskPage } from "hubsmith/catalogue";
import { pluginsFromModule } from "hubsmith/checked";
import type { Contract, Reply } from "hubsmith/contract";
import { fixture, type FixtureModel } from "hubsmith/testing";
import { importModule } from "../import-module.ts";
import { failure } from "../io.ts";
import { isObject } from "../option-types.ts";
import { companionOf, type Found, ROLES } from "./companion.ts";

/** What is examined, and with what. */
export interface Examined {
  readonly plugins: readonly Plugin[];
  readonly diagnostics: readonly Diagnostic[];
  readonly contracts: readonly Contract[];
  readonly fixtures: readonly FixtureModel[];
  /** By the id of the task. */
  readonly pages: Readonly<Record<string, TaskPage>>;
  /** By the id of the task, what the servers reply that run it. */
  readonly replies: Readonly<Record<string, Reply>>;
  /** The files beside the module that were read. */
  readonly beside: readonly string[];
  /** What need not be wrong, and may be a slip. */
  readonly notes: readonly string[];
}

/** Reads a module and the files next to it. Throws a failure if one of these files cannot be read. */
export async function examinedAt(path: string): Promise<Examined> {
  const module = await importModule(path);
  const { plugins, diagnostics } = pluginsFromModule(module, path);
  const asked = plugins.flatMap((plugin) => ROLES.map((role) => ({ plugin, role })));
  const found = (
    await Promise.all(asked.map((one) => companionOf({ ...one, module, path })))
  ).flat();
  const filled = found.filter(({ value }) => value !== undefined);
  const roles = (role: Found["role"]): readonly Found[] =>
    filled.filter((one) => one.role === role);
  // A task's contract is what it replies where Hugging Face's own servers run it.
  const isTask = ({ plugin }: Found): boolean => plugin["~hub"].kind === "task";
  const contracts = once(roles("contract").filter((one) => !isTask(one))).flatMap(contractsIn);
  const byTask = <T>(some: readonly Found[]): Readonly<Record<string, T>> =>
    Object.fromEntries(some.filter(isTask).map(({ plugin, value }) => [plugin.id, value as T]));
  return {
    plugins,
    diagnostics,
    contracts,
    fixtures: once(roles("records")).flatMap(fixturesIn),
    pages: byTask(roles("page")),
    replies: byTask(roles("contract")),
    beside: [...new Set(filled.map(({ file }) => file).filter((file) => file !== path))],
    notes: [
      ...new Set([
        ...found.flatMap(emptyNote),
        ...contracts.flatMap((one) => strayNote(one, plugins)),
      ]),
    ],
  };
}

// Several plugins of a module may have one file of records between them.
const once = (found: readonly Found[]): readonly Found[] => [
  ...new Map(found.map((one) => [one.file, one])).values(),
];

const emptyNote = ({ file, role, value }: Found): readonly string[] =>
  value === undefined
    ? [`${file} is not read: it exports no ${role}. Write \`export default …\` in it.`]
    : [];

const strayNote = ({ provider }: Contract, plugins: readonly Plugin[]): readonly string[] =>
  plugins.some(({ id }) => id === provider)
    ? []
    : [`The contract is that of "${provider}", and no provider of the module has that id.`];

function contractsIn({ file, value }: Found): readonly Contract[] {
  const contracts = [value].flat() as readonly Partial<Contract>[];
  if (contracts.every((one) => isObject(one) && typeof one.provider === "string"))
    return contracts as readonly Contract[];
  throw failure(`${file} has no contract. Make it with defineContract of "hubsmith/contract".`);
}

function fixturesIn({ file, value }: Found): readonly FixtureModel[] {
  const wanted = `Make a list of \`["what it shows", { library_name: "…" }]\`, or of fixture(name, fields).`;
  if (!Array.isArray(value)) throw failure(`${file} has no list of records. ${wanted}`);
  return value.map((one: unknown, at) => {
    try {
      return fixtureOf(one);
    } catch (error) {
      const what = (error as Error).message;
      throw failure(`${file}: number ${at + 1} of its records is invalid. ${what} ${wanted}`);
    }
  });
}

// As the kit makes it, or its name and the fields of the record.
function fixtureOf(given: unknown): FixtureModel {
  if (!Array.isArray(given)) {
    if (isObject(given) && isObject(given["model"])) return given as unknown as FixtureModel;
    throw new TypeError("It is not a pair.");
  }
  const [name, fields] = given as readonly unknown[];
  if (typeof name !== "string") throw new TypeError("Its name is not a string.");
  if (!isObject(fields)) throw new TypeError("Its fields are not an object.");
  return fixture(name, fields);
}
