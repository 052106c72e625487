// The doctor command: a plugin in, and what is wrong with it out, with what mends it.
import { relative } from "node:path";
import type { Entry } from "hubsmith";
import { pluginChecks } from "hubsmith/testing";
import { failure, type Terminal, visible } from "../io.ts";
import { modulePath } from "../import-module.ts";
import { examinedAt } from "./examined.ts";
import { examine, type Report } from "./examine.ts";

/** The flags of the command. */
export interface DoctorFlags {
  readonly json?: true;
  readonly page?: true;
  readonly list?: true;
}

/** Prints what is wrong with the plugins of a module. Gives the exit code: 1 where anything is. */
export async function doctor(
  entries: readonly Entry[],
  terminal: Terminal,
  name: string | undefined,
  { json, page, list }: DoctorFlags,
): Promise<number> {
  if (list === true) {
    await terminal.write(json ? `${JSON.stringify(CHECKS, null, 2)}\n` : checksText(terminal));
    return 0;
  }
  if (name === undefined)
    throw failure("Name the module of a plugin, such as `hubsmith doctor ./birdnet.ts`.");
  const path = modulePath(name, terminal.io.cwd());
  const examined = await examinedAt(path);
  const beside = examined.beside.map((file) => relative(terminal.io.cwd(), file));
  const report = await examine(examined, entries).catch((error: unknown) => {
    throw failure(error instanceof Error ? error.message : String(error));
  });
  const { pages, ...found } = report;
  const told = { module: path, beside, ...found, ...(page ? { pages } : {}) };
  await terminal.write(
    json ? `${JSON.stringify(told, null, 2)}\n` : text(report, beside, terminal),
  );
  if (page === true && json === undefined)
    await terminal.write(`\n${Object.values(pages).join("\n")}`);
  return report.faults.length > 0 ? 1 : 0;
}

const CHECKS = pluginChecks.map(({ id, asks, why, mend }) => ({ id, asks, why, mend }));

const checksText = (terminal: Terminal): string =>
  CHECKS.map(
    ({ id, asks, why, mend }) => `${terminal.bold(id)}\n  ${asks}\n  ${why}\n  ${mend}\n`,
  ).join("\n");

function text(
  { plugins, checks, faults, notes }: Report,
  beside: readonly string[],
  terminal: Terminal,
): string {
  const names = plugins.length === 0 ? ["unknown"] : plugins;
  const others = [...new Set(faults.map(({ plugin }) => plugin))].filter(
    (one) => !names.includes(one),
  );
  const parts = [...plugins, ...others].map((name) => {
    const its = faults.filter(({ plugin }) => plugin === name);
    const said = its.length === 0 ? ["  nothing is wrong"] : its.map(faultText);
    return [terminal.bold(name), ...said].join("\n");
  });
  return `${[
    ...parts,
    ...notes.map((note) => `note: ${note}`),
    ...(beside.length === 0 ? [] : [`Read with it: ${beside.join(", ")}`]),
    `${counted(plugins.length, "plugin")}, ${counted(checks, "check")} each: ${counted(faults.length, "fault")}.`,
  ].join("\n\n")}\n`;
}

function faultText({ check, message, where, why, program }: Report["faults"][number]): string {
  return [
    `  ${check}: ${indented(message)}`,
    ...(where === undefined ? [] : [`    where: ${indented(where)}`]),
    ...(program === undefined ? [] : [visible(program).replace(/^/gm, "      | ")]),
    ...(why === "" ? [] : [`    why it is asked: ${why}`]),
  ].join("\n");
}

const indented = (message: string): string => visible(message).replaceAll("\n", "\n    ");
const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;
