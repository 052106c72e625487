// A text to translate, in a language that the model reads; the languages, and their codes in multilingual models.
import { type Model, valueIn } from "hubsmith";
import { isLanguageTag, nameOfCode } from "../catalog/languages.ts";
import { languagesInName } from "../tasks/languages.ts";
import { nameOf } from "../tasks/record.ts";
import { PLAIN } from "./sentences.ts";

// The first of the sample sentences, by the codes of the languages.
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PLAIN),
  ["af", "Die veerboot vertrek om twaalfuur."],
  ["az", "Bərə günorta yola düşür."],
  ["be", "Паром адпраўляецца апоўдні."],
  ["bg", "Фериботът тръгва на обяд."],
  ["bn", "ফেরি দুপুরে ছাড়ে।"],
  ["ca", "El ferri surt al migdia."],
  ["eo", "La pramo foriras tagmeze."],
  ["et", "Praam väljub keskpäeval."],
  ["eu", "Ferrya eguerdian irteten da."],
  ["ga", "Imíonn an bád farantóireachta ag meán lae."],
  ["gl", "O ferry sae ao mediodía."],
  ["gu", "હોડી બપોરે ઉપડે છે."],
  ["he", "המעבורת יוצאת בצהריים."],
  ["hr", "Trajekt polazi u podne."],
  ["ht", "Bato a pati a midi."],
  ["is", "Ferjan fer á hádegi."],
  ["ka", "ბორანი შუადღისას გადის."],
  ["lt", "Keltas išplaukia vidurdienį."],
  ["lv", "Prāmis atiet pusdienlaikā."],
  ["mk", "Фериботот тргнува напладне."],
  ["mr", "नौका दुपारी निघते."],
  ["ms", "Feri bertolak pada tengah hari."],
  ["no", "Fergen går klokka tolv."],
  ["sk", "Trajekt odchádza na poludnie."],
  ["sl", "Trajekt odpluje opoldne."],
  ["sq", "Trageti niset në mesditë."],
  ["sr", "Трајект полази у подне."],
  ["sw", "Feri inaondoka saa sita mchana."],
  ["ta", "படகு நண்பகலில் புறப்படுகிறது."],
  ["tl", "Umaalis ang bangka sa tanghali."],
  ["ur", "کشتی دوپہر کو روانہ ہوتی ہے۔"],
]);

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
  const known = Object.keys(CODES).find((code) => CODES[code]![0].startsWith(`${first}_`));
  return first.length === 3 ? (known ?? first) : first;
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

const longCode = (code: string): string => CODES[code]?.[0].slice(0, 3) ?? code;

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
  const column = /nllb/i.test(clues) ? 0 : /mbart/i.test(clues) ? 1 : undefined;
  if (column === undefined)
    return /m2m[-_]?100/i.test(clues) ? { source, target, token: `__${target}__` } : undefined;
  const named = CODES[source]?.[column] ?? CODES.en[column];
  const token =
    CODES[target]?.[column] ?? (named === CODES.en[column] ? CODES.de : CODES.en)[column];
  return { source: named, target: token, token };
}

// The codes of NLLB and of mBART.
const CODES: Readonly<Record<string, readonly [nllb: string, mbart?: string]>> & {
  readonly en: readonly [string, string];
  readonly de: readonly [string, string];
} = {
  af: ["afr_Latn", "af_ZA"],
  am: ["amh_Ethi"],
  ar: ["arb_Arab", "ar_AR"],
  as: ["asm_Beng"],
  ay: ["ayr_Latn"],
  az: ["azj_Latn", "az_AZ"],
  be: ["bel_Cyrl"],
  bem: ["bem_Latn"],
  bg: ["bul_Cyrl"],
  bn: ["ben_Beng", "bn_IN"],
  bo: ["bod_Tibt"],
  ca: ["cat_Latn"],
  cs: ["ces_Latn", "cs_CZ"],
  cy: ["cym_Latn"],
  da: ["dan_Latn"],
  de: ["deu_Latn", "de_DE"],
  el: ["ell_Grek"],
  en: ["eng_Latn", "en_XX"],
  eo: ["epo_Latn"],
  es: ["spa_Latn", "es_XX"],
  et: ["est_Latn", "et_EE"],
  eu: ["eus_Latn"],
  fa: ["pes_Arab", "fa_IR"],
  fi: ["fin_Latn", "fi_FI"],
  fo: ["fao_Latn"],
  fr: ["fra_Latn", "fr_XX"],
  ga: ["gle_Latn"],
  gd: ["gla_Latn"],
  gl: ["glg_Latn", "gl_ES"],
  gn: ["grn_Latn"],
  gu: ["guj_Gujr", "gu_IN"],
  ha: ["hau_Latn"],
  he: ["heb_Hebr", "he_IL"],
  hi: ["hin_Deva", "hi_IN"],
  hr: ["hrv_Latn", "hr_HR"],
  ht: ["hat_Latn"],
  hu: ["hun_Latn"],
  hy: ["hye_Armn"],
  id: ["ind_Latn", "id_ID"],
  ig: ["ibo_Latn"],
  is: ["isl_Latn"],
  it: ["ita_Latn", "it_IT"],
  ja: ["jpn_Jpan", "ja_XX"],
  jv: ["jav_Latn"],
  ka: ["kat_Geor", "ka_GE"],
  kk: ["kaz_Cyrl", "kk_KZ"],
  km: ["khm_Khmr", "km_KH"],
  kn: ["kan_Knda"],
  ko: ["kor_Hang", "ko_KR"],
  ku: ["kmr_Latn"],
  ky: ["kir_Cyrl"],
  lb: ["ltz_Latn"],
  lg: ["lug_Latn"],
  ln: ["lin_Latn"],
  lo: ["lao_Laoo"],
  lt: ["lit_Latn", "lt_LT"],
  lv: ["lvs_Latn", "lv_LV"],
  mg: ["plt_Latn"],
  mk: ["mkd_Cyrl", "mk_MK"],
  ml: ["mal_Mlym", "ml_IN"],
  mn: ["khk_Cyrl", "mn_MN"],
  mr: ["mar_Deva", "mr_IN"],
  ms: ["zsm_Latn"],
  mt: ["mlt_Latn"],
  my: ["mya_Mymr", "my_MM"],
  nb: ["nob_Latn"],
  ne: ["npi_Deva", "ne_NP"],
  nl: ["nld_Latn", "nl_XX"],
  nn: ["nno_Latn"],
  no: ["nob_Latn"],
  ny: ["nya_Latn"],
  oc: ["oci_Latn"],
  om: ["gaz_Latn"],
  or: ["ory_Orya"],
  pa: ["pan_Guru"],
  pl: ["pol_Latn", "pl_PL"],
  ps: ["pbt_Arab", "ps_AF"],
  pt: ["por_Latn", "pt_XX"],
  qu: ["quy_Latn"],
  ro: ["ron_Latn", "ro_RO"],
  ru: ["rus_Cyrl", "ru_RU"],
  rw: ["kin_Latn"],
  sa: ["san_Deva"],
  si: ["sin_Sinh", "si_LK"],
  sk: ["slk_Latn"],
  sl: ["slv_Latn", "sl_SI"],
  sn: ["sna_Latn"],
  so: ["som_Latn"],
  sq: ["als_Latn"],
  sr: ["srp_Cyrl"],
  st: ["sot_Latn"],
  su: ["sun_Latn"],
  sv: ["swe_Latn", "sv_SE"],
  sw: ["swh_Latn", "sw_KE"],
  ta: ["tam_Taml", "ta_IN"],
  te: ["tel_Telu", "te_IN"],
  tg: ["tgk_Cyrl"],
  th: ["tha_Thai", "th_TH"],
  ti: ["tir_Ethi"],
  tk: ["tuk_Latn"],
  tl: ["tgl_Latn", "tl_XX"],
  tn: ["tsn_Latn"],
  tr: ["tur_Latn", "tr_TR"],
  ts: ["tso_Latn"],
  tt: ["tat_Cyrl"],
  tw: ["twi_Latn"],
  ug: ["uig_Arab"],
  uk: ["ukr_Cyrl", "uk_UA"],
  ur: ["urd_Arab", "ur_PK"],
  uz: ["uzn_Latn"],
  vi: ["vie_Latn", "vi_VN"],
  wo: ["wol_Latn"],
  xh: ["xho_Latn", "xh_ZA"],
  yo: ["yor_Latn"],
  zh: ["zho_Hans", "zh_CN"],
  zu: ["zul_Latn"],
};
