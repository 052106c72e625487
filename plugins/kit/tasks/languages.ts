// The natural languages of a model, from its record.
import type { Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { isLanguageTag, languageName, LANGUAGES } from "../catalog/languages.ts";
import otherNames from "./language-names.json" with { type: "json" };
import { nameOf } from "./record.ts";

/**
 * The codes of the languages among the tags, or else in the name; empty if neither has any. The one of a code in the name
 * is the first.
 */
export const languagesIn: (model: Model) => readonly string[] = oncePer((model) => {
  const tagged = taggedIn(model);
  const code = codeIn(model);
  const ofLibrary = OF_LIBRARIES.get(model.library_name ?? "");
  const languages = tagged.length > 0 ? tagged : [...(ofLibrary ?? []), ...languagesInName(model)];
  return code === undefined ? languages : [code, ...languages.filter((other) => other !== code)];
});

// Libraries of one language.
const OF_LIBRARIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["araclip", ["ar"]],
  ["edsnlp", ["fr"]],
  ["hezar", ["fa"]],
]);

const taggedIn = (model: Model): readonly string[] => model.tags.filter(isLanguageTag);

/** Does the model understand English, as far as the record shows? */
export const knowsEnglish: (model: Model) => boolean = oncePer((model) => {
  const languages = languagesIn(model);
  const isGeneral = model.tags.some((tag) => /^multi-?lingual$/i.test(tag));
  if (codeIn(model) !== undefined) return false;
  return isGeneral || languages.length === 0 || languages.includes("en");
});

/** The language of a recording for the model: English, if the model knows it. */
export const spokenIn = (model: Model): string =>
  knowsEnglish(model) ? "en" : languagesIn(model)[0]!;

/** The codes of the languages whose names are in the model's name, as in wav2vec2-large-xlsr-53-telugu. */
export function languagesInName(model: Model): readonly string[] {
  const name = nameOf(model).toLowerCase();
  // Names of models may end in a digit, as it5 does.
  const words = [...name.split(/[^a-z]+/), ...name.split(/[^a-z0-9]+/)];
  const brazilian = /(?:^|[-_])pt-?br(?:[-_]|$)/.test(name) ? ["pt"] : [];
  return [...new Set([...brazilian, ...words.flatMap((word) => CODES.get(word) ?? [])])];
}

// A name with a pair, as in ko2en, is that of a model that reads the first. A name with one code, as in bge-m3-ko, is that of a model for this language, whatever else it reads. Between words, a
// code may be a word itself, as in "modelo-de-texto".
function codeIn(model: Model): string | undefined {
  const name = nameOf(model).toLowerCase();
  const [, source, target] = /(?<![^-_])([a-z]{2})2([a-z]{2})(?![^-_])/.exec(name) ?? [];
  if (source !== undefined && languageName(source) && languageName(target!))
    return source === "en" ? undefined : source;
  const codes = name.match(/(?<![^-_])(?:de|en|es|fr|ja|ko|zh)(?![^-_])/g) ?? [];
  const [code] = codes;
  if (codes.length !== 1 || code === undefined || code === "en") return undefined;
  const isAtEnd = name.startsWith(code) || name.endsWith(code);
  return isAtEnd || model.tags.length === 0 || model.tags.includes(code) ? code : undefined;
}

// Former codes of Indonesian, Hebrew, Javanese, Yiddish and Moldovan.
const FORMER: ReadonlySet<string> = new Set(["in", "iw", "ji", "jw", "mo"]);

// Shorter names are also words.
const CODED = [...LANGUAGES].flatMap(([code, name]) =>
  name.length < 4 || FORMER.has(code) ? [] : [[name.toLowerCase(), code] as const],
);

// Families of models that were trained for one language, and languages in their own words.
const CODES: ReadonlyMap<string, string> = new Map([...CODED, ...Object.entries(otherNames)]);
