// Fixtures: model records to try plugins with. The kit makes one for each task; a plugin's author adds what it reads.
import { type Model, parseModel } from "../index.ts";

/** A model record to try plugins with, and what it is an example of. @public */
export interface FixtureModel {
  /** What is told apart by it. */
  readonly name: string;
  /** The record. */
  readonly model: Model;
}

/** Makes a fixture. Throws where the record has a fault. @public */
export function fixture(name: string, fields: Readonly<Record<string, unknown>>): FixtureModel {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const { model, diagnostics } = parseModel({ id: `example-org/${slug}`, ...fields });
  if (model !== undefined && diagnostics.length === 0) return Object.freeze({ name, model });
  throw new TypeError(
    `The fixture "${name}": ${diagnostics.map(({ message }) => message).join(" ")}`,
  );
}
