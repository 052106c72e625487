// What the app prints for a record, to find the facts that it needs.
import { loadSnippets } from "hubsmith";
import { formatsOf as formatsIn, modelFiles } from "hubsmith/formats";
import { firstCalls, hub, modelOf } from "../../support/offers.ts";
import type { HubRecord } from "../../support/hub-records.ts";
import type { Mapping, Source } from "./sources.ts";

/** The load snippets, the call of the first provider, and the GGUF files, as text to compare. */
export function printed(record: { readonly id: string }): string {
  const model = modelOf(record);
  const files = model.tags.includes("gguf") ? modelFiles(hub, model) : [];
  return JSON.stringify([loadSnippets(hub, model), firstCalls(model), files]);
}

/** The libraries whose programs a record gets. */
export const librariesOf = (record: { readonly id: string }): readonly string[] =>
  loadSnippets(hub, modelOf(record)).snippets.map(({ library }) => library);

/** The formats of its weights. */
export const formatsOf = (record: { readonly id: string }): readonly string[] =>
  formatsIn(hub, modelOf(record)).formats.map(({ quantization }) => quantization);

/** The record with its providers, as the Hub's API returns it. */
export const recordOf = (source: Source, mappings: readonly Mapping[] = []): HubRecord => ({
  ...source,
  ...(mappings.length === 0
    ? {}
    : {
        inferenceProviderMapping: mappings.map(
          ({ provider, providerId, task = usualTaskOf(source), status = "live" }) => ({
            provider,
            providerId,
            task,
            status,
          }),
        ),
      }),
});

/** The task of a model's mappings, if they name no other. */
export const usualTaskOf = ({ pipeline_tag = "", tags = [] }: Source): string =>
  tags.includes("conversational") ? "conversational" : pipeline_tag;
