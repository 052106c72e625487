// What the first-party plugins print for a record.
import {
  createHub,
  type Hub,
  type InferenceSnippet,
  inferenceSnippets,
  loadPlugins,
  type Model,
  parseModel,
  type SnippetResult,
} from "hubsmith";
import { entries } from "hubsmith/plugins";

/** All plugins. */
export const hub: Hub = createHub((await loadPlugins(entries)).plugins);

/** The model of a record. Throws if the record is not valid. */
export function modelOf(record: { readonly id: string }): Model {
  const { model } = parseModel(record);
  if (model === undefined) throw new TypeError(`${record.id} is not a record`);
  return model;
}

/** The first provider that the record names, or the router's choice. */
export const firstProviderOf = ({ inferenceProviderMapping: [first] = [] }: Model): string =>
  first?.provider ?? "auto";

/** The calls of the first provider. */
export const firstCalls = (model: Model): SnippetResult<InferenceSnippet> =>
  inferenceSnippets(hub, { model, provider: firstProviderOf(model) });
