// Fixtures: model records to check plugins with. The kit creates one for each task; authors add those that
// their plugins need.
import { type Model, parseModel } from "../../index.ts";

/** A model record to check plugins with, and its purpose. @public */
export interface FixtureModel {
  /** What this record tests. */
  readonly name: string;
  /** The record. */
  readonly model: Model;
}

/** Creates a fixture. Throws if the record is invalid. @public */
export function fixture(name: string, fields: Readonly<Record<string, unknown>>): FixtureModel {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const { model, diagnostics } = parseModel({ id: `example-org/${slug}`, ...fields });
  if (model !== undefined && diagnostics.length === 0) return Object.freeze({ name, model });
  throw new TypeError(
    `The fixture "${name}": ${diagnostics.map(({ message }) => message).join(" ")}`,
  );
}

/** A record without any field that is optional. @internal */
export const anyModel: FixtureModel = fixture("Any model", { id: "example-org/model" });
