// The doctor command: finds what is wrong with a plugin, and says how to fix it.
import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Entry, Plugin } from "hubsmith";
import { pluginChecks } from "hubsmith/testing";
import type { AddFlags } from "../add-flags.ts";
import { withAdded } from "../added.ts";
import { modulePath } from "../import-module.ts";
import { failure, type Terminal } from "../io.ts";
import { examine, type Report } from "./examine.ts";
import { examinedAt } from "./examined.ts";
import { reportText } from "./report-text.ts";

/** The flags of the command. */
export interface DoctorFlags extends AddFlags {
  readonly json?: true;
  readonly page?: true;
  /** The file for the page. */
  readonly out?: string;
  readonly thorough?: true;
  readonly list?: true;
}

/** Prints what is wrong with the plugins of a module. Gives the exit code: 1 where anything is, 2 where not all was seen. */
export async function doctor(
  entries: readonly Entry[],
  terminal: Terminal,
  name: string | undefined,
  flags: DoctorFlags,
): Promise<number> {
  const { json, page, out, thorough, list } = flags;
  if (list === true) {
    await terminal.write(json ? `${JSON.stringify(CHECKS, null, 2)}\n` : checksText(terminal));
    return 0;
  }
  if (name === undefined)
    throw failure("Name the module of a plugin, such as `hubsmith doctor ./birdnet.ts`.");
  const cwd = terminal.io.cwd();
  const path = modulePath(name, cwd);
  const examined = await examinedAt(path);
  const all = await withAdded(entries, terminal, flags);
  // The configuration may add the module, too.
  const others = all.filter(
    (one) => entries.includes(one) || !examined.plugins.some((own) => isSame(own, one)),
  );
  const beside = examined.beside.map((file) => relative(cwd, file));
  const { pages = {}, ...report } = await examine(examined, others, {
    isThorough: thorough === true,
    hasPages: page === true || out !== undefined,
  });
  const text = Object.values(pages).join("\n");
  if (out !== undefined) writePage(resolve(cwd, out), text);
  const told = { module: path, beside, ...report, ...(page === true ? { pages } : {}) };
  await terminal.write(
    json ? `${JSON.stringify(told, null, 2)}\n` : reportText(report, beside, terminal),
  );
  if (page === true && json === undefined) await terminal.write(`\n${text}`);
  return codeOf(report);
}

const isSame = (plugin: Plugin, { kind, id }: Entry): boolean =>
  plugin["~hub"].kind === kind && plugin.id === id;

function codeOf({ faults, skipped }: Report): number {
  if (faults.length > 0) return 1;
  return skipped.length > 0 ? 2 : 0;
}

function writePage(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw failure(
      `--out: ${path} cannot be written: ${(error as Error).message}. Name another file.`,
      74,
    );
  }
}

const CHECKS = pluginChecks.map(({ id, what, why, fix }) => ({ id, what, why, fix }));

const checksText = (terminal: Terminal): string =>
  CHECKS.map(
    ({ id, what, why, fix }) => `${terminal.bold(id)}\n  ${what}\n  ${why}\n  ${fix}\n`,
  ).join("\n");
