// The natural languages of a model, from its record.
import type { Model } from "hubsmith";
import { nameOf } from "./record.ts";

/** The codes of the languages among the tags, or else in the name; empty if neither has any. */
export function languagesIn(model: Model): readonly string[] {
  const tagged = model.tags.filter((tag) => isCode(tag) && !FIELDS.has(tag));
  return tagged.length > 0 ? tagged : namedIn(model);
}

/** Does the model understand English, as far as the record shows? */
export function knowsEnglish(model: Model): boolean {
  const languages = languagesIn(model);
  const isGeneral = model.tags.some((tag) => /^multi-?lingual$/i.test(tag));
  return isGeneral || languages.length === 0 || languages.includes("en");
}

// Also short names of machine learning and computer vision.
const FIELDS: ReadonlySet<string> = new Set(["cv", "ml"]);

const DISPLAY = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isCode = (tag: string): boolean => /^[a-z]{2}$/.test(tag) && DISPLAY.of(tag) !== undefined;

// Incomplete records have the language only in the name, as in wav2vec2-large-xlsr-53-telugu.
function namedIn(model: Model): readonly string[] {
  const name = nameOf(model).toLowerCase();
  const code = model.tags.length > 0 ? undefined : /-(de|es|fr|ja|ko|zh)(?=-|$)/.exec(name)?.[1];
  const words = name.split(/[^a-z]+/).flatMap((word) => codesByName().get(word) ?? []);
  return code === undefined ? words : [code, ...words];
}

let names: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  names ??= new Map([...allCodes(), ...OTHER_NAMES]);
  return names;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const allCodes = (): readonly (readonly [name: string, code: string])[] =>
  [...LETTERS].flatMap((first) =>
    [...LETTERS].flatMap((second) => {
      const code = first + second;
      const name = DISPLAY.of(code)?.toLowerCase();
      return name === undefined || name.length < 4 ? [] : [[name, code] as const];
    }),
  );

const OTHER_NAMES: readonly (readonly [name: string, code: string])[] = [
  ["bemba", "bem"],
  ["bokmaal", "nb"],
  ["cantonese", "yue"],
  ["catala", "ca"],
  ["farsi", "fa"],
  ["filipino", "tl"],
  ["mandarin", "zh"],
  ["nynorsk", "nn"],
];
