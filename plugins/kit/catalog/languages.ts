// The languages of a model, by the codes in its tags.

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
// Tags of formats and methods that are also codes of languages.
const OTHER: ReadonlySet<string> = new Set(["sd", "tf"]);

/** Whether a tag is the code of a language, as in ISO 639-1. */
export const isLanguage = (tag: string): boolean => languageName(tag) !== undefined;

/** The name of a language in English; undefined if the tag is no code. */
export const languageName = (tag: string): string | undefined =>
  /^[a-z]{2}$/.test(tag) && !OTHER.has(tag) ? names.of(tag) : undefined;

// A multilingual model has up to a hundred.
const MOST = 3;

/** The languages among the tags, e.g. "English, French" or "English, French, German and 20 more". */
export function languagesText(tags: readonly string[]): string | undefined {
  const all = tags.flatMap((tag) => languageName(tag) ?? []);
  if (all.length === 0) return tags.includes("multilingual") ? "multilingual" : undefined;
  const more = all.length - MOST;
  return all.slice(0, MOST).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
