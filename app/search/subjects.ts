// The tasks, providers, libraries and apps that a search text may name, with their synonyms.
import type { Entry } from "hubsmith";
import { shownIn } from "../routing/places.ts";
import { flat } from "./flat.ts";
import { purposeOf } from "./purposes.ts";

export interface Subject {
  readonly kind: "task" | "provider" | "library" | "app";
  /** Its id, and aliases, which records may have instead. */
  readonly ids: readonly string[];
  readonly id: string;
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

type Item = Pick<Entry, "kind" | "id" | "label" | "aliases">;

/** All names of an item: its id, label, aliases, and for a task its synonyms. */
export const namesOf = ({ kind, id, label, aliases = [] }: Item): readonly string[] => [
  id,
  label,
  ...aliases,
  ...(kind === "task" ? (SYNONYMS[id]?.split(", ") ?? []) : []),
];

export function subjectsIn(entries: readonly Entry[]): readonly Subject[] {
  const subjects = (["task", "provider", "library", "app"] as const).flatMap((kind) =>
    shownIn(entries, kind).map((item): Subject => {
      const { id, aliases = [] } = item;
      const phrases = namesOf(item).map(flat);
      const purpose = [...phrases, kind === "task" ? purposeOf(id) : ""].join(" ");
      return { kind, id, ids: [id, ...aliases], phrases, purpose };
    }),
  );
  const tasks = subjects.filter(({ kind }) => kind === "task");
  const summaries = new Map(shownIn(entries, "app").map(({ id, summary }) => [id, flat(summary)]));
  return subjects.map((subject) =>
    subject.kind === "app"
      ? { ...subject, runs: runsOf(summaries.get(subject.id)!, tasks) }
      : subject,
  );
}

// What the summaries of apps say about their models. Agents call tools.
const FORMATS = [
  [/\bgguf\b/, "gguf"],
  [/\bmlx\b/, "mlx"],
  [/\bopenvino\b/, "openvino"],
  [/\bagents?\b/, "tools"],
] as const;

/** What an app runs, from its summary: chat models if no task is named there. */
function runsOf(summary: string, tasks: readonly Subject[]): Runs {
  const isNamed = ({ phrases }: Subject): boolean =>
    phrases.some((phrase) => ` ${summary} `.includes(` ${phrase} `));
  const named = tasks.filter(isNamed).map(({ id }) => id);
  return {
    tasks: named.length > 0 ? named : ["conversational"],
    formats: FORMATS.flatMap(([pattern, format]) => (pattern.test(summary) ? [format] : [])),
  };
}
