// The companions of a plugin: exports of its module, or default exports of files that are named after it.
import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Plugin } from "hubsmith";
import { importModule } from "../import-module.ts";

/** What may go with a plugin. */
export const ROLES = ["contract", "records", "page"] as const;

/** What was found of one role, and in which file; without a value where the file exports none. */
export interface Found {
  readonly plugin: Plugin;
  readonly role: (typeof ROLES)[number];
  readonly file: string;
  readonly value: unknown;
}

/** Where it is looked for. */
export interface Place extends Pick<Found, "plugin" | "role"> {
  readonly path: string;
  /** The module at the path. */
  readonly module: unknown;
}

/** The companion of a plugin in one role, if there is one. */
export async function companionOf({ path, module, ...asked }: Place): Promise<readonly Found[]> {
  const { plugin, role } = asked;
  const own = exportOf(module, role);
  if (own !== undefined) return [{ ...asked, file: path, value: own }];
  const file = companionFile(path, plugin.id, role);
  if (file === undefined) return [];
  const beside = await importModule(file);
  return [{ ...asked, file, value: exportOf(beside, "default") ?? exportOf(beside, role) }];
}

/** The file next to a module that has a companion of one of its plugins. */
export function companionFile(path: string, id: string, role: Found["role"]): string | undefined {
  return namesOf(path, id, role)
    .map((name) => join(dirname(path), name))
    .find((one) => one !== path && existsSync(one));
}

// Of `easel.ts` the contract is in `easel.contract.ts`; of a folder's `index.ts` it is in `contract.ts`, too.
function namesOf(path: string, id: string, role: string): readonly string[] {
  const own = extname(path);
  const stem = basename(path, own);
  const stems = [`${stem}.${role}`, `${basename(id)}.${role}`, ...(stem === "index" ? [role] : [])];
  const endings = [own, ...[".ts", ".js", ".mjs"].filter((one) => one !== own)];
  return endings.flatMap((ending) => stems.map((one) => one + ending));
}

const exportOf = (module: unknown, name: string): unknown =>
  (module as Readonly<Record<string, unknown>>)[name];
