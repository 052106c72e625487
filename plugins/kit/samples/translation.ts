// A text to translate, in a language that the model reads; the languages, and their codes in multilingual models.
import { type Model, valueIn } from "hubsmith";
import { nameOf } from "../tasks/record.ts";
import { TEXTS } from "./texts.ts";

// The first of the sample sentences, by the codes of the languages.
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ...[...TEXTS].map(([code, { sentences }]) => [code, sentences[0]] as const),
  ["bg", "Фериботът тръгва на обяд."],
  ["bn", "ফেরি দুপুরে ছাড়ে।"],
  ["ca", "El ferri surt al migdia."],
  ["et", "Praam väljub keskpäeval."],
  ["he", "המעבורת יוצאת בצהריים."],
  ["hr", "Trajekt polazi u podne."],
  ["sw", "Feri inaondoka saa sita mchana."],
]);

/** The languages of a model, as the Hub's tags have them. */
export interface Languages {
  readonly source: string;
  readonly target: string;
}

// Names with a pair: `opus-mt-de-en`, `opus-mt-tc-big-fr-en`, `translator_ru-to-en`.
const PAIR = /(?<![a-z])([a-z]{2})(?=[-_](?:to[-_])?([a-z]{2})(?![a-z]))/gi;
// A group of languages: `opus-mt-en-ROMANCE`, `opus-mt-mul-en`.
const MARIAN = /opus-mt-(?:tc-[a-z]+-)?([a-z]+)-([a-z]+)$/i;

/** The languages: of the name, or else of the tags, or else English and German. */
export function languagesOf(model: Model): Languages {
  const name = nameOf(model);
  const [, ...ends] = MARIAN.exec(name) ?? [];
  const pairs = [...name.matchAll(PAIR)].map(([, source, target]) => [source!, target!]);
  const codes = ends.length > 0 ? ends : (pairs.find((pair) => pair.every(isKnown)) ?? []);
  const [source, target] = codes.map((code) => (isKnown(code) ? code.toLowerCase() : undefined));
  const tagged = model.tags.filter(isKnown);
  const other = (code: string): string => (code === "de" ? "en" : "de");
  const others = (code: string): string =>
    [other(code), ...tagged].find(
      (candidate) => candidate !== code && tagged.includes(candidate),
    ) ?? other(code);
  if (source !== undefined) return { source, target: target ?? others(source) };
  if (target !== undefined) return { source: others(target), target };
  // Of two languages, the model card lists the source first.
  const [only] = tagged.length === 2 ? tagged : [];
  const first = only ?? (tagged.includes("en") ? "en" : (tagged[0] ?? "en"));
  return { source: first, target: others(first) };
}

const isKnown = (code: string): boolean => BY_LANGUAGE.has(code.toLowerCase());

/** The text: the given one or one in the source language, after what the model needs before a text. */
export function textToTranslate(model: Model, given?: string): string {
  const text = given || BY_LANGUAGE.get(languagesOf(model).source)!;
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
  if (group !== undefined && !isKnown(group) && group.length > 2)
    return group === group.toUpperCase()
      ? `>>${target}<< `
      : `>>${CODES[target]![0].slice(0, 3)}<< `;
  const tasks = Object.entries(valueIn(model.config, "task_specific_params") ?? {});
  const given = tasks.filter(([task]) => task.startsWith("translation"));
  const entry = given.find(([task]) => task === `translation_${source}_to_${target}`) ?? given[0];
  const prefix = entry && valueIn(entry[1], "prefix");
  if (typeof prefix === "string") return prefix;
  // The original T5 models read the task from the text.
  return /^t5-(small|base|large|3b|11b)$/i.test(name) ? "translate English to German: " : "";
}

// Targets with several languages or scripts, of which the text names one.
const DIALECTS: ReadonlyMap<string, string> = new Map([
  ["ar", "ara"],
  ["vi", "vie"],
  ["zh", "cmn_Hans"],
]);

/** The request to a chat model. */
export function translationRequest(model: Model): string {
  const { source, target } = languagesOf(model);
  return `Translate to ${NAMES.of(target)}: ${BY_LANGUAGE.get(source)!}`;
}

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** The codes of the languages in a multilingual model, and the token of the target; undefined if it needs none. */
export function codesOf(
  model: Model,
  base = "",
): (Languages & { readonly token: string }) | undefined {
  const { source, target } = languagesOf(model);
  const clues = [model.id, base, ...model.tags].join(" ");
  const column = /nllb/i.test(clues) ? 0 : /mbart/i.test(clues) ? 1 : undefined;
  if (column === undefined)
    return /m2m[-_]?100/i.test(clues) ? { source, target, token: `__${target}__` } : undefined;
  const named = CODES[source]![column] ?? CODES.en[column];
  const token = CODES[target]![column] ?? CODES.de[column];
  return { source: named, target: token, token };
}

// The codes of NLLB and of mBART.
const CODES: Readonly<Record<string, readonly [nllb: string, mbart?: string]>> & {
  readonly en: readonly [string, string];
  readonly de: readonly [string, string];
} = {
  ar: ["arb_Arab", "ar_AR"],
  bg: ["bul_Cyrl"],
  bn: ["ben_Beng", "bn_IN"],
  ca: ["cat_Latn"],
  cs: ["ces_Latn", "cs_CZ"],
  da: ["dan_Latn"],
  de: ["deu_Latn", "de_DE"],
  el: ["ell_Grek"],
  en: ["eng_Latn", "en_XX"],
  es: ["spa_Latn", "es_XX"],
  et: ["est_Latn", "et_EE"],
  fa: ["pes_Arab", "fa_IR"],
  fi: ["fin_Latn", "fi_FI"],
  fr: ["fra_Latn", "fr_XX"],
  he: ["heb_Hebr", "he_IL"],
  hi: ["hin_Deva", "hi_IN"],
  hr: ["hrv_Latn", "hr_HR"],
  hu: ["hun_Latn"],
  id: ["ind_Latn", "id_ID"],
  it: ["ita_Latn", "it_IT"],
  ja: ["jpn_Jpan", "ja_XX"],
  ko: ["kor_Hang", "ko_KR"],
  nl: ["nld_Latn", "nl_XX"],
  pl: ["pol_Latn", "pl_PL"],
  pt: ["por_Latn", "pt_XX"],
  ro: ["ron_Latn", "ro_RO"],
  ru: ["rus_Cyrl", "ru_RU"],
  sv: ["swe_Latn", "sv_SE"],
  sw: ["swh_Latn", "sw_KE"],
  th: ["tha_Thai", "th_TH"],
  tr: ["tur_Latn", "tr_TR"],
  uk: ["ukr_Cyrl", "uk_UA"],
  vi: ["vie_Latn", "vi_VN"],
  zh: ["zho_Hans", "zh_CN"],
};
