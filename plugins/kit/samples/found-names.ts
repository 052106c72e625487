// A text with names that a model finds: of persons and a place, or of its field, such as chemicals or courts.
import type { Model } from "hubsmith";
import { rowsByClue } from "../tasks/record.ts";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor, PII, purposeOf } from "./fields.ts";
import texts from "./found-names.json" with { type: "json" };
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
    texts: texts.chemical,
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
    texts: texts.anatomy,
  },
  {
    clue: /^(?:(?:medical|medicine|clinical|biolink|biomed|disease|pharma|health|pubmed)\w*|openmed|ehr|edsnlp|biobert|biolord|ncbi[_-]disease|drugs?|radiology|cantemist)$|^.*biomedical/,
    entities: ["drug", "dosage", "disease"],
    texts: texts.drug,
  },
  {
    clue: /^(?:legal\w*|law|lener|ler|courts?|contracts?|legislation)$/,
    entities: ["court", "law", "case"],
    texts: texts.court,
  },
  {
    clue: /^(?:fiqa|financ\w*|finbert\w*|finer|xbrl|sec-bert\w*|stocks?|crypto\w*)$/,
    entities: ["company", "amount"],
    texts: texts.company,
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
    texts: texts.river,
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
