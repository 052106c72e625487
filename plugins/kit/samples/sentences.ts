// A plain statement, to embed, rewrite, translate or read aloud.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { SENTENCES } from "./inputs.ts";

/** A plain statement that the model reads. */
export const sentenceFor = (model: Model): string =>
  fieldTextsFor(model).sentences?.[0] ?? PLAIN[languageFor(model)];

/** Plain statements. */
export const PLAIN: ByLanguage = {
  am: "ጀልባው እኩለ ቀን ላይ ይነሳል።",
  ar: "تغادر العبّارة عند الظهر.",
  cs: "Trajekt odplouvá v poledne.",
  da: "Færgen sejler klokken tolv.",
  de: "Die Fähre fährt mittags ab.",
  el: "Το πλοίο φεύγει το μεσημέρι.",
  en: SENTENCES[0],
  es: "El ferry sale a mediodía.",
  fa: "کشتی ظهر به راه افتاد.",
  fi: "Lautta lähtee keskipäivällä.",
  fr: "Le ferry part à midi.",
  hi: "नौका दोपहर में रवाना होती है।",
  hr: "Trajekt polazi u podne.",
  hu: "A komp délben indul.",
  id: "Kapal feri berangkat pada tengah hari.",
  it: "Il traghetto parte a mezzogiorno.",
  ja: "フェリーは正午に出発します。",
  kk: "Паром түсте жөнеледі.",
  ko: "페리는 정오에 출발합니다.",
  nl: "De veerboot vertrekt om twaalf uur.",
  pl: "Prom odpływa w południe.",
  pt: "O ferry parte ao meio-dia.",
  ro: "Feribotul pleacă la prânz.",
  ru: "Паром отправляется в полдень.",
  sv: "Färjan avgår klockan tolv.",
  sw: "Kivuko kinaondoka saa sita mchana.",
  te: "పడవ మధ్యాహ్నం బయలుదేరుతుంది.",
  tg: "Киштӣ нисфирӯзӣ ба роҳ мебарояд.",
  th: "เรือข้ามฟากออกตอนเที่ยง",
  ti: "ጃልባ ፍርቂ መዓልቲ ይብገስ።",
  tr: "Feribot öğlen kalkıyor.",
  uk: "Пором відправляється опівдні.",
  uz: "Parom soat birda suzib ketadi.",
  vi: "Phà rời bến lúc giữa trưa.",
  xh: "Isikhitshane sihamba emini emaqanda.",
  zh: "渡轮中午出发。",
};
