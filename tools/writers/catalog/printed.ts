// What the app prints for a record, to find the facts that it needs.
import { createHub, inferenceSnippets, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { formatsOf as formatsIn, modelFiles } from "hubsmith/formats";
import { entries } from "hubsmith/plugins";
import type { Mapping, Source } from "./sources.ts";

const hub = createHub((await loadPlugins(entries)).plugins);

/** The load snippets, the call of the first provider, and the GGUF files, as text to compare. */
export function printed(record: object): string {
  const { model } = parseModel(record);
  if (model === undefined) return "";
  const [mapping] = model.inferenceProviderMapping ?? [];
  const { provider = "auto", providerId } = mapping ?? {};
  return JSON.stringify([
    loadSnippets(hub, model),
    inferenceSnippets(hub, {
      model,
      provider,
      ...(providerId === undefined ? {} : { providerId }),
    }),
    model.tags.includes("gguf") ? modelFiles(hub, model) : [],
  ]);
}

/** The libraries whose programs a record gets. */
export function librariesOf(record: object): readonly string[] {
  const { model } = parseModel(record);
  if (model === undefined) return [];
  return loadSnippets(hub, model).snippets.map(({ library }) => library);
}

/** The formats of its weights. */
export function formatsOf(record: object): readonly string[] {
  const { model } = parseModel(record);
  if (model === undefined) return [];
  return formatsIn(hub, model).formats.map(({ quantization }) => quantization);
}

/** The record with its providers, as the Hub's API returns it. */
export const recordOf = (source: Source, mappings: readonly Mapping[] = []): object => ({
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
