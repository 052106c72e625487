// The tasks, providers, libraries and apps that a search text may name, with their synonyms.
import type { Entry } from "hubsmith";
import { shownIn } from "../routing/places.ts";
import { flat, stemOf } from "./words.ts";
import { purposeOf } from "./purposes.ts";

export interface Subject {
  readonly kind: "task" | "provider" | "library" | "app";
  /** Its id, and aliases, which records may have instead. */
  readonly ids: readonly string[];
  /** Its names, in lower case and with spaces. */
  readonly phrases: readonly string[];
  /** Its names, and what it is for, as one text. */
  readonly purpose: string;
  /** The models that an app runs. */
  readonly runs?: Runs;
}

interface Runs {
  readonly tasks: readonly string[];
  /** Words of models, one of which must be there; empty if all models of the tasks run. */
  readonly formats: readonly string[];
}

// Other names of tasks.
const SYNONYMS: Readonly<Record<string, string>> = {
  "automatic-speech-recognition":
    "speech to text, speech recognition, recognize speech, transcription, transcribe, asr, stt",
  "text-to-speech": "speech synthesis, voice cloning, tts",
  "text-to-audio": "music generation, music",
  "text-to-image":
    "image generation, image generator, generate images, draw, draw images, txt2img, t2i",
  "image-to-image": "image editing, edit images, image edit, inpainting, upscaling, img2img",
  "text-to-video": "video generation, video generator, t2v",
  "image-to-video": "video generation, animate images, i2v",
  "image-to-text": "captioning, image captioning, ocr, read text, extract text",
  "image-text-to-text":
    "vision, vision language, vlm, multimodal chat, ocr, read text, extract text",
  conversational:
    "chat, chatbot, chat model, assistant, agent, agents, chatgpt, gpt3, gpt 3.5, gpt4, gpt 4, gpt4o, gpt 4o, gpt 4.1, gpt5, gpt 5",
  "text-generation": "llm, language model, completion",
  "feature-extraction":
    "embedding, embeddings, embedder, text embedding, text embeddings, semantic search",
  "sentence-similarity":
    "embedding, embeddings, embedder, text embedding, text embeddings, semantic search",
  "text-ranking": "rerank, reranker, reranking",
  "text-classification":
    "sentiment, sentiment analysis, classify text, moderation, content moderation",
  "token-classification": "ner, named entity recognition",
  "question-answering": "qa",
  summarization: "summarize, summary",
  translation: "translate, translator",
  "object-detection": "detect objects, face detection",
  "image-segmentation": "segmentation, background removal",
  "mask-generation": "segmentation, segment anything",
  "depth-estimation": "depth",
  "image-to-3d": "3d, 3d generation",
  "text-to-3d": "3d, 3d generation",
  "time-series-forecasting": "forecast, forecasting",
};

// Names that only some models of a task are made for: a word of these. OpenAI's chats are not open, except gpt-oss.
const MADE_FOR: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/^sentiment\b/, "sentiment"],
  [/^(?:chat)?gpt\b|^gpt\d/, "gpt oss"],
  [/^ocr$|^(?:read|extract) text$/, "ocr"],
  [/moderation$/, "guard"],
];

/** The word that models have which are made for what a phrase names; undefined if all models of its task are. */
export const madeForIn = (phrase: string): string | undefined =>
  MADE_FOR.find(([pattern]) => pattern.test(phrase))?.[1];

type Item = Pick<Entry, "kind" | "id" | "label" | "aliases">;

/** All names of an item: its id, label, aliases, and for a task its synonyms. */
export const namesOf = ({ kind, id, label, aliases = [] }: Item): readonly string[] => [
  id,
  label,
  ...aliases,
  ...(kind === "task" ? (SYNONYMS[id]?.split(", ") ?? []) : []),
];

export function subjectsIn(entries: readonly Entry[]): readonly Subject[] {
  const of = (kind: Subject["kind"]): readonly Subject[] =>
    // Auto hosts no models.
    shownIn(entries, kind)
      .filter((item) => item.kind !== "provider" || item.tasks.length > 0)
      .map((item) => {
        const { id, aliases = [] } = item;
        const names = namesOf(item).map(flat);
        const phrases = kind === "task" ? names : [...new Set(names.flatMap(spellingsOf))];
        const purpose = kind === "task" ? [...phrases, purposeOf(id)].join(" ") : "";
        return { kind, ids: [id, ...aliases], phrases, purpose };
      });
  const tasks = of("task");
  const apps = shownIn(entries, "app").map(({ label, summary }) =>
    runsOf(flat(`${label} ${summary}`), tasks),
  );
  return [
    ...tasks,
    ...of("provider"),
    ...of("library"),
    ...of("app").map((app, at) => ({ ...app, runs: apps[at]! })),
  ];
}

// "llama.cpp" is also "llamacpp" and "llama cpp".
const spellingsOf = (name: string): readonly string[] =>
  /\w\.\w/.test(name) ? [name, name.replaceAll(".", ""), name.replaceAll(".", " ")] : [name];

// What the summaries of apps say about their models. Agents call tools.
const FORMATS = [
  [/\bgguf\b/, "gguf"],
  [/\bmlx\b/, "mlx"],
  [/\bopenvino\b/, "openvino"],
  [/\bagents?\b/, "tools"],
  [/\bwhisper\b/, "whisper"],
] as const;

/** What an app runs, from its summary: without a task, chats; in a window, from GGUF files, as most of them do. */
function runsOf(summary: string, tasks: readonly Subject[]): Runs {
  const stems = ` ${stemsOf(summary)} `;
  const isNamed = ({ phrases }: Subject): boolean =>
    phrases.some((phrase) => stems.includes(` ${stemsOf(phrase)} `));
  const named = tasks.filter(isNamed).flatMap(({ ids }) => ids);
  const formats = FORMATS.flatMap(([pattern, format]) => (pattern.test(summary) ? [format] : []));
  const isChat = named.length === 0 || named.includes("conversational");
  return {
    tasks: named.length > 0 ? named : ["conversational"],
    formats:
      isChat && formats.length === 0 && /\b(?:window|machine|containers)\b/.test(summary)
        ? ["gguf"]
        : formats,
  };
}

const stemsOf = (text: string): string => text.split(" ").map(stemOf).join(" ");
