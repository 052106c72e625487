// The tasks and providers that a search text may name, with their synonyms.
import type { Entry } from "hubsmith";
import { shownIn } from "../routing/places.ts";
import { flat } from "./flat.ts";
import { purposeOf } from "./purposes.ts";

export interface Subject {
  readonly kind: "task" | "provider";
  readonly id: string;
  /** Its names, in lower case and with spaces. */
  readonly phrases: readonly string[];
  /** Its names, and what it is for, as one text. */
  readonly purpose: string;
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

export const subjectsIn = (entries: readonly Entry[]): readonly Subject[] =>
  (["task", "provider"] as const).flatMap((kind) =>
    shownIn(entries, kind).map((item) => {
      const phrases = namesOf(item).map(flat);
      return { kind, id: item.id, phrases, purpose: [...phrases, purposeOf(item.id)].join(" ") };
    }),
  );
