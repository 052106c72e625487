// Applies a URL to the panel: unknown parts are dropped and reported. A link may be older than
// the plugins, truncated, or malicious.
import type { Entry } from "hubsmith";
import { resolveEntries } from "#core/hub/registry";
import { type Choice, DEFAULTS, readAddress, ROUTES, TOKENS } from "../../panel/data/choice.ts";
import { providersIn } from "../../models/providers.ts";

/** A selection, and a sentence for each dropped part. */
interface UrlChoice {
  readonly choice: Partial<Choice>;
  readonly dropped: readonly string[];
}

/** Reads the query of a model's URL, without parts that no plugin matches. */
export function readUrlChoice(search: string, model: string, entries: readonly Entry[]): UrlChoice {
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

const LONGEST_QUOTE = 60;

function quoted(text: string): string {
  // Invisible and direction-changing characters would change how the sentence reads.
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\uFFFD");
  const letters = [...plain];
  return `“${letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : plain}”`;
}
