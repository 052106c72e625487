// Absences in the panel's own words. The kernel's sentences are also for users of the command and authors of plugins:
// they name ids, and what to change in a record. A reader sees labels, and can only choose.
import type { Absence, Entry } from "hubsmith";
import { byArguments } from "../../models/memoized.ts";

// By code: what a reader can do.
const FIXES: Readonly<Record<string, string>> = {
  "no-library": "See the model’s page on the Hub.",
  "no-plugin": "See the provider’s own documentation.",
  "no-task": "Run it locally.",
  "not-shown": "See the model’s page on the Hub.",
  "needs-provider-id": "Choose a provider that hosts it, or your own endpoint.",
  "unknown-library": "See the model’s page on the Hub.",
  "unknown-task": "Run it locally.",
};
const REASONS: Readonly<Record<string, string>> = {
  "no-library": "The library is not known here.",
  "no-plugin": "It hosts the model, but there is no code for it here.",
  "no-task": "The model’s page names no task, so its API is unknown.",
};

// An id ends where a word does, and comes after a word that tasks and providers follow.
const BEFORE = /(?<=\b(?:as|each|for|of|on|support|supports|to|,) )/.source;
const AFTER = /(?=[ .,;]|$)/.source;

const wordsOf = byArguments((entries: readonly Entry[]) => {
  const labels = new Map(
    entries.flatMap(({ kind, id, label }) =>
      kind === "task" || kind === "provider" ? [[id, label] as const] : [],
    ),
  );
  // A longer id may start with a shorter one.
  const ids = [...labels.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`${BEFORE}(?:${ids.join("|")})${AFTER}`, "g");
  return (text: string): string =>
    text
      .replaceAll(pattern, (id) => labels.get(id)!)
      .replaceAll(/the wire format ([^.]+)/g, "the $1 API")
      .replaceAll("wire format", "API");
});

const escaped = (id: string): string => id.replaceAll(/[.+*?^$()[\]{}|\\]/g, "\\$&");

/** A sentence with the labels of tasks and providers; the form has the wire formats below "API". */
export const inWords = (entries: readonly Entry[], text: string): string => wordsOf(entries)(text);

export const forReaders =
  (entries: readonly Entry[]) =>
  <A extends Absence>(absence: A): A => {
    const { code, reason, fix } = absence;
    return {
      ...absence,
      reason: inWords(entries, REASONS[code] ?? reason),
      fix: inWords(entries, FIXES[code] ?? fix),
    };
  };
