// The picture that suits a model, with a question about it and labels to choose from: a page for models that read pages, an
// X-ray for those of medicine.
import type { Model } from "hubsmith";
import { languagesIn } from "../tasks/languages.ts";
import { languageFor } from "./by-language.ts";
import pictured from "./pictured.json" with { type: "json" };
import { nameOf, rowsByClue } from "../tasks/record.ts";
import { ASKED_OF, DOCUMENT, IMAGE, PERSON, X_RAY } from "./inputs.ts";

/** A picture, a question about it, and labels of which the first fits, if it is no general one. */
export interface Picture {
  /** What a program on the user's machine opens: a public URL, or a file of the user. */
  readonly image: string;
  /** What a service fetches; undefined if no public picture of the kind is known to stay. */
  readonly url?: string | undefined;
  /** The name of such a file. */
  readonly file: string;
  /** Empty for a model that takes a picture alone. */
  readonly question: string;
  /** Of its field, or in its language. */
  readonly labels?: readonly string[];
}

/** The picture for a model. */
export function pictureFor(model: Model): Picture {
  const asked = ASKED.get(languageFor(model)) ?? ASKED_OF.image;
  const general = { image: IMAGE, url: IMAGE, file: "photo.jpg", question: asked };
  if (asksAboutPages(model)) {
    const own = ASKS.find(([family]) => family.test(model.id))?.[1] ?? {};
    return { ...PAGE, question: ASKED_OF.document, ...own };
  }
  // It reads one line, cut out of a page.
  if (/trocr/i.test(nameOf(model))) return { ...general, ...ofUser("line.png") };
  if (readsPages(model)) {
    const trained = TRANSCRIBES.find(([family]) => family.test(nameOf(model)))?.[1];
    return { ...PAGE, ...(trained === undefined ? {} : { question: trained }) };
  }
  const [field] = fieldsOf(model);
  const labels = LABELS.get(languagesIn(model)[0] ?? "");
  return { ...general, ...(labels === undefined ? {} : { labels }), ...field };
}

const ASKED: ReadonlyMap<string, string> = new Map(Object.entries(pictured));

/** Does it read the text of a page? */
export const readsPages = (model: Model): boolean =>
  PAGES.test(nameOf(model)) || model.tags.some((tag) => tag.toLowerCase() === "ocr");

/** Does a chat with it have a picture? Some models that see have the task of language models, or none. */
export const seesPictures = (model: Model): boolean =>
  model.pipeline_tag === "image-text-to-text" ||
  isSentPictures(model) ||
  ["mistral3", "mistral-common"].every((tag) => model.tags.includes(tag)) ||
  (model.tags.includes("image-text-to-text") && /[-_.\d]vl(?![a-z])|vision/i.test(model.id)) ||
  readsPages(model);

// All providers that know it say so: one alone may be wrong.
function isSentPictures({ inferenceProviderMapping: hosts = [] }: Model): boolean {
  const known = hosts.flatMap(({ features }) => features?.["imageInput"] ?? []);
  return known.length > 0 && known.every((value) => value === true);
}

const PAGES =
  /ocr|docling|donut|mineru|nougat|nemotron-parse|(?:document|infinity|logics)-?pars|h2ovl-mississippi/i;

/** Does it write the marks of a page as special tokens, such as DocTags? */
export const writesTags = (model: Model): boolean => /docling/i.test(nameOf(model));

const PAGE: Picture = {
  image: DOCUMENT,
  url: DOCUMENT,
  file: "page.jpg",
  question: "Transcribe the text on this page.",
};

// The prompt of olmOCR's `build_no_anchoring_v4_yaml_prompt`.
const OLMOCR =
  "Attached is one page of a document that you must process. Just return the plain text representation of this document as if you were reading it naturally. Convert equations to LateX and tables to HTML.\nIf there are any figures or charts, label them with the following markdown syntax ![Alt text describing the contents of the figure](page_startx_starty_width_height.png)\nReturn your output as markdown, with a front matter section on top specifying values for the primary_language, is_rotation_valid, rotation_correction, is_table, and is_diagram parameters.";

// The prompts of families that were trained with one.
const TRANSCRIBES: readonly (readonly [family: RegExp, prompt: string])[] = [
  [/deepseek-?ocr/i, "Free OCR."],
  [/docling/i, "Convert this page to docling."],
  [/^dots\.m?ocr/i, "Extract the text content from this image."],
  [/glm-?ocr/i, "Text Recognition:"],
  [/lightonocr/i, ""],
  [/^olmocr-(?:2|7b-(?:07|08|10|11|12)25)/i, OLMOCR],
  [/mineru2\.5/i, "\nText Recognition:"],
  [/unlimited-?ocr/i, "document parsing."],
  [/paddleocr-?vl/i, "OCR:"],
];

// The prompt of UI-TARS for one click, as its repository has it.
const UI_TARS =
  "You are a GUI agent. You are given a task and your action history, with screenshots. You need to perform the next action to complete the task.\n\n## Output Format\n\nAction: ...\n\n## Action Space\nclick(point='<|box_start|>(x1,y1)<|box_end|>')\n\n## User Instruction\nClick on the search field.";

// Models whose processor requires a question, although their task has none.
const ANSWERS =
  /pix2struct-(?:ai2d|chartqa|docvqa|infographics|ocrvqa|widget)|matcha-(?:chart|plot)qa|deplot/i;

const ASKS: readonly (readonly [family: RegExp, asked: Partial<Picture>])[] = [
  [/deplot/i, { question: "Generate underlying data table of the figure below:" }],
  [
    /ocrvqa/i,
    { image: "cover.jpg", file: "cover.jpg", question: "What is the title of this book?" },
  ],
];

/** Does it need a question about an image, although its task has none? */
export const asksAboutPages = ({ id }: Model): boolean => ANSWERS.test(id);

interface Field extends Omit<Partial<Picture>, "url"> {
  readonly clue: RegExp;
  readonly url?: string | undefined;
}

const ofUser = (file: string) => ({ image: file, url: undefined, file });

// By words of the name and the tags.
const fieldsOf = rowsByClue<Field>([
  {
    clue: /^(?:chest-x-?ray|radiology|x-?ray|medgemma|biomedclip|medclip|medsiglip)$/,
    ...ofUser("chest-xray.png"),
    url: X_RAY,
    question: "Describe this X-ray.",
    labels: ["a chest X-ray", "a brain MRI", "a pie chart"],
  },
  {
    clue: /^(?:fashion\w*|apparel|garments?)$/,
    ...ofUser("shirt.jpg"),
    question: "What is this garment?",
    labels: ["a red shirt", "black shoes", "a straw hat"],
  },
  { clue: /^ui-tars/, ...ofUser("screenshot.png"), question: UI_TARS },
  {
    clue: /^(?:autoglm|gui|os-atlas|uground|gui-agent|computer-use)$|^.*showui/,
    ...ofUser("screenshot.png"),
    question: "Click on the search field.",
  },
  {
    clue: /^(?:adetailer|clothes|face-?detect\w*|face|human-?pars(?:er|ing))$/,
    image: PERSON,
    url: PERSON,
    file: "person.jpg",
  },
  { clue: /^(?:dermatology|melanoma|skin)$/, ...ofUser("lesion.jpg") },
  { clue: /^controlnet$/, file: "control.png" },
  {
    clue: /^kimi\S*-code$/,
    ...PAGE,
    question: "Write HTML that looks like this page.",
  },
  { clue: /^(?:table-transformer|tables?-detection)$/, ...ofUser("table.png") },
  {
    clue: /^(?:number-plate|licen[cs]e-plates?)$|^.*license-plate/,
    ...ofUser("car.jpg"),
  },
]);

// A parrot, a cat, a horse.
/** Labels for the general picture in Arabic. */
export const ARABIC_LABELS: readonly string[] = ["ببغاء", "قطة", "حصان"];
const LABELS: ReadonlyMap<string, readonly string[]> = new Map([["ar", ARABIC_LABELS]]);
