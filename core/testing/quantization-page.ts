// The page of a quantization for a reviewer: its families, and each format with its codes, bits and rank.
import type { Plugin } from "../index.ts";
import { readFileName } from "hubsmith/formats";
import { formatsIn } from "#plugins/quantizations/shared/table";
import { rowsOf } from "./markdown.ts";

/** The sections of a quantization's page. @internal */
export function quantizationPage(quantization: Plugin<"quantization">): readonly string[] {
  const { summary, source, measuredOn, families = {}, preference, files } = quantization;
  const sets = Object.keys(quantization.sets);
  const rows = formatsIn(quantization).map(({ name, codes, family, bits, note = "" }) => {
    const place = preference.indexOf(name) + 1;
    return [
      name,
      place === 0 ? "" : String(place),
      ...sets.map((set) => String(codes[set] ?? "")),
      String(bits?.exact ?? ""),
      String(bits?.base ?? ""),
      String(bits?.measured ?? ""),
      family === undefined ? "" : (families[family]?.label ?? family),
      note,
    ];
  });
  const head = ["Format", "Order", ...sets, "Bits", "Mostly", "Measured", "Family", "Note"];
  return [
    `\`${quantization.id}\``,
    ...(summary === undefined ? [] : [summary]),
    ...(source === undefined ? [] : [`Layouts and codes: ${source}`]),
    ...(measuredOn === undefined ? [] : [`Bits of mixtures were measured on ${measuredOn}`]),
    ...Object.values(families).flatMap(({ label, description }, at) => [
      ...(at === 0 ? ["## Families"] : []),
      `**${label}.** ${description}`,
    ]),
    "## Formats",
    rowsOf(head, rows),
    ...(files === undefined ? [] : ["## File names", readNames(quantization, files)]),
  ];
}

function readNames(
  quantization: Plugin<"quantization">,
  {
    extensions,
    aliases = {},
    variants = {},
    companions = {},
  }: NonNullable<Plugin<"quantization">["files"]>,
): string {
  const [extension = ""] = extensions;
  const last = quantization.preference.at(-1) ?? "";
  const names = [
    `model-${last}-00001-of-00002.${extension}`,
    ...Object.keys(aliases).map((alias) => `model-${alias}.${extension}`),
    ...Object.keys(variants).map((mark) => `model-${mark}-${last}.${extension}`),
    ...Object.keys(companions).map((word) => `${word}-model.${extension}`),
  ];
  const rows = names.map((name) => {
    const {
      format = "",
      variant = "",
      part,
      companion = "",
    } = readFileName(quantization, name) ?? {};
    return [
      name,
      format,
      variant,
      part === undefined ? "" : `${part.at} of ${part.of ?? "?"}`,
      companion,
    ];
  });
  const meanings = Object.entries(variants).map(([mark, what]) => `- ${mark}: ${what}`);
  const table = rowsOf(["File", "Format", "Mark", "Part", "Beside the model"], rows);
  return [table, ...(meanings.length === 0 ? [] : [meanings.join("\n")])].join("\n\n");
}
