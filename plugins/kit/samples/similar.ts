// The plain statements in other words.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { SENTENCES } from "./inputs.ts";

/** What `sentenceFor` says, in other words. */
export const similarFor = (model: Model): string =>
  fieldTextsFor(model).sentences?.[1] ?? SIMILAR[languageFor(model)];

/** Sentences that mean what those of `PLAIN` mean. */
export const SIMILAR: ByLanguage = {
  am: "መርከቡ በስድስት ሰዓት ይሄዳል።",
  ar: "يبحر القارب في الساعة الثانية عشرة.",
  cs: "Loď vyplouvá ve dvanáct.",
  da: "Båden afgår ved middagstid.",
  de: "Das Boot legt um zwölf Uhr ab.",
  el: "Το καράβι αναχωρεί στις δώδεκα.",
  en: SENTENCES[1],
  es: "El barco zarpa a las doce.",
  fa: "قایق ساعت دوازده حرکت کرد.",
  fi: "Vene lähtee kello kaksitoista.",
  fr: "Le bateau appareille à douze heures.",
  hi: "नाव बारह बजे निकलती है।",
  hr: "Brod isplovljava u dvanaest.",
  hu: "A hajó tizenkettőkor fut ki.",
  id: "Perahu itu berlayar pukul dua belas.",
  it: "La nave salpa alle dodici.",
  ja: "船は十二時に出港します。",
  kk: "Кеме сағат он екіде жолға шығады.",
  ko: "배는 열두 시에 떠납니다.",
  nl: "De boot vaart rond de middag af.",
  pl: "Statek wypływa o dwunastej.",
  pt: "O barco zarpa às doze.",
  ro: "Vaporul pornește la ora douăsprezece.",
  ru: "Лодка отплывает в двенадцать.",
  sv: "Båten lägger ut mitt på dagen.",
  sw: "Mashua inaondoka saa sita.",
  te: "నావ పన్నెండు గంటలకు బయలుదేరుతుంది.",
  tg: "Қаиқ соати дувоздаҳ меравад.",
  th: "เรือออกเดินทางเวลาสิบสองนาฬิกา",
  ti: "መርከብ ሰዓት ሽዱሽተ ትብገስ።",
  tr: "Tekne saat on ikide yola çıkıyor.",
  uk: "Човен відпливає о дванадцятій.",
  uz: "Kema soat birda suzadi.",
  vi: "Thuyền nhổ neo lúc mười hai giờ.",
  xh: "Isikhephe sihamba ngentsimbi yeshumi elinesibini.",
  zh: "船在十二点启航。",
};
