// An answer for a person: Markdown with a heading for each snippet, and at its end what is not offered and why.
import type { Answer, Missing } from "./answer.ts";
import { type Terminal, visible } from "./io.ts";

/** An answer as text. */
export function textOf(answer: Answer, terminal: Terminal): string {
  const heading = (level: string, text: string): string =>
    terminal.bold(`${level} ${oneLine(text)}`);
  const parts = [heading("#", answer.id)];
  for (const { library, purpose, install, language, content } of answer.load) {
    parts.push(heading("##", `Load with ${library}: ${purpose}`));
    if (install !== undefined) parts.push(fenced("sh", install));
    parts.push(fenced(language, content));
  }
  for (const { provider, language, client, content } of answer.inference) {
    parts.push(
      heading("##", `Call ${provider} with ${language}/${client}`),
      fenced(language, content),
    );
  }
  if (answer.notOffered.length > 0)
    parts.push(heading("##", "Not offered"), reasons(answer.notOffered).join("\n"));
  if (answer.diagnostics.length > 0) {
    const notes = answer.diagnostics.map(({ message }) => `- ${oneLine(message)}`);
    parts.push(heading("##", "Notes"), notes.join("\n"));
  }
  return parts.join("\n\n");
}

// Many clients lack a snippet for one reason, which is said once.
function reasons(rows: readonly Missing[]): readonly string[] {
  const namesOf = new Map<string, string[]>();
  for (const row of rows) {
    const why = oneLine(`${row.reason} ${row.change}`);
    const names = namesOf.get(why) ?? [];
    names.push(nameOf(row));
    namesOf.set(why, names);
  }
  return [...namesOf].map(([why, names]) => `- ${[...new Set(names)].join(", ")}: ${why}`);
}

function nameOf({ part, library, language, client, provider }: Missing): string {
  if (part === "load") return oneLine(library ?? "any library");
  return oneLine(client === undefined ? (provider ?? "any provider") : `${language}/${client}`);
}

// A fence is longer than any in the code, so that the code cannot end it.
function fenced(language: string, content: string): string {
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}

function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, " ").trim();
}
