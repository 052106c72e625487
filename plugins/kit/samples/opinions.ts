// A judgment with a good and a bad side.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { COMPLAINT, OPINION } from "./inputs.ts";
import { prefixesOf } from "./prefixes.ts";

/** An ambiguous review that the model judges. */
export const opinionFor = (model: Model): string =>
  prefixesOf(model).similar + (fieldTextsFor(model).opinion ?? OPINIONS[languageFor(model)]);

/** A text of one of the `TOPICS`. */
export function complaintFor(model: Model): string {
  const language = languageFor(model);
  return fieldTextsFor(model).complaint ?? (language === "en" ? COMPLAINT : OPINIONS[language]);
}

/** Judgments. */
export const OPINIONS: ByLanguage = {
  am: "ሾርባው ቀዝቃዛ ነበር፣ ነገር ግን እይታው ውብ ነበር።",
  ar: "كان الحساء باردًا، لكن المنظر عوّض ذلك.",
  cs: "Polévka byla studená, ale výhled to vynahradil.",
  da: "Suppen var kold, men udsigten gjorde det godt igen.",
  de: "Die Suppe war kalt, aber die Aussicht entschädigte dafür.",
  el: "Η σούπα ήταν κρύα, αλλά η θέα μας αποζημίωσε.",
  en: OPINION,
  es: "La sopa estaba fría, pero las vistas lo compensaron.",
  fa: "سوپ سرد بود، اما منظره آن را جبران کرد.",
  fi: "Keitto oli kylmää, mutta näköala korvasi sen.",
  fr: "La soupe était froide, mais la vue rattrapait tout.",
  hi: "सूप ठंडा था, लेकिन नज़ारे ने कमी पूरी कर दी।",
  hr: "Juha je bila hladna, ali pogled je to nadoknadio.",
  hu: "A leves hideg volt, de a kilátás kárpótolt érte.",
  id: "Supnya dingin, tetapi pemandangannya menebus semuanya.",
  it: "La zuppa era fredda, ma il panorama ha compensato.",
  ja: "スープは冷めていたが、景色がそれを補ってくれた。",
  kk: "Сорпа суық болды, бірақ көрініс оның орнын толтырды.",
  ko: "수프는 식었지만 경치가 그것을 만회해 주었다.",
  nl: "De soep was koud, maar het uitzicht maakte alles goed.",
  pl: "Zupa była zimna, ale widok wszystko wynagrodził.",
  pt: "A sopa estava fria, mas a vista compensou.",
  ro: "Supa era rece, dar priveliștea a compensat.",
  ru: "Суп был холодным, но вид всё искупил.",
  sv: "Soppan var kall, men utsikten vägde upp det.",
  sw: "Supu ilikuwa baridi, lakini mandhari yalifidia hilo.",
  te: "సూప్ చల్లగా ఉంది, కానీ దృశ్యం చాలా అందంగా ఉంది.",
  tg: "Шӯрбо хунук буд, аммо манзара зебо буд.",
  th: "ซุปเย็นชืด แต่วิวสวยจนคุ้มค่า",
  ti: "እቲ መረቕ ዝሑል ነይሩ፣ እቲ ትርኢት ግን ጽቡቕ ነይሩ።",
  tr: "Çorba soğuktu ama manzara bunu telafi etti.",
  uk: "Суп був холодний, але краєвид усе компенсував.",
  uz: "Choy sovuq edi, lekin manzara juda chiroyli edi.",
  vi: "Món súp bị nguội, nhưng phong cảnh đã bù lại.",
  xh: "Isuphu ibibanda, kodwa umbono ubumhle.",
  zh: "汤是凉的，但风景弥补了这一点。",
};
