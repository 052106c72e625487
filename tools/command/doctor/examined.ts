// A module of plugins with what stands beside it: a contract, records and a page, in files named after the module.
import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { type Diagnostic, type Plugin, pluginsIn, type TaskPage } from "hubsmith";
import type { Contract } from "hubsmith/contract";
import { fixture, type FixtureModel } from "hubsmith/testing";
import { importModule } from "../import-module.ts";
import { failure } from "../io.ts";

/** What is examined, and with what. */
export interface Examined {
  readonly plugins: readonly Plugin[];
  readonly diagnostics: readonly Diagnostic[];
  readonly contracts: readonly Contract[];
  readonly fixtures: readonly FixtureModel[];
  /** By the id of the task. */
  readonly pages: Readonly<Record<string, TaskPage>>;
  /** The files beside the module that were read. */
  readonly beside: readonly string[];
}

/** Reads a module and what stands beside it. Throws a failure where one of these files cannot be read. */
export async function examinedAt(path: string): Promise<Examined> {
  const { plugins, diagnostics } = pluginsIn(await importModule(path), path);
  const found = await Promise.all(
    plugins.map(async (plugin) => ({
      id: plugin.id,
      contract: await besides(path, plugin, "contract"),
      records: await besides(path, plugin, "records"),
      page: await besides(path, plugin, "page"),
    })),
  );
  const records = [
    ...new Map(found.flatMap(({ records }) => records.map((one) => [one.file, one]))),
  ];
  return {
    plugins,
    diagnostics,
    contracts: [
      ...new Set(found.flatMap(({ contract }) => contract.map(({ value }) => value))),
    ].flat() as Contract[],
    fixtures: records.flatMap(([file, { value }]) => fixturesIn(value, file)),
    pages: Object.fromEntries(
      found.flatMap(({ id, page }) => page.map(({ value }) => [id, value as TaskPage] as const)),
    ),
    beside: [
      ...new Set(
        found.flatMap(({ contract, records, page }) =>
          [...contract, ...records, ...page].map(({ file }) => file),
        ),
      ),
    ],
  };
}

interface Beside {
  readonly file: string;
  readonly value: unknown;
}

// Of `easel.ts` the contract is in `easel.contract.ts`; of a folder's `index.ts` it is in `contract.ts`.
async function besides(path: string, { id }: Plugin, role: string): Promise<readonly Beside[]> {
  const ending = extname(path);
  const stem = basename(path, ending);
  const names = [`${stem}.${role}`, `${basename(id)}.${role}`, ...(stem === "index" ? [role] : [])];
  const file = names
    .map((name) => join(dirname(path), name + ending))
    .find((one) => existsSync(one));
  if (file === undefined) return [];
  const module = (await importModule(file)) as Readonly<Record<string, unknown>>;
  const value = module["default"] ?? module[role];
  if (value !== undefined) return [{ file, value }];
  throw failure(
    `${file} exports no ${role}. Write \`export default …\`, or \`export const ${role}\`.`,
  );
}

// Fixtures as the kit makes them, or a name and the fields of a record each.
function fixturesIn(value: unknown, file: string): readonly FixtureModel[] {
  if (!Array.isArray(value))
    throw failure(`${file} has no list of records. Make each with fixture(name, fields).`);
  return value.map((one: unknown) => {
    if (!Array.isArray(one)) return one as FixtureModel;
    const [name, fields] = one as [string, Readonly<Record<string, unknown>>];
    return fixture(name, fields);
  });
}
