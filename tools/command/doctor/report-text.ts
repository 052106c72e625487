// A report for a person: what is wrong with each plugin, and where; what was not looked at; and a line of counts.
import { type Terminal, visible } from "../io.ts";
import type { Report, Told } from "./examine.ts";

// Lines of a program around the line of a fault, and of a program without a known line.
const AROUND = 3;
const MOST = 30;

/** A report as text. `beside` are the files that were read with the module. */
export function reportText(report: Report, beside: readonly string[], { bold }: Terminal): string {
  const { plugins, checks, faults, skipped, notes } = report;
  const names = new Set([...plugins, ...faults.map(({ plugin }) => plugin)]);
  const fine =
    skipped.length === 0
      ? "no faults"
      : `no faults found; ${counted(skipped.length, "check")} skipped`;
  const parts = [...names].map((name) => {
    const its = faults.filter(({ plugin }) => plugin === name);
    const said = its.length === 0 ? [`  ${fine}`] : its.map(faultText);
    return [bold(visible(name)), ...said].join("\n");
  });
  const reasons = [...new Set(skipped.map(({ why }) => why))].map((why) => {
    const its = skipped.filter((one) => one.why === why).map(({ check }) => check);
    return `skipped: ${its.join(", ")}, in part or whole. ${visible(why)}`;
  });
  const counts = [
    counted(faults.length, "fault"),
    ...(skipped.length === 0 ? [] : [`${counted(skipped.length, "check")} skipped`]),
    ...(notes.length === 0 ? [] : [counted(notes.length, "note")]),
  ];
  return `${[
    ...parts,
    ...notes.map((note) => `note: ${visible(note)}`),
    ...reasons,
    ...(beside.length === 0 ? [] : [`Read with it: ${beside.join(", ")}`]),
    `${counted(plugins.length, "plugin")}, ${counted(checks, "check")} each: ${counts.join(", ")}.`,
  ].join("\n\n")}\n`;
}

function faultText({ check, message, where, why, program }: Told): string {
  return [
    `  ${check}: ${indented(message)}`,
    ...(where === undefined ? [] : [`    where: ${indented(where)}`]),
    ...(program === undefined ? [] : listing(visible(program), lineIn(where))),
    ...(why === "" ? [] : [`    why: ${why}`]),
  ].join("\n");
}

// A check ends the place with the line, where its parser tells one.
function lineIn(where: string = ""): number | undefined {
  const [, line] = /, line (\d+)$/.exec(where) ?? [];
  return line === undefined ? undefined : Number(line);
}

function listing(program: string, line: number | undefined): readonly string[] {
  const lines = program.split("\n").map((text, at) => ({ text, number: at + 1 }));
  const shown = lines.filter(({ number }) =>
    line === undefined ? number <= MOST : Math.abs(number - line) <= AROUND,
  );
  const width = String(shown.at(-1)?.number ?? 0).length;
  const rows = shown.map(
    ({ text, number }) =>
      `    ${number === line ? ">" : " "} ${String(number).padStart(width)} | ${text}`,
  );
  const cut = lines.length - shown.length;
  return cut === 0 ? rows : [...rows, `      (${counted(cut, "more line")}: --json has all)`];
}

const indented = (message: string): string => visible(message).replaceAll("\n", "\n    ");
const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;
