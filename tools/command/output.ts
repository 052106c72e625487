// A request becomes its output: the snippets, what is not among them and why, and faults on the way.
import {
  type Diagnostic,
  type Hub,
  inferenceSnippets,
  type InferenceSnippet,
  loadSnippets,
  type LoadSnippet,
  type NotOffered,
} from "hubsmith";
import type { Languages } from "./clients.ts";
import { printedLimit } from "./limits.ts";
import type { Fault } from "./lines.ts";
import { ALL, type Request } from "./request.ts";

/** What is asked for beside the hub's own choice of clients. */
export interface Wanted {
  /** Without it, snippets of all languages. */
  readonly languages?: Languages;
  /** Whether load snippets are asked for. */
  readonly load: boolean;
}

/** A snippet that is not there, and whether it is one to load the model or one to call it. */
export type Missing = { readonly part: "load" | "inference" } & NotOffered;

/** What is printed for a request. */
export interface Output {
  readonly id: string;
  readonly load: readonly Omit<LoadSnippet, "client" | "extension" | "highlight">[];
  readonly inference: readonly InferenceSnippet[];
  readonly notOffered: readonly Missing[];
  readonly diagnostics: readonly (Fault | Diagnostic)[];
}

/** The output of a request, or that it would be too long. */
export function outputOf(hub: Hub, request: Request, wanted: Wanted): Output | Fault {
  const { model, provider, providerId, options } = request;
  const load = wanted.load
    ? loadSnippets(hub, model)
    : { snippets: [], notOffered: [], diagnostics: [] };
  const limit = printedLimit();
  const ids = provider === ALL ? [...hub.providers].map(({ id }) => id) : [provider];
  const offers: ReturnType<typeof inferenceSnippets>[] = [];
  // One after the other, so that what is too long is found before all of it is made.
  let fault = limit(load.snippets);
  for (const id of ids) {
    if (fault !== undefined) return fault;
    const its = providerId === undefined ? {} : { providerId };
    const offer = inferenceSnippets(hub, { model, provider: id, ...its, options });
    fault = limit(offer.snippets);
    offers.push(offer);
  }
  if (fault !== undefined) return fault;
  return {
    id: model.id,
    load: load.snippets
      .filter(({ language }) => wanted.languages?.take(language) ?? true)
      .map(({ library, language, purpose, install, content }) => ({
        library,
        language,
        purpose,
        ...(install === undefined ? {} : { install }),
        content,
      })),
    inference: offers.flatMap(({ snippets }) => snippets),
    notOffered: [
      ...load.notOffered.map((row) => ({ part: "load" as const, ...row })),
      ...offers.flatMap(({ notOffered }) =>
        notOffered.map((row) => ({ part: "inference" as const, ...row })),
      ),
    ],
    diagnostics: distinct([
      ...request.diagnostics,
      ...load.diagnostics,
      ...offers.flatMap(({ diagnostics }) => diagnostics),
    ]),
  };
}

// With many providers asked, what is wrong with the record or the options is found as many times.
function distinct<T extends { readonly message: string }>(diagnostics: readonly T[]): readonly T[] {
  return [...new Map(diagnostics.map((one) => [one.message, one])).values()];
}
