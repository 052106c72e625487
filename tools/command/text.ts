// An output for a person: Markdown with a heading for each snippet, and at its end what is not offered and why.
import type { Missing, Output } from "./output.ts";
import { type Terminal, visible } from "./io.ts";

/** An output as text. */
export function textOf(output: Output, terminal: Terminal): string {
  const heading = (level: string, text: string): string =>
    terminal.bold(`${level} ${oneLine(text)}`);
  const parts = [heading("#", output.id)];
  for (const { library, purpose, install, language, content } of output.load) {
    parts.push(heading("##", `Load with ${library}: ${purpose}`));
    if (install !== undefined) parts.push(fenced("sh", install));
    parts.push(fenced(language, content));
  }
  for (const { provider, language, client, content } of output.inference) {
    parts.push(
      heading("##", `Call ${provider} with ${language}/${client}`),
      fenced(language, content),
    );
  }
  if (output.notOffered.length > 0)
    parts.push(heading("##", "Not offered"), reasons(output.notOffered).join("\n"));
  if (output.diagnostics.length > 0) {
    const notes = output.diagnostics.map(({ message }) => `- ${oneLine(message)}`);
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
  let longest = 2;
  for (const [ticks] of content.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}

function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, " ").trim();
}
