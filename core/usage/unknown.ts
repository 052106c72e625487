// Names that nobody knows: what a request has under them is left out, and said, with the name that may be meant.
import { remember, rememberOf } from "../code/remember.ts";
import { brief } from "../hub/anything.ts";
import type { Diagnostic } from "../hub/diagnostic.ts";
import { nearestName } from "../hub/nearest.ts";
import type { Registry } from "../hub/registry.ts";
import type { Common } from "../hub/plugin.ts";
import type { Json } from "../model/json.ts";
import type { InferenceOptions, InferenceRequest } from "./request.ts";

// Tables, because the compiler holds them to the types.
const OPTIONS: { readonly [O in keyof InferenceOptions]-?: true } = {
  accessToken: true,
  tokenPlaceholder: true,
  directRequest: true,
  endpointUrl: true,
  billTo: true,
  streaming: true,
  messages: true,
  temperature: true,
  max_tokens: true,
  top_p: true,
  inputs: true,
  parameters: true,
};
const REQUEST: { readonly [R in keyof InferenceRequest]-?: true } = {
  model: true,
  provider: true,
  providerId: true,
  options: true,
};

/** Asks whether another name was meant; nothing where that would be a guess. @internal */
export function didYouMean(known: Iterable<string>, given: string): string | undefined {
  const near = nearestName(known, given);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

/** Asks whether another name of a registry was meant. @internal */
export function didYouMeanIn(registry: Registry<Common>, given: string): string | undefined {
  return meantIn(registry)(given).how;
}

// Thousands of records name the same few libraries that nobody knows.
const meantIn = rememberOf(({ list }: Registry<Common>) => {
  const names = list.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  return remember((text) => ({ how: didYouMean(names, text) }));
});

/** So many names are said: a request of which more is wrong is none that anybody would mend name by name. @internal */
export const MOST_SAID = 100;

/** Says what of a request and its options has a name that nobody knows. @internal */
export function sayUnknown(request: InferenceRequest, diagnostics: Diagnostic[]): void {
  let left = MOST_SAID;
  const say = (given: object, known: object, lead: string): void => {
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(known, name) || (given as Json)[name] === undefined) continue;
      if ((left -= 1) < 0) return;
      const names = Object.keys(known);
      const what = lead === "" ? "A request" : "An inference snippet";
      const how = didYouMean(names, name) ?? `Choose from ${names.join(", ")}.`;
      const message = `${what} has no option "${brief(name)}"; it is left out. ${how}`;
      diagnostics.push({ code: "option-ignored", message, path: lead + brief(name) });
    }
  };
  say(request, REQUEST, "");
  say(request.options ?? {}, OPTIONS, "options.");
}
