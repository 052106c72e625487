// One record needs few plugins of all; what it leaves out must change no word of its answer.
import { type Entry, neededEntries } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { ALL, type Request } from "./request.ts";

/** The entries without which a request would be answered otherwise. */
export function neededFor(entries: readonly Entry[], request: Request): readonly Entry[] {
  const { model, provider, options } = request;
  const { library_name: library, pipeline_tag: task, inferenceProviderMapping: mappings } = model;
  const isKnown = (kind: Kind, name: string | undefined): boolean =>
    name === undefined ||
    entries.some(
      (one) =>
        one.kind === kind &&
        [one.id, ...(one.aliases ?? [])].some((own) => own.toLowerCase() === name.toLowerCase()),
    );
  const isTold =
    isKnown("library", library) && isKnown("task", task) && isKnown("provider", provider);
  // A word that is not known is compared with all, and mappings and endpoints bring in providers that are not named.
  const isPlain =
    provider !== ALL && options.endpointUrl === undefined && (mappings ?? []).length === 0;
  return isTold && isPlain ? neededEntries(entries, model, [provider]) : entries;
}
