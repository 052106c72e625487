// Applies a URL to the panel: unknown parts are dropped and reported. A link may be older than
// the plugins, truncated, or malicious.
import type { Entry } from "hubsmith";
import { resolveEntries } from "#core/hub/registry";
import {
  type Choice,
  DEFAULTS,
  OLDER_VIEWS,
  readAddress,
  TOKENS,
  VIEWS,
  ROUTES,
} from "../panel/choice/choice.ts";
import { callRequestOf } from "../panel/code/request.ts";
import { unfitIn } from "../panel/form/fields.ts";
import { AUTO, providersIn } from "../panel/providers/providers.ts";
import { type PanelState, textsOf, without } from "../panel/state.ts";

/** A selection, and a sentence for each dropped part. */
export interface UrlChoice {
  readonly choice: Partial<Choice>;
  readonly dropped: readonly string[];
}

/** The maximum length of a query. Servers reject URLs above some 8,000 characters. */
export const LONGEST = 7000;

/** Reads the query of a model's URL, without parts that no plugin matches. */
export function readUrlChoice(search: string, model: string, entries: readonly Entry[]): UrlChoice {
  if (search.length > LONGEST) {
    const limit = LONGEST.toLocaleString("en");
    return {
      choice: {},
      dropped: [`The link is longer than ${limit} characters, so it was ignored.`],
    };
  }
  const query = new URLSearchParams(search);
  const providers = providersIn(entries);
  const clients = resolveEntries(entries, "client").registry;
  const languages = clients.list.map((client) => client.language.id);
  const language = query.getAll("language").at(-1) ?? "";
  const isAmong =
    (...all: readonly string[]) =>
    (id: string): boolean =>
      all.includes(id);
  const known: readonly (readonly [string, string, (value: string) => boolean])[] = [
    ["provider", "provider", (id) => providers.has(id)],
    // An unknown language has no client.
    ["client", "client", (id) => !languages.includes(language) || clients.has(`${language}/${id}`)],
    ["language", "language", isAmong(...languages)],
    ["streaming", "streaming option", isAmong("yes", "no")],
    ["way", "route", isAmong(...ROUTES)],
    ["token", "token option", isAmong(...TOKENS)],
    ["view", "view", isAmong(...VIEWS, ...OLDER_VIEWS)],
  ];
  const dropped: string[] = [];
  for (const [name, words, isHere] of known) {
    const value = query.getAll(name).at(-1);
    if (!value || isHere(value)) continue;
    dropped.push(`Unknown ${words}: ${quoted(value)}.`);
    query.delete(name);
    if (name !== "language") continue;
    // A link with a language is complete, even if the language is unknown.
    query.set(name, DEFAULTS.language);
    query.delete("client");
  }
  return { choice: readAddress(query.toString(), model), dropped };
}

/** Typed text in the link without a field in the call, once its task is loaded; empty if all has one. */
export function validTyped(state: PanelState): UrlChoice | undefined {
  const { model, typed, parameterTexts } = state;
  const { plain: call } = callRequestOf(state, AUTO);
  // The call may become available, and then its fields appear.
  if (call === undefined) return undefined;
  const { parameters } = call.task;
  const [inputs, texts] = [textsOf(typed, model.id), textsOf(parameterTexts, model.id)];
  const unfit = unfitIn(call, inputs);
  const unknown = Object.keys(texts).filter((name) => !Object.hasOwn(parameters, name));
  const names = [
    ...unfit.map((name) => (name === "" ? "input" : `input.${name}`)),
    ...unknown.map((name) => `parameter.${name}`),
  ];
  if (names.length === 0) return undefined;
  const dropped = names
    .slice(0, MOST_TOLD)
    .map((name) => `The value for ${quoted(name)} is invalid, or has no field.`);
  const left = names.length - dropped.length;
  if (left > 0) dropped.push(`${left} more are unknown or invalid.`);
  const choice = {
    typed: { [model.id]: without(inputs, unfit) },
    parameterTexts: { [model.id]: without(texts, unknown) },
  };
  return { choice, dropped };
}

const MOST_TOLD = 8;
const LONGEST_QUOTE = 60;

function quoted(text: string): string {
  // Invisible and direction-changing characters would change how the sentence reads.
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\uFFFD");
  const letters = [...plain];
  return `“${letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : plain}”`;
}
