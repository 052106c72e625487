// A text with names that a model finds: of persons and a place, or of its field, such as chemicals or courts.
import type { Model } from "hubsmith";
import { rowsByClue } from "../tasks/record.ts";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor, PII, purposeOf } from "./fields.ts";
import { WITH_NAMES } from "./names.ts";

/** A text with names, and their kinds. */
export interface Names {
  readonly text: string;
  readonly entities: readonly string[];
}

const ENTITIES = ["person", "organization", "location"];

/** The text for a model. What it finds decides before its field: it may find the names of persons in medical texts. */
export function namesFor(model: Model): Names {
  const { names, entities = ENTITIES } = fieldTextsFor(model);
  if (names !== undefined) return { text: names, entities };
  const language = languageFor(model);
  const general = { text: WITH_NAMES[language], entities };
  if (purposeOf(model) === PII) return { ...general, text: `${general.text} ada@example.com` };
  if (purposeOf(model)?.names !== undefined) return general;
  const [row] = rowsOf(model);
  const text = row?.texts[language];
  return row === undefined || text === undefined ? general : { text, entities: row.entities };
}

/** The names of a field. */
interface FoundNames {
  /** Words of the name or the tags of a model, as `wordsOf` splits them. */
  readonly clue: RegExp;
  /** The kinds of names in the texts. */
  readonly entities: readonly string[];
  /** The texts, by the codes of languages. */
  readonly texts: Readonly<Record<string, string>> & { readonly en: string };
}

/** The first row that fits counts: narrow fields are before broad ones. */
const FOUND_NAMES: readonly FoundNames[] = [
  {
    clue: /^(?:chem|chemicals?\w*|chemistry|chemdner|bc4chemd|chemprot|iupac)$/,
    entities: ["chemical"],
    texts: {
      en: "Aspirin is made from salicylic acid and acetic anhydride.",
      de: "Aspirin wird aus Salicylsäure und Essigsäureanhydrid hergestellt.",
      es: "La aspirina se obtiene del ácido salicílico y del anhídrido acético.",
    },
  },
  {
    clue: /^(?:genes?|genetics?|genom(?:e|ics?)\w*|proteins?\w*|dna\w*|rna|jnlpba|bc2gm|cell[_-](?:line|type)|molecular-biology)$/,
    entities: ["protein", "gene", "cell line"],
    texts: { en: "The protein p53 activates the gene CDKN1A in HeLa cells." },
  },
  {
    clue: /^(?:species\w*|organisms?\w*|taxonomy|biodiversity|linnaeus)$/,
    entities: ["species"],
    texts: { en: "Escherichia coli was found in the gut of the house mouse, Mus musculus." },
  },
  {
    clue: /^(?:anatom\w*|oncolog\w*|cancer\w*|patholog\w*)$/,
    entities: ["anatomy", "disease"],
    texts: {
      en: "The carcinoma of the left lung had spread to the liver.",
      de: "Das Karzinom der linken Lunge hatte in die Leber gestreut.",
      es: "El carcinoma del pulmón izquierdo se extendió al hígado.",
    },
  },
  {
    clue: /^(?:(?:medical|medicine|clinical|biolink|biomed|disease|pharma|health|pubmed)\w*|openmed|ehr|edsnlp|biobert|biolord|ncbi[_-]disease|drugs?|radiology|cantemist)$|^.*biomedical/,
    entities: ["drug", "dosage", "disease"],
    texts: {
      en: "The patient takes 50 mg of metoprolol for high blood pressure.",
      ar: "يتناول المريض 50 ملغ من الميتوبرولول لعلاج ارتفاع ضغط الدم.",
      cs: "Pacient užívá 50 mg metoprololu na vysoký krevní tlak.",
      de: "Der Patient nimmt 50 mg Metoprolol gegen Bluthochdruck.",
      el: "Ο ασθενής παίρνει 50 mg μετοπρολόλης για την υπέρταση.",
      es: "El paciente toma 50 mg de metoprolol para la hipertensión.",
      fr: "Le patient est admis le 3 mai pour une pneumonie. Il ne tousse plus.",
      it: "Il paziente prende 50 mg di metoprololo contro la pressione alta.",
      ja: "患者は高血圧のためメトプロロール50mgを服用している。",
      ko: "환자는 고혈압 때문에 메토프롤롤 50mg을 복용한다.",
      nl: "De patiënt slikt 50 mg metoprolol tegen hoge bloeddruk.",
      pl: "Pacjent przyjmuje 50 mg metoprololu na nadciśnienie.",
      pt: "O paciente toma 50 mg de metoprolol para a hipertensão.",
      ro: "Pacientul ia 50 mg de metoprolol pentru hipertensiune.",
      ru: "Пациент принимает 50 мг метопролола от гипертонии.",
      sv: "Patienten tar 50 mg metoprolol mot högt blodtryck.",
      tr: "Hasta yüksek tansiyon için 50 mg metoprolol kullanıyor.",
      vi: "Bệnh nhân dùng 50 mg metoprolol để điều trị tăng huyết áp.",
      zh: "患者每天服用50毫克美托洛尔治疗高血压。",
    },
  },
  {
    clue: /^(?:legal\w*|law|lener|ler|courts?|contracts?|legislation)$/,
    entities: ["court", "law", "case"],
    texts: {
      en: "The Supreme Court decided Marbury v. Madison in 1803.",
      de: "Das Bundesverfassungsgericht entschied 1958 im Lüth-Urteil über Art. 5 GG.",
      es: "El Tribunal Supremo aplicó el artículo 1101 del Código Civil.",
      fr: "La Cour de cassation a appliqué la loi du 29 juillet 1881.",
      it: "La Corte di cassazione ha applicato il decreto legislativo n. 81 del 2008.",
      nl: "De Hoge Raad paste artikel 6:162 van het Burgerlijk Wetboek toe.",
      pl: "Sąd Najwyższy zastosował art. 415 Kodeksu cywilnego.",
      pt: "O Supremo Tribunal Federal aplicou a Lei 8.078, de 1990.",
      ro: "Înalta Curte de Casație și Justiție a aplicat Legea 85/2014.",
      ru: "Верховный суд применил статью 1064 Гражданского кодекса.",
      tr: "Yargıtay, Türk Borçlar Kanununun 49. maddesini uyguladı.",
      zh: "最高人民法院适用了《民法典》第1165条。",
    },
  },
  {
    clue: /^(?:fiqa|financ\w*|finbert\w*|finer|xbrl|sec-bert\w*|stocks?|crypto\w*)$/,
    entities: ["company", "amount"],
    texts: {
      en: "Siemens sold its shares in Osram for two billion euros.",
      de: "Siemens verkaufte seine Anteile an Osram für zwei Milliarden Euro.",
      es: "Siemens vendió sus acciones de Osram por dos mil millones de euros.",
      fr: "Siemens a vendu ses parts de Osram pour deux milliards de euros.",
      pt: "A Siemens vendeu as suas ações da Osram por dois mil milhões de euros.",
      zh: "西门子以二十亿欧元出售了欧司朗的股份。",
    },
  },
  {
    clue: /^(?:telecom\w*|telco|gsma|3gpp|otel)$/,
    entities: ["company", "technology", "location"],
    texts: { en: "Ericsson and Nokia presented the first 5G core in Barcelona." },
  },
  {
    clue: /^(?:address(?:es)?|address-\w+)$/,
    entities: ["address"],
    texts: { en: "Please deliver it to 221B Baker Street, London NW1 6XE." },
  },
  {
    clue: /^(?:geo|geograph\w*|geo[-_]?pars(?:er|ing)|toponyms?|place-?names?|hydrolog\w*)$/,
    entities: ["river", "city", "sea"],
    texts: {
      en: "The Danube flows from Donaueschingen through Vienna to the Black Sea.",
      de: "Die Donau fließt von Donaueschingen durch Wien zum Schwarzen Meer.",
      es: "El Danubio fluye desde Donaueschingen, pasa por Viena y llega al mar Negro.",
      fr: "Le Danube coule de Donaueschingen à la mer Noire en passant par Vienne.",
    },
  },
  {
    clue: /^(?:cyber\w*|cyner|malware|cve|cti|threat-\w+|infosec)$/,
    entities: ["threat actor", "vulnerability", "malware"],
    texts: { en: "APT41 used the vulnerability CVE-2021-44228 to install Cobalt Strike." },
  },
  {
    clue: /^(?:matsci\w*|materials?|materials?-\w+|batter(?:y|ies)\w*|batteryonlybert)$/,
    entities: ["material", "method"],
    texts: { en: "LiFePO4 was synthesized by a sol-gel method at 700 °C." },
  },
  {
    clue: /^(?:skills?|resumes?|cv|job\w*|recruit\w*|esco)$/,
    entities: ["skill", "occupation"],
    texts: { en: "We are looking for a data engineer who knows Python, SQL and Apache Spark." },
  },
  {
    clue: /^(?:food\w*|recipes?|ingredients?|cooking)$/,
    entities: ["food", "quantity"],
    texts: { en: "Mix two cups of flour and a teaspoon of salt with the milk." },
  },
  {
    clue: /^(?:astro\w*|astronomy)$/,
    entities: ["telescope", "galaxy"],
    texts: { en: "The Hubble Space Telescope observed a kilonova in the galaxy NGC 4993." },
  },
  {
    clue: /^(?:scientific\w*|scibert\w*|scierc|scholarly)$/,
    entities: ["method", "dataset", "metric"],
    texts: { en: "We train BERT on SQuAD and report the F1 score." },
  },
  {
    clue: /^(?:e-?commerce|products?|brands?)$/,
    entities: ["brand", "product"],
    texts: { en: "Sony WH-1000XM5 wireless headphones, black, with a carrying case." },
  },
];

const rowsOf = rowsByClue(FOUND_NAMES);
