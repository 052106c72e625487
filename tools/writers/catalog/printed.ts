// What the app prints for a record, to find the facts that it needs.
import { loadSnippets } from "hubsmith";
import type { Offer } from "hubsmith/offers";
import { mappingsOf } from "#plugins/kit/offers/offers";
import { formatsOf as formatsIn, modelFiles } from "hubsmith/formats";
import { firstCalls, hub, modelOf } from "../../support/offers.ts";
import type { HubRecord } from "../../support/hub-records.ts";

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
export const recordOf = (source: HubRecord, offers: readonly Offer[] = []): HubRecord => ({
  ...source,
  ...(offers.length === 0 ? {} : { inferenceProviderMapping: mappingsOf(offers) }),
});
