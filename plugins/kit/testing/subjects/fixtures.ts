// Fixtures: model records to check plugins with. The kit creates one for each task; authors add those that
// their plugins need.
import { type Model, parseModel } from "hubsmith";

/** A model record to check plugins with, and its purpose. Made by `fixture`. @public */
export interface FixtureModel {
  /** What this record tests. */
  readonly name: string;
  /** The record. */
  readonly model: Model;
}

/**
 * Creates a record to check plugins with.
 * @param name - What the record tests. It is part of messages.
 * @param fields - The fields of the record, as the Hub's API returns them. `id` is `example-org/` and the name by
 * default.
 * @returns The fixture, frozen.
 * @throws A TypeError if `parseModel` reports a problem.
 * @see https://huggingface.co/docs/hub/api
 * @example
 * ```ts
 * import { fixture } from "hubsmith/testing";
 *
 * fixture("A LoRA", { tags: ["lora"] }).model.id; // → "example-org/a-lora"
 * ```
 * @public
 */
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
