// A row of the list of models that another program runs than that of their task.
import { type Absence, type LoadCode, type Model, type Requirement } from "hubsmith";
import type { Code } from "hubsmith/code";

export type Programs = LoadCode | readonly LoadCode[] | Absence;

/** A program with its packages, why there is none, or what a function returns that other libraries use too. */
export type Row =
  | {
      readonly fits: (model: Model) => boolean;
      readonly purpose: string;
      readonly packages: readonly Requirement[];
      /** Requirements that pip does not install. */
      readonly note?: string;
      print(model: Model): Code;
    }
  | { readonly fits: (model: Model) => boolean; readonly absence: Absence }
  | {
      readonly fits?: (model: Model) => boolean;
      /** Undefined if the row does not fit. */
      programs(model: Model): Programs | undefined;
    };

/** The programs of the first row that fits; undefined if none does. */
export function programsIn(rows: readonly Row[], model: Model): Programs | undefined {
  for (const row of rows) {
    const programs = row.fits?.(model) === false ? undefined : programsOf(row, model);
    if (programs !== undefined) return programs;
  }
  return undefined;
}

function programsOf(row: Row, model: Model): Programs | undefined {
  if ("absence" in row) return row.absence;
  if ("programs" in row) return row.programs(model);
  const { purpose, packages: pip, note } = row;
  const install = note === undefined ? { pip } : { pip, note };
  return { purpose, code: row.print(model), install };
}
