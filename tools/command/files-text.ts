// The files of a record for a person: a line for each set, most precise first, and the workings of what fits.
import type { Hub } from "hubsmith";
import { formatOf } from "hubsmith/formats";
import type { MemoryBudget, MemoryPart } from "#plugins/quantizations/shared/memory";
import { rangeText, sizeText } from "./amounts.ts";
import type { Grouped, JudgedSet, Verdict } from "./files.ts";
import { type Terminal, visible } from "./io.ts";

/** The text of one record. */
export function filesText(
  hub: Hub,
  { id, formats, files, companions, diagnostics }: Grouped,
  budget: MemoryBudget | undefined,
  { bold }: Terminal,
): string {
  const names = formats.map(({ format, isKnown }) => (isKnown ? format : `${format} (unknown)`));
  const shared = sharedBy(files.flatMap(({ sets }) => sets));
  const lines = [
    names.length === 0 ? "The record names no format." : `Stored in ${names.join(", ")}.`,
    ...(budget === undefined || files.length === 0
      ? []
      : [`Into ${sizeText(budget.memory)}, with a context of ${budget.tokens} tokens:`]),
  ];
  for (const { quantization, label = "no label", variant, sets } of files) {
    const table = hub.quantizations.get(quantization);
    const bits = table && formatOf(table, label)?.bits;
    const cells = [
      (variant === undefined ? label : `${variant}-${label}`).padEnd(12),
      (bits === undefined
        ? ""
        : `${round(bits.measured ?? bits.base ?? bits.exact ?? 0)} bits a weight`
      ).padEnd(18),
    ];
    for (const set of sets)
      lines.push(
        `  ${cells.join(" ")} ${sizeOf(set).padEnd(13)} ${pathsOf(set)}`,
        ...workings(set, shared),
      );
  }
  if (shared.length > 0)
    lines.push("Each of them needs also:", ...shared.map((need) => `  ${need}`));
  for (const { what, bytes, paths } of companions)
    lines.push(
      `Beside them, ${what}: ${paths.join(", ")}${bytes === undefined ? "" : `, ${sizeText(bytes)}`}`,
    );
  if (files.length === 0) lines.push("The record names no files in a format that is known.");
  lines.push(...diagnostics.map(({ message }) => message));
  return [bold(visible(id)), ...lines.map(visible)].join("\n");
}

const round = (bits: number): number => Math.round(bits * 100) / 100;
const sizeOf = ({ bytes }: JudgedSet): string =>
  bytes === undefined ? "unknown size" : sizeText(bytes);

function pathsOf({ paths, missing }: JudgedSet): string {
  const more = paths.length === 1 ? "" : ` and ${paths.length - 1} more`;
  return `${paths[0]}${more}${missing === 0 ? "" : `, ${missing} missing`}`;
}

const WORDS: Readonly<Record<Verdict["fits"], string>> = {
  yes: "fits",
  perhaps: "may fit",
  no: "does not fit",
  unknown: "it is not known whether it fits",
};

function workings(
  { fits, inAll, needs = [], reason }: JudgedSet,
  shared: readonly string[],
): readonly string[] {
  if (fits === undefined) return [];
  const why = reason ?? (inAll === undefined ? "" : `${rangeText(inAll)} in all`);
  const own = needs.map(needText).filter((text) => !shared.includes(text));
  return [`    ${WORDS[fits]}: ${why}`, ...own.map((text) => `      ${text}`)];
}

const needText = ({ part, how, ...bytes }: MemoryPart): string =>
  `${part}: ${bytes.max === 0 ? "?" : rangeText(bytes)} (${how})`;

// What all sets need alike is said once.
function sharedBy(sets: readonly JudgedSet[]): readonly string[] {
  const all = sets.flatMap(({ needs = [] }) => (needs.length === 0 ? [] : [needs.map(needText)]));
  return (all[0] ?? []).filter(
    (text) => all.length > 1 && all.every((needs) => needs.includes(text)),
  );
}
