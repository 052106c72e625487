// The formats of quantizations as rows: one for each code of a list, and one for all that is known of a name.
import type { Plugin } from "hubsmith";
import { formatOf } from "hubsmith/formats";
import { formatsIn } from "#plugins/quantizations/shared/table";
import type { Value } from "hubsmith/code";
import type { Row } from "./catalogue.ts";

type Quantization = Plugin<"quantization">;

/** The names that a person may mean. */
export const formatNames = (all: readonly Quantization[]): readonly string[] =>
  all.flatMap((one) => formatsIn(one).map(({ name }) => name));

/** A row for each name in each set of codes. */
export function formatRows(quantization: Quantization): readonly Row[] {
  return Object.entries(quantization.sets).flatMap(([set, formats]) =>
    formats.map(({ name, ...format }): Row => {
      const bits = formatOf(quantization, name)?.bits;
      return withoutGaps({
        id: name,
        quantization: quantization.id,
        set,
        code: format.code,
        family: format.family,
        bits: bits?.exact ?? bits?.base,
        measured: bits?.measured,
        mostly: format.mostly,
        note: format.note,
      });
    }),
  );
}

/** All that quantizations know of a format by that name, ignoring case; undefined if it is unknown. */
export function formatRow(all: readonly Quantization[], name: string): Row | undefined {
  const found = all.flatMap((one) => {
    const format = formatOf(one, name);
    return format === undefined ? [] : [{ one, format }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const quantizations = found.map(({ one, format: { codes, family, bits, note } }) => {
    const { label, description } = one.families?.[family ?? ""] ?? {};
    return withoutGaps({
      id: one.id,
      codes,
      note,
      bits: bits as Value | undefined,
      family: label,
      description,
    });
  });
  return { id: first.format.name, quantizations };
}

function withoutGaps<
  T extends Readonly<Record<string, Value | undefined>> & { readonly id: string },
>(fields: T): Row {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Row;
}
