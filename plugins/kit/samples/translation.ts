// A text to translate, in a language that the model reads; the languages, and their codes in multilingual models.
import { type Model, valueIn } from "hubsmith";
import { isLanguageTag, nameOfCode } from "../catalog/languages.ts";
import { languagesInName } from "../tasks/languages.ts";
import { nameOf } from "../tasks/record.ts";
import languageCodes from "./language-codes.json" with { type: "json" };
import { PLAIN } from "./sentences.ts";
import others from "./translated.json" with { type: "json" };

// The first of the sample sentences, by the codes of the languages.
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map(Object.entries({ ...PLAIN, ...others }));

/** The languages of a model, as the Hub's tags have them. */
export interface Languages {
  readonly source: string;
  readonly target: string;
}

// Names with a pair: `opus-mt-de-en`, `opus-mt-tc-big-fr-en`, `translator_ru-to-en`.
const PAIR = /(?<![a-z])([a-z]{2})(?=[-_](?:to[-_])?([a-z]{2})(?![a-z]))/gi;
// A code, a group or a list of languages on each side: `opus-mt-en-ROMANCE`, `opus-mt-mul-en`, `opus-mt-tc-big-en-cat_oci_spa`.
const MARIAN = /opus-mt-(?:tc-(?:base|bible-big|big|small|tiny)-)?([a-z_]+)-([a-z_]+)$/i;

/** The languages: of the name, or else of the tags, or else English and German. */
export function languagesOf(model: Model): Languages {
  const tagged = model.tags.filter(isLanguageTag);
  const other = (code: string): string => (code === "en" ? "de" : "en");
  const others = (code: string): string =>
    [other(code), ...tagged.filter(isKnown), ...tagged].find(
      (candidate) => candidate !== code && tagged.includes(candidate),
    ) ?? other(code);
  const marian = MARIAN.exec(nameOf(model));
  if (marian !== null) return endsOf(marian[1]!, marian[2]!, tagged);
  const [source, target] = pairOf(model) ?? [];
  if (source !== undefined && target !== undefined) return { source, target };
  // Of two languages, the model card lists the source first.
  const [only] = tagged.length === 2 ? tagged.filter(isKnown) : [];
  const first = only ?? (tagged.includes("en") ? "en" : (tagged.find(isKnown) ?? "en"));
  return { source: first, target: others(first) };
}

function pairOf(model: Model): readonly string[] | undefined {
  const pairs = [...nameOf(model).matchAll(PAIR)].map(([, ...codes]) => codes);
  const pair = pairs.find((codes) => codes.every(isKnown))?.map((code) => code.toLowerCase());
  const named = languagesInName(model);
  return pair ?? (named.length === 2 ? named : undefined);
}

/** The languages of a name with two ends. Of a group, the tags name the members. */
function endsOf(from: string, to: string, tagged: readonly string[]): Languages {
  const ends = [from, to].map(codeOf);
  const memberOf = (end: string, other: string): string | undefined => {
    const members = tagged.filter((tag) => isKnown(tag) && tag !== other);
    return isLanguageTag(end)
      ? undefined
      : (members.find((tag) => tag !== "en") ?? GROUPS.get(end));
  };
  const [source, target] = ends as [string, string];
  return {
    source: memberOf(source, target) ?? source,
    target: memberOf(target, source) ?? target,
  };
}

const isKnown = (code: string): boolean => BY_LANGUAGE.has(code.toLowerCase());

// The first of a list; lists have codes of three letters.
function codeOf(end: string): string {
  const [first = ""] = end.toLowerCase().split("_");
  const known = Object.entries(NLLB).find(([, long]) => long.startsWith(`${first}_`));
  return first.length === 3 ? (known?.[0] ?? first) : first;
}

// A member of each group of languages, for names whose record has no tags of languages.
const GROUPS: ReadonlyMap<string, string> = new Map(
  `aav:vi afa:ar bat:lt bnt:sw cel:ga celtic:ga cpf:ht dra:ta euq:eu fiu:fi gem:de gmq:sv gmw:de grk:el iir:hi inc:hi
  ine:fr ira:fa itc:it map:id mkh:vi mul:fr north:sv phi:tl poz:id roa:fr romance:fr scandinavia:sv sem:ar sit:zh sla:pl
  trk:tr tut:tr urj:fi zle:ru zls:bg zlw:pl`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/** A sentence in the language; for a language without one, a request for it. */
const sentenceIn = (code: string): string =>
  BY_LANGUAGE.get(code) ?? `Write a sentence in ${nameOfCode(code) ?? "the source language"} here.`;

/** The text: the given one or one in the source language, after what the model needs before a text. */
export function textToTranslate(model: Model, given?: string): string {
  const text = given || sentenceIn(languagesOf(model).source);
  const prefix = prefixOf(model);
  return /^translate |^>>|^<2/.test(text) ? text : prefix + text;
}

/** What a model needs before a text: a task, or the target language. */
export function prefixOf(model: Model): string {
  const name = nameOf(model);
  const { source, target } = languagesOf(model);
  if (/madlad/i.test(name)) return `<2${target}> `;
  const group = MARIAN.exec(name)?.[2];
  const dialect = /opus-mt-en-/i.test(name) ? DIALECTS.get(group ?? "") : undefined;
  if (dialect !== undefined) return `>>${dialect}<< `;
  // The older models of groups use codes of two letters.
  if (group !== undefined && !isLanguageTag(group) && group.length > 2)
    return group === group.toUpperCase() ? `>>${target}<< ` : `>>${longCode(target)}<< `;
  const tasks = Object.entries(valueIn(model.config, "task_specific_params") ?? {});
  const given = tasks.filter(([task]) => task.startsWith("translation"));
  const entry = given.find(([task]) => task === `translation_${source}_to_${target}`) ?? given[0];
  const prefix = entry && valueIn(entry[1], "prefix");
  if (typeof prefix === "string") return prefix;
  // The original T5 models read the task from the text.
  return /^t5-(small|base|large|3b|11b)$/i.test(name) ? "translate English to German: " : "";
}

const longCode = (code: string): string => NLLB[code]?.slice(0, 3) ?? code;

// Targets with several languages or scripts, of which the text names one.
const DIALECTS: ReadonlyMap<string, string> = new Map([
  ["ar", "ara"],
  ["vi", "vie"],
  ["zh", "cmn_Hans"],
]);

/** The request to a chat model. */
export function translationRequest(model: Model): string {
  const { source, target } = languagesOf(model);
  return `Translate to ${nameOfCode(target) ?? target}: ${sentenceIn(source)}`;
}

/** The codes of the languages in a multilingual model, and the token of the target; undefined if it needs none. */
export function codesOf(
  model: Model,
  base = "",
): (Languages & { readonly token: string }) | undefined {
  const { source, target } = languagesOf(model);
  const clues = [model.id, base, ...model.tags].join(" ");
  const codes = codesFor(clues);
  if (codes === undefined)
    return /m2m[-_]?100/i.test(clues) ? { source, target, token: `__${target}__` } : undefined;
  const named = codes[source] ?? codes.en;
  const token = codes[target] ?? (named === codes.en ? codes.de : codes.en);
  return { source: named, target: token, token };
}

type Codes = Readonly<Record<string, string>> & { readonly en: string; readonly de: string };

const NLLB: Codes = languageCodes.nllb;

function codesFor(clues: string): Codes | undefined {
  if (/nllb/i.test(clues)) return NLLB;
  return /mbart/i.test(clues) ? languageCodes.mbart : undefined;
}
