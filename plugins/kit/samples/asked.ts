// What a chat is asked.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { ASKED } from "./inputs.ts";

/** A question for a chat with the model. */
export const askedFor = (model: Model): string =>
  fieldTextsFor(model).asked ?? QUESTIONS_TO_ASK[languageFor(model)];

/** Questions for a chat. */
export const QUESTIONS_TO_ASK: ByLanguage = {
  am: "በደቡብ አሜሪካ የሚገኙ ሦስት ወንዞችን ጥቀስ።",
  ar: "اذكر ثلاثة أنهار في أمريكا الجنوبية.",
  cs: "Jmenuj tři řeky v Jižní Americe.",
  da: "Nævn tre floder i Sydamerika.",
  de: "Nenne drei Flüsse in Südamerika.",
  el: "Ονόμασε τρία ποτάμια της Νότιας Αμερικής.",
  en: ASKED,
  es: "Nombra tres ríos de América del Sur.",
  fa: "سه رود آمریکای جنوبی را نام ببر.",
  fi: "Nimeä kolme Etelä-Amerikan jokea.",
  fr: "Nomme trois fleuves du Brésil.",
  hi: "दक्षिण अमेरिका की तीन नदियों के नाम बताइए।",
  hr: "Navedi tri rijeke u Južnoj Americi.",
  hu: "Nevezz meg három dél-amerikai folyót.",
  id: "Sebutkan tiga sungai di Amerika Selatan.",
  it: "Elenca tre fiumi del Sud America.",
  ja: "南アメリカの川を三つ挙げてください。",
  kk: "Оңтүстік Американың үш өзенін ата.",
  ko: "남아메리카의 강 세 개를 말해 주세요.",
  nl: "Noem drie rivieren in Zuid-Amerika.",
  pl: "Wymień trzy rzeki Ameryki Południowej.",
  pt: "Cite três rios da América do Sul.",
  ro: "Numește trei râuri din America de Sud.",
  ru: "Назови три реки Южной Америки.",
  sv: "Nämn tre floder i Sydamerika.",
  sw: "Taja mito mitatu ya Amerika Kusini.",
  te: "దక్షిణ అమెరికాలోని మూడు నదుల పేర్లు చెప్పండి.",
  tg: "Се дарёи Амрикои Ҷанубиро номбар кунед.",
  th: "บอกชื่อแม่น้ำสามสายในอเมริกาใต้",
  ti: "ሰለስተ ሩባታት ደቡብ ኣሜሪካ ጥቀስ።",
  tr: "Üç Güney Amerika nehri say.",
  uk: "Назви три річки Південної Америки.",
  uz: "Janubiy Amerikaning uchta daryosini ayting.",
  vi: "Hãy kể tên ba con sông ở Nam Mỹ.",
  xh: "Xela imilambo emithathu yaseMzantsi Merika.",
  zh: "请说出南美洲的三条河流。",
};
