// The natural languages among the tags of a model.

// Short names of methods, formats and fields that are also codes: computer vision, machine learning, Stable Diffusion.
const OTHER: ReadonlySet<string> = new Set(["cv", "ml", "sd"]);

/** The English names of the languages, by their codes in ISO 639-1: `Intl.DisplayNames` would take 15 ms of each start. */
export const LANGUAGES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ `
  aa:Afar, ab:Abkhazian, ae:Avestan, af:Afrikaans, ak:Akan, am:Amharic, an:Aragonese, ar:Arabic, as:Assamese,
  av:Avaric, ay:Aymara, az:Azerbaijani, ba:Bashkir, be:Belarusian, bg:Bulgarian, bh:Bhojpuri, bi:Bislama, bm:Bambara,
  bn:Bangla, bo:Tibetan, br:Breton, bs:Bosnian, ca:Catalan, ce:Chechen, ch:Chamorro, co:Corsican, cr:Cree, cs:Czech,
  cu:Church Slavic, cv:Chuvash, cy:Welsh, da:Danish, de:German, dv:Divehi, dz:Dzongkha, ee:Ewe, el:Greek, en:English,
  eo:Esperanto, es:Spanish, et:Estonian, eu:Basque, fa:Persian, ff:Fula, fi:Finnish, fj:Fijian, fo:Faroese, fr:French,
  fy:Western Frisian, ga:Irish, gd:Scottish Gaelic, gl:Galician, gn:Guarani, gu:Gujarati, gv:Manx, ha:Hausa, he:Hebrew,
  hi:Hindi, ho:Hiri Motu, hr:Croatian, ht:Haitian Creole, hu:Hungarian, hy:Armenian, hz:Herero, ia:Interlingua,
  id:Indonesian, ie:Interlingue, ig:Igbo, ii:Sichuan Yi, ik:Inupiaq, in:Indonesian, io:Ido, is:Icelandic, it:Italian,
  iu:Inuktitut, iw:Hebrew, ja:Japanese, ji:Yiddish, jv:Javanese, jw:Javanese, ka:Georgian, kg:Kongo, ki:Kikuyu,
  kj:Kuanyama, kk:Kazakh, kl:Kalaallisut, km:Khmer, kn:Kannada, ko:Korean, kr:Kanuri, ks:Kashmiri, ku:Kurdish, kv:Komi,
  kw:Cornish, ky:Kyrgyz, la:Latin, lb:Luxembourgish, lg:Ganda, li:Limburgish, ln:Lingala, lo:Lao, lt:Lithuanian,
  lu:Luba-Katanga, lv:Latvian, mg:Malagasy, mh:Marshallese, mi:Māori, mk:Macedonian, ml:Malayalam, mn:Mongolian,
  mo:Romanian, mr:Marathi, ms:Malay, mt:Maltese, my:Burmese, na:Nauru, nb:Norwegian Bokmål, nd:North Ndebele,
  ne:Nepali, ng:Ndonga, nl:Dutch, nn:Norwegian Nynorsk, no:Norwegian, nr:South Ndebele, nv:Navajo, ny:Nyanja,
  oc:Occitan, oj:Ojibwa, om:Oromo, or:Odia, os:Ossetic, pa:Punjabi, pi:Pali, pl:Polish, ps:Pashto, pt:Portuguese,
  qu:Quechua, rm:Romansh, rn:Rundi, ro:Romanian, ru:Russian, rw:Kinyarwanda, sa:Sanskrit, sc:Sardinian, sd:Sindhi,
  se:Northern Sami, sg:Sango, sh:Serbian (Latin), si:Sinhala, sk:Slovak, sl:Slovenian, sm:Samoan, sn:Shona, so:Somali,
  sq:Albanian, sr:Serbian, ss:Swati, st:Southern Sotho, su:Sundanese, sv:Swedish, sw:Swahili, ta:Tamil, te:Telugu,
  tg:Tajik, th:Thai, ti:Tigrinya, tk:Turkmen, tl:Filipino, tn:Tswana, to:Tongan, tr:Turkish, ts:Tsonga, tt:Tatar,
  tw:Akan, ty:Tahitian, ug:Uyghur, uk:Ukrainian, ur:Urdu, uz:Uzbek, ve:Venda, vi:Vietnamese, vo:Volapük, wa:Walloon,
  wo:Wolof, xh:Xhosa, yi:Yiddish, yo:Yoruba, za:Zhuang, zh:Chinese, zu:Zulu`
    .split(",")
    .map((pair) => pair.trim().split(":") as [string, string]),
);

/** The name of a language in English by its code in ISO 639-1, e.g. "French" for `fr`; undefined if it is none. */
export const languageName = (code: string): string | undefined => LANGUAGES.get(code);

let names: Intl.DisplayNames | undefined;

function nameByIntl(code: string): string | undefined {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names.of(code);
}

/** The same, for a code of any length. */
export const nameOfCode = (code: string): string | undefined =>
  languageName(code) ?? nameByIntl(code);

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
