// The natural languages among the tags of a model.
import { oncePerText } from "#core/base/freeze";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

// Short names of methods, formats and fields that are also codes: computer vision, machine learning, Stable Diffusion.
const OTHER: ReadonlySet<string> = new Set(["cv", "ml", "sd"]);

const nameOf = oncePerText((code) => names.of(code) ?? "");

/** The name of a language in English by its code in ISO 639-1, e.g. "French" for `fr`; undefined if it is none. */
export const languageName = (code: string): string | undefined =>
  code.length === 2 && /^[a-z]+$/.test(code) ? nameOf(code) || undefined : undefined;

/** Whether a tag is the code of a language. */
export const isLanguageTag = (tag: string): boolean =>
  languageName(tag) !== undefined && !OTHER.has(tag);

// A multilingual model has up to a hundred.
const MOST = 3;

/** The languages among the tags, e.g. "English, French" or "English, French, German and 20 more". */
export function languagesText(tags: readonly string[]): string | undefined {
  const all = tags.filter(isLanguageTag).map(languageName);
  if (all.length === 0) return tags.includes("multilingual") ? "multilingual" : undefined;
  const more = all.length - MOST;
  return all.slice(0, MOST).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
