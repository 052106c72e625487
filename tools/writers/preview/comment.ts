// A comment in Markdown: a fold for each changed snippet, of limited length.
import { differenceOf } from "../../support/difference.ts";

export type Printed = Readonly<Record<string, string>>;

// GitHub accepts 65,536 characters.
const MOST = 60_000;

/** The comment about what differs; `base` names the commit before. */
export function commentOf(
  before: Printed,
  now: Printed,
  base: string,
  most: number = MOST,
): string {
  const titles = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = titles.filter((title) => before[title] !== now[title]);
  if (changed.length === 0) return `No snippet differs from ${base}.`;
  const what = changed.length === 1 ? "snippet differs" : "snippets differ";
  let text = `### ${changed.length} ${what} from ${base}\n`;
  for (const [at, title] of changed.entries()) {
    const fold = foldOf(title, before[title], now[title]);
    const rest = `\n${changed.length - at} more are left out. Run \`npm run preview -- ${base}\`.`;
    if (text.length + fold.length + rest.length > most) return text + rest;
    text += fold;
  }
  return text;
}

function foldOf(title: string, before: string | undefined, now: string | undefined): string {
  const isNew = before === undefined;
  const note = isNew ? " (new)" : now === undefined ? " (removed)" : "";
  const labeled = differenceOf(`${before ?? ""}\n`, `${now ?? ""}\n`, ["before", "now"]);
  const diff = labeled.split("\n").slice(2).join("\n").trimEnd();
  // Longer than any fence in the snippet.
  const fence = "`".repeat(
    Math.max(3, ...[...diff.matchAll(/`+/g)].map(([marks]) => marks.length + 1)),
  );
  const summary = `${escaped(title)}${note}`;
  return `\n<details><summary>${summary}</summary>\n\n${fence}diff\n${diff}\n${fence}\n\n</details>\n`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
