// The skeleton of a program: what a checker of types can tell it by, so that what differs in data alone is checked once.
import type { Snippet } from "./finding.ts";

// Texts that hold code, or stand behind a letter that says what they are, are matched so that they stay as they are.
const TEXT = /`(?:[^`\\]|\\.)*`|[A-Za-z]*"(?:[^"\\\n]|\\.)*"/gs;
// Types are made of words, such as the names of providers and members; URLs, prompts and ids of models are not.
const WORD = /^"[\w-]*"$/;

/** Tells the texts apart that a check could tell apart. */
export function skeletonOf({
  client,
  language,
  content,
}: Pick<Snippet, "client" | "language" | "content">): string {
  // How a text is quoted is what a check of a shell is about.
  if (language === "sh") return `${client}\n${content}`;
  const blanked = content.replace(TEXT, (text) =>
    text.startsWith('"') && !WORD.test(text) ? '" "' : text,
  );
  return `${client}\n${blanked}`;
}
