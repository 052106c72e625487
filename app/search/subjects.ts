// What a search can name: tasks and providers, in the words of users.
import type { Entry } from "hubsmith";
import { shownIn } from "../routing/places.ts";
import { flat } from "./flat.ts";

/** A task or a provider. */
export interface Subject {
  readonly kind: "task" | "provider";
  readonly id: string;
  /** What it is called: in lower case, with spaces. */
  readonly phrases: readonly string[];
}

// What users call tasks besides their labels.
const CALLED: Readonly<Record<string, string>> = {
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

/** What a task is called, besides its label. */
export const calledOf = (task: string): readonly string[] => CALLED[task]?.split(", ") ?? [];

/** The tasks and providers of these entries. */
export const subjectsIn = (entries: readonly Entry[]): readonly Subject[] =>
  (["task", "provider"] as const).flatMap((kind) =>
    shownIn(entries, kind).map(({ id, label, aliases = [] }) => ({
      kind,
      id,
      phrases: [id, label, ...aliases, ...(kind === "task" ? calledOf(id) : [])].map(flat),
    })),
  );
