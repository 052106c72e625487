// Sample texts in the language that a model's record names. Write new ones without apostrophes and invisible characters,
// which literals escape.
import { type Model, textIn } from "hubsmith";
import { knowsEnglish, languagesIn } from "./languages.ts";
import { nameOf } from "./record.ts";
import {
  ASKED,
  ASKED_OF,
  BEGINNING,
  COMPLAINT,
  DOCUMENT,
  GAP,
  IMAGE,
  NAMES,
  NEWS,
  NEWS_QUESTION,
  OPINION,
  PASSAGES,
  QUERY,
  SENTENCES,
  SPOKEN,
} from "./sample-inputs.ts";

/** Sample texts of a language; what each is for is in `samples.ts`. */
export interface Texts {
  readonly sentences: readonly [string, string, string];
  readonly spoken: string;
  readonly asked: string;
  readonly beginning: string;
  readonly gap: readonly [string, string];
  readonly opinion: string;
  readonly names: string;
  readonly news: string;
  readonly newsQuestion: string;
  readonly complaint: string;
  readonly query: string;
  readonly passages: readonly [string, string, string];
}

const ENGLISH: Texts = {
  sentences: SENTENCES,
  spoken: SPOKEN,
  asked: ASKED,
  beginning: BEGINNING,
  gap: GAP,
  opinion: OPINION,
  names: NAMES,
  news: NEWS,
  newsQuestion: NEWS_QUESTION,
  complaint: COMPLAINT,
  query: QUERY,
  passages: PASSAGES,
};

const own = (
  sentence: string,
  similar: string,
  question: string,
  opinion: string,
  names: string,
  asked: string,
  beginning: string,
  gap: Texts["gap"],
): Texts => ({
  sentences: [sentence, similar, opinion],
  spoken: sentence,
  asked,
  beginning,
  gap,
  opinion,
  names,
  news: `${sentence} ${opinion}`,
  newsQuestion: question,
  complaint: opinion,
  query: question,
  passages: [sentence, opinion, names],
});

/** The texts by the codes of languages, as the Hub's tags have them. */
export const TEXTS: ReadonlyMap<string, Texts> = new Map([
  ["en", ENGLISH],
  [
    "ar",
    own(
      "تغادر العبّارة عند الظهر.",
      "يبحر القارب في الساعة الثانية عشرة.",
      "متى تغادر العبّارة؟",
      "كان الحساء باردًا، لكن المنظر عوّض ذلك.",
      "التقت آدا لوفلايس بتشارلز باباج في لندن.",
      "اذكر ثلاثة أنهار في أمريكا الجنوبية.",
      "فتح حارس المنارة الباب ثم",
      ["تشرق الشمس من ", "."],
    ),
  ],
  [
    "de",
    own(
      "Die Fähre fährt mittags ab.",
      "Das Boot legt um zwölf Uhr ab.",
      "Wann fährt die Fähre?",
      "Die Suppe war kalt, aber die Aussicht entschädigte dafür.",
      "Ada Lovelace traf Charles Babbage in London.",
      "Nenne drei Flüsse in Südamerika.",
      "Der Leuchtturmwärter öffnete die Tür und",
      ["Die Sonne geht im ", " auf."],
    ),
  ],
  [
    "es",
    own(
      "El ferry sale a mediodía.",
      "El barco zarpa a las doce.",
      "¿Cuándo sale el ferry?",
      "La sopa estaba fría, pero las vistas lo compensaron.",
      "Ada Lovelace conoció a Charles Babbage en Londres.",
      "Nombra tres ríos de América del Sur.",
      "El farero abrió la puerta y",
      ["El sol sale por el ", "."],
    ),
  ],
  [
    "fa",
    own(
      "کشتی ظهر به راه افتاد.",
      "قایق ساعت دوازده حرکت کرد.",
      "کشتی چه زمانی به راه افتاد؟",
      "سوپ سرد بود، اما منظره آن را جبران کرد.",
      "ایدا لاولیس در لندن با چارلز ببیج دیدار کرد.",
      "سه رود آمریکای جنوبی را نام ببر.",
      "نگهبان فانوس دریایی در را باز کرد و",
      ["خورشید از ", " بالا آمد."],
    ),
  ],
  [
    "fr",
    own(
      "Le ferry part à midi.",
      "Le bateau appareille à douze heures.",
      "Quand part le ferry ?",
      "La soupe était froide, mais la vue rattrapait tout.",
      "Ada Lovelace a rencontré Charles Babbage à Londres.",
      "Nomme trois fleuves du Brésil.",
      "Le gardien du phare ouvrit la porte et",
      ["Paris est la ", " de la France."],
    ),
  ],
  [
    "it",
    own(
      "Il traghetto parte a mezzogiorno.",
      "La nave salpa alle dodici.",
      "Quando parte il traghetto?",
      "La zuppa era fredda, ma il panorama ha compensato.",
      "Ada Lovelace incontrò Charles Babbage a Londra.",
      "Elenca tre fiumi del Sud America.",
      "Il guardiano del faro aprì la porta e",
      ["Il sole sorge a ", "."],
    ),
  ],
  [
    "ja",
    own(
      "フェリーは正午に出発します。",
      "船は十二時に出港します。",
      "フェリーはいつ出発しますか。",
      "スープは冷めていたが、景色がそれを補ってくれた。",
      "エイダ・ラブレスはロンドンでチャールズ・バベッジに会った。",
      "南アメリカの川を三つ挙げてください。",
      "灯台守はドアを開けて、",
      ["太陽は", "から昇る。"],
    ),
  ],
  [
    "ko",
    own(
      "페리는 정오에 출발합니다.",
      "배는 열두 시에 떠납니다.",
      "페리는 언제 출발하나요?",
      "수프는 식었지만 경치가 그것을 만회해 주었다.",
      "에이다 러브레이스는 런던에서 찰스 배비지를 만났다.",
      "남아메리카의 강 세 개를 말해 주세요.",
      "등대지기는 문을 열고",
      ["해는 ", "에서 뜬다."],
    ),
  ],
  [
    "pt",
    own(
      "O ferry parte ao meio-dia.",
      "O barco zarpa às doze.",
      "Quando parte o ferry?",
      "A sopa estava fria, mas a vista compensou.",
      "Ada Lovelace conheceu Charles Babbage em Londres.",
      "Cite três rios da América do Sul.",
      "O faroleiro abriu a porta e",
      ["O sol nasce no ", "."],
    ),
  ],
  [
    "ru",
    own(
      "Паром отправляется в полдень.",
      "Лодка отплывает в двенадцать.",
      "Когда отправляется паром?",
      "Суп был холодным, но вид всё искупил.",
      "Ада Лавлейс встретила Чарльза Бэббиджа в Лондоне.",
      "Назови три реки Южной Америки.",
      "Смотритель маяка открыл дверь и",
      ["Солнце встаёт на ", "."],
    ),
  ],
  [
    "tr",
    own(
      "Feribot öğlen kalkıyor.",
      "Tekne saat on ikide yola çıkıyor.",
      "Feribot ne zaman kalkıyor?",
      "Çorba soğuktu ama manzara bunu telafi etti.",
      "Ada Lovelace ve Charles Babbage Londra kentinde tanıştı.",
      "Üç Güney Amerika nehri say.",
      "Deniz feneri bekçisi kapıyı açtı ve",
      ["Güneş ", " doğar."],
    ),
  ],
  [
    "vi",
    own(
      "Phà rời bến lúc giữa trưa.",
      "Thuyền nhổ neo lúc mười hai giờ.",
      "Khi nào phà rời bến?",
      "Món súp bị nguội, nhưng phong cảnh đã bù lại.",
      "Ada Lovelace gặp Charles Babbage ở London.",
      "Hãy kể tên ba con sông ở Nam Mỹ.",
      "Người gác hải đăng mở cửa và",
      ["Mặt trời mọc ở hướng ", "."],
    ),
  ],
  [
    "zh",
    own(
      "渡轮中午出发。",
      "船在十二点启航。",
      "渡轮什么时候出发？",
      "汤是凉的，但风景弥补了这一点。",
      "埃达·洛夫莱斯在伦敦见到了查尔斯·巴贝奇。",
      "请说出南美洲的三条河流。",
      "灯塔看守人打开门，",
      ["太阳从", "方升起。"],
    ),
  ],
]);

const CODE_ASKED = "Write a function that checks whether a word is a palindrome.";
const CODE: Partial<Texts> = {
  beginning: "def is_prime(n):",
  gap: ["def add(a, b): return a ", " b"],
};
const SEQUENCE = "MQIFVKTLTGKTITLEV";
const PROTEIN: Texts = {
  ...ENGLISH,
  sentences: [SEQUENCE, "MQIFVKTLTGKTITLEI", "GSHMKTAYIAKQRQISF"],
  beginning: "MQIFVKTLTG",
  gap: ["MQIFVKTLTGK", "ITLEVEPSDTIENVK"],
  opinion: SEQUENCE,
  names: SEQUENCE,
};

/**
 * The texts for a model: a protein if it reads these, or else texts in the first language of the tags that has some, unless
 * English is among the tags. A model of code continues code.
 */
export function textsFor(model: Model): Texts {
  const { tags } = model;
  if (/^(?:esm|progen)/.test(typeOf(model)) || tags.includes("protein")) return PROTEIN;
  const language = languagesIn(model).find((code) => TEXTS.has(code));
  const texts = prefixed(TEXTS.get(knowsEnglish(model) ? "en" : (language ?? "en"))!, model);
  if (!tags.includes("code") && !/[-_]coder?(?=[-_]|$)/i.test(nameOf(model))) return texts;
  return { ...texts, ...CODE, asked: texts.asked === ASKED ? CODE_ASKED : texts.asked };
}

interface Prefixes {
  readonly family: RegExp;
  /** Before texts that are compared with each other. */
  readonly similar: string;
  readonly query: string;
  readonly passage: string;
}

// Text embedders that were trained with prefixes.
const PREFIXES: readonly Prefixes[] = [
  {
    family:
      /^(?:multilingual-)?e5-(?:small|base|large)(?:-v2|-unsupervised)?(?:[-_.](?:onnx|gguf|mlx|ov|openvino|int8|q\d)\b.*)?$/i,
    similar: "query: ",
    query: "query: ",
    passage: "passage: ",
  },
  {
    family: /^(?:multilingual-e5-large|e5-mistral-7b)-instruct/i,
    similar: "Instruct: Retrieve semantically similar text.\nQuery: ",
    query:
      "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: ",
    passage: "",
  },
  {
    family: /^(?:nomic-embed-text|modernbert-embed)/i,
    similar: "search_query: ",
    query: "search_query: ",
    passage: "search_document: ",
  },
];

function prefixed(texts: Texts, model: Model): Texts {
  const prefixes = PREFIXES.find(({ family }) => family.test(nameOf(model)));
  if (prefixes === undefined) return texts;
  const [first, second, third] = texts.sentences;
  const { similar, query, passage } = prefixes;
  const [best, worse, worst] = texts.passages;
  return {
    ...texts,
    sentences: [similar + first, similar + second, similar + third],
    opinion: similar + texts.opinion,
    query: query + texts.query,
    passages: [passage + best, passage + worse, passage + worst],
  };
}

/** A picture and a question about it. */
export interface Picture {
  readonly image: string;
  readonly question: string;
}

// Models whose processor requires a question, although their task has none.
const ANSWERS =
  /pix2struct-(?:ai2d|chartqa|docvqa|infographics|ocrvqa|widget)|matcha-(?:chart|plot)qa|deplot/i;

/** What a model for images is asked about: a page, if it reads those. */
export function pictureFor(model: Model): Picture {
  if (asksAboutPages(model)) {
    const isDePlot = /deplot/i.test(model.id);
    return { image: DOCUMENT, question: isDePlot ? TABLE_OF_CHART : ASKED_OF.document };
  }
  return /ocr/i.test(nameOf(model)) || model.tags.includes("ocr")
    ? { image: DOCUMENT, question: "Transcribe the text on this page." }
    : { image: IMAGE, question: ASKED_OF.image };
}

/** Does it need a question about an image, although its task has none? */
export const asksAboutPages = ({ id }: Model): boolean => ANSWERS.test(id);

// The prompt that DePlot was trained with.
const TABLE_OF_CHART = "Generate underlying data table of the figure below:";

// Models whose tokenizer writes `<mask>`; the others of this task write `[MASK]`.
const WITH_ANGLES =
  /^(?:roberta|xlm-roberta|xlm-roberta-xl|xmod|camembert|longformer|bart|mbart|mpnet|esm|data2vec-text|ibert|luke)$/;

/** The token of a mask, by the record, the type of the model, or its tags. */
export function maskOf(model: Model): string {
  if (model.mask_token) return model.mask_token;
  const types = [typeOf(model), ...model.tags];
  return types.some((type) => WITH_ANGLES.test(type)) ? "<mask>" : "[MASK]";
}

const typeOf = ({ config }: Model): string => textIn(config, "model_type") ?? "";
