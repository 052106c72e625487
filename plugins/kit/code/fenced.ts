// A program in Markdown.

/** A program in a fence that is longer than any fence in it; empty for an empty text. @internal */
export function fenced(language: string, text = ""): string {
  const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return text && `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
