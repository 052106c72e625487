// Finds models: by task, in the words of users, by name, by other facts, and also misspelled; and the query in the URL.
import Fuzzy from "@leeoniya/ufuzzy";
import { FACETS, type FacetId } from "./labels.ts";
import type { Facts } from "./card.ts";
import { HUB_START } from "../routing/hub-url.ts";
import { written } from "../routing/searched.ts";
import { flat } from "../ui/items-like.ts";

/** The orders of the list. */
export const SORTS = ["downloads", "likes", "name", "providers"] as const;
type Sort = (typeof SORTS)[number];

/** A query of the list. */
export interface Query {
  readonly text: string;
  /** The selected values of a facet; one of them must match, and no value matches all. */
  readonly wanted: Readonly<Record<FacetId, readonly string[]>>;
  readonly sort: Sort;
}

/** The default query. */
export const EVERYTHING: Query = {
  text: "",
  wanted: { task: [], library: [], provider: [], quantization: [] },
  sort: "downloads",
};

/** Parses a URL such as `?q=whisper&task=automatic-speech-recognition&library=transformers`. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const sort = SORTS.find((candidate) => candidate === given.get("sort")) ?? EVERYTHING.sort;
  const wanted = Object.fromEntries(
    FACETS.map((facet) => [facet, [...new Set(given.getAll(facet))].filter(Boolean)]),
  ) as unknown as Query["wanted"];
  return { text: given.get("q") ?? "", wanted, sort };
}

/** Formats a query for the URL; defaults are left out. */
export function writeQuery({ text, wanted, sort }: Query): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  for (const facet of FACETS) for (const value of wanted[facet]) query.append(facet, value);
  if (sort !== EVERYTHING.sort) query.set("sort", sort);
  return written(query);
}

/** The query with a value of a facet selected or deselected. */
export function toggled(query: Query, facet: FacetId, value: string): Query {
  const before = query.wanted[facet];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return { ...query, wanted: { ...query.wanted, [facet]: values } };
}

/** A value of a facet, and its number of models. */
export interface Count {
  readonly value: string;
  readonly count: number;
}

/** The result of a query. */
export interface Found {
  readonly models: readonly Facts[];
  /** The values of each facet among the results without this facet, the most frequent first. */
  readonly counts: Readonly<Record<FacetId, readonly Count[]>>;
}

// What users call tasks; a task is also found by its id, with or without hyphens.
const PHRASES: Readonly<Record<string, string>> = {
  "automatic-speech-recognition":
    "speech to text, speech recognition, transcription, transcribe, asr, stt",
  "text-to-speech": "speech synthesis, voice cloning, tts",
  "text-to-audio": "music generation, music",
  "text-to-image": "image generation, image generator, generate images, txt2img, t2i",
  "image-to-image": "image editing, edit images, image edit, inpainting, upscaling, img2img",
  "text-to-video": "video generation, video generator, t2v",
  "image-to-video": "video generation, animate images, i2v",
  "image-to-text": "captioning, image captioning",
  "image-text-to-text": "vision, vision language, vlm, multimodal chat",
  conversational: "chat, chatbot, chat model, assistant",
  "text-generation": "llm, language model, completion",
  "feature-extraction": "embedding, embeddings, text embedding, text embeddings, semantic search",
  "sentence-similarity": "embedding, embeddings, text embedding, text embeddings, semantic search",
  "text-ranking": "rerank, reranker, reranking",
  "text-classification": "sentiment, sentiment analysis, classify text",
  "token-classification": "ner, named entity recognition",
  "question-answering": "qa",
  summarization: "summarize, summary",
  translation: "translate, translator",
  "object-detection": "detection, detect objects",
  "image-segmentation": "segmentation, background removal",
  "mask-generation": "segmentation, segment anything",
  "depth-estimation": "depth",
  "image-to-3d": "3d, 3d generation",
  "text-to-3d": "3d, 3d generation",
  "time-series-forecasting": "forecast, forecasting",
};

/** The tasks that a text names, and its other words; the longest name counts. */
function namedTasks(
  text: string,
  tasks: ReadonlySet<string>,
): { readonly tasks: readonly string[]; readonly rest: readonly string[] } {
  const all = ` ${flat(text)} `;
  const phrases = [...new Set([...tasks, ...Object.keys(PHRASES)])].flatMap((task) =>
    [flat(task), ...(PHRASES[task]?.split(", ") ?? [])].map((phrase) => ({ task, phrase })),
  );
  const matches = phrases.filter(({ phrase }) => all.includes(` ${phrase} `));
  const longest = Math.max(...matches.map(({ phrase }) => phrase.length));
  const best = matches.filter(({ phrase }) => phrase.length === longest);
  const rest = best[0] === undefined ? all : all.replace(` ${best[0].phrase} `, " ");
  return { tasks: best.map(({ task }) => task), rest: rest.split(" ").filter(Boolean) };
}

// A page can be pasted into the field, and the fuzzy search is quadratic in a word's length.
const LONGEST = 500;
const LONGEST_WORD = 40;
const MOST_WORDS = 8;

const wordsIn = (text: string): readonly string[] => {
  const words = text.slice(0, LONGEST).trim().replace(HUB_START, "").toLowerCase().split(/\s+/);
  return words
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
};

/** Whether a word of a name starts with this one. */
const startsIn = (name: string, word: string): boolean => {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1))
    if (!/[a-z\d]/.test(name.charAt(at - 1))) return true;
  return false;
};

// One wrong, missing, added or swapped letter in a word.
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Creates the search over models; `labels` are further words of a model. */
export function searchOf(
  models: readonly Facts[],
  labels: (model: Facts) => string,
): (query: Query) => Found {
  const names = models.map(({ id }) => id.toLowerCase());
  const words = models.map((model, at) =>
    `${names[at]} ${[model.task, model.library, ...model.tags, ...model.quantization].join(" ")} ${labels(model)}`.toLowerCase(),
  );
  const tasks = new Set(models.flatMap(({ task }) => task ?? []));

  const matches = (text: string): readonly Facts[] => {
    const typed = wordsIn(text);
    if (typed.length === 0) return models;
    const whole = typed.join(" ");
    const named = namedTasks(whole, tasks);
    const rankOf = (at: number): number => {
      const [name, all] = [names[at]!, words[at]!];
      if (name === whole) return 0;
      // The name of a task is no name of a model, even if one is called "embedding".
      if (named.tasks.length === 0 && name.endsWith(`/${whole}`)) return 0;
      const isNamed = valuesOf(models[at]!, "task").some((value) => named.tasks.includes(value));
      if (isNamed && named.rest.every((word) => startsIn(all, word))) return 1;
      if (typed.every((word) => startsIn(name, word))) return 2;
      if (typed.every((word) => name.includes(word))) return 3;
      // "speech to text" has the words of "text to speech", too.
      const isOther = named.tasks.length > 0 && named.rest.length === 0;
      return !isOther && typed.every((word) => all.includes(word)) ? 4 : 5;
    };
    const ranks = models.map((_, at) => rankOf(at));
    const positions = [...models.keys()].filter((at) => ranks[at]! < 5);
    const all = positions.length > 0 ? positions : (fuzzy.search(names, whole, 1)[0] ?? []);
    const order = all.toSorted(
      (a, b) => ranks[a]! - ranks[b]! || models[b]!.downloads - models[a]!.downloads,
    );
    return order.map((at) => models[at]!);
  };

  return ({ text, wanted, sort }) => {
    const matched = matches(text);
    const without = (left?: FacetId): readonly Facts[] =>
      matched.filter((model) =>
        FACETS.every((facet) => facet === left || isWanted(valuesOf(model, facet), wanted[facet])),
      );
    const counts = FACETS.map((facet) => [facet, counted(without(facet), facet, wanted[facet])]);
    const results = without();
    return {
      models: sort === "downloads" && text.trim() !== "" ? results : results.toSorted(ORDERS[sort]),
      counts: Object.fromEntries(counts) as Found["counts"],
    };
  };
}

const ORDERS: Readonly<Record<Sort, (a: Facts, b: Facts) => number>> = {
  downloads: (a, b) => b.downloads - a.downloads,
  likes: (a, b) => b.likes - a.likes,
  name: (a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1),
  providers: (a, b) => b.providers.length - a.providers.length || b.downloads - a.downloads,
};

function valuesOf(model: Facts, facet: FacetId): readonly string[] {
  if (facet === "task") return tasksOf(model);
  if (facet === "library") return model.library === undefined ? [] : [model.library];
  return facet === "provider" ? model.providers : model.quantization;
}

/** A chat model has two tasks. */
function tasksOf({ task, tags }: Facts): readonly string[] {
  const isChat = task !== "conversational" && tags.includes("conversational");
  return [...(task === undefined ? [] : [task]), ...(isChat ? ["conversational"] : [])];
}

const isWanted = (values: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

// Selected values are listed even without models, so that they can be deselected.
function counted(
  models: readonly Facts[],
  facet: FacetId,
  wanted: readonly string[],
): readonly Count[] {
  const counts = new Map<string, number>(wanted.map((value) => [value, 0]));
  for (const model of models)
    for (const value of valuesOf(model, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
