// The beginning of a text that a model continues.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { BEGINNING } from "./inputs.ts";

/** The beginning of a text that the model continues. */
export const beginningFor = (model: Model): string =>
  fieldTextsFor(model).beginning ?? BEGINNINGS[languageFor(model)];

/** Beginnings of texts. */
export const BEGINNINGS: ByLanguage = {
  am: "የመብራት ቤቱ ጠባቂ በሩን ከፍቶ",
  ar: "فتح حارس المنارة الباب ثم",
  cs: "Strážce majáku otevřel dveře a",
  da: "Fyrpasseren åbnede døren og",
  de: "Der Leuchtturmwärter öffnete die Tür und",
  el: "Ο φαροφύλακας άνοιξε την πόρτα και",
  en: BEGINNING,
  es: "El farero abrió la puerta y",
  fa: "نگهبان فانوس دریایی در را باز کرد و",
  fi: "Majakanvartija avasi oven ja",
  fr: "Le gardien du phare ouvrit la porte et",
  hi: "प्रकाशस्तंभ के रखवाले ने दरवाज़ा खोला और",
  hr: "Svjetioničar je otvorio vrata i",
  hu: "A világítótorony őre kinyitotta az ajtót, és",
  id: "Penjaga mercusuar membuka pintu dan",
  it: "Il guardiano del faro aprì la porta e",
  ja: "灯台守はドアを開けて、",
  kk: "Маяк күзетшісі есікті ашып,",
  ko: "등대지기는 문을 열고",
  nl: "De vuurtorenwachter opende de deur en",
  pl: "Latarnik otworzył drzwi i",
  pt: "O faroleiro abriu a porta e",
  ro: "Paznicul farului a deschis ușa și",
  ru: "Смотритель маяка открыл дверь и",
  sv: "Fyrvaktaren öppnade dörren och",
  sw: "Mlinzi wa mnara wa taa alifungua mlango na",
  te: "దీపస్తంభం కాపలాదారు తలుపు తెరిచి",
  tg: "Посбони маяк дарро кушод ва",
  th: "คนเฝ้าประภาคารเปิดประตูแล้ว",
  ti: "ሓላዊ መብራህቲ ማዕጾ ከፊቱ",
  tr: "Deniz feneri bekçisi kapıyı açtı ve",
  uk: "Доглядач маяка відчинив двері й",
  uz: "Mayoqchi eshikni ochdi va",
  vi: "Người gác hải đăng mở cửa và",
  xh: "Umgcini wesibane wavula umnyango",
  zh: "灯塔看守人打开门，",
};
