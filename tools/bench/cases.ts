// What both sides are asked for: the same models, services and options.
import type { InferenceOptions } from "hubsmith";

/** One request, in the terms that both sides share. */
export interface BenchCase {
  readonly name: string;
  readonly id: string;
  readonly task: string;
  readonly tags?: readonly string[];
  readonly provider: string;
  readonly providerId: string;
  readonly options: InferenceOptions;
  /** What every snippet must hold to have done the work. */
  readonly holds: string;
}

const messages = [
  { role: "system", content: "You answer briefly, and you say when you do not know." },
  { role: "user", content: 'Why is the sky blue at noon and red in the evening? Say "because".' },
];

const chat: Omit<BenchCase, "name" | "options"> = {
  id: "example-org/example-chat-8b",
  task: "text-generation",
  tags: ["conversational"],
  provider: "together",
  providerId: "example/chat-8b-turbo",
  holds: "red in the evening",
};

export const CASES: readonly BenchCase[] = [
  { ...chat, name: "chat", options: { messages, temperature: 0.5, max_tokens: 256 } },
  { ...chat, name: "streaming chat", options: { messages, streaming: true, max_tokens: 256 } },
  {
    name: "text-to-image",
    id: "example-org/example-image",
    task: "text-to-image",
    provider: "together",
    providerId: "example/image-pro",
    options: { inputs: "A lighthouse of glass at dawn, seen from a small boat" },
    holds: "seen from a small boat",
  },
  {
    name: "speech",
    id: "example-org/example-speech",
    task: "automatic-speech-recognition",
    provider: "hf-inference",
    providerId: "example-org/example-speech",
    options: {},
    holds: "example-org/example-speech",
  },
  {
    name: "classification",
    id: "example-org/example-classifier",
    task: "text-classification",
    provider: "hf-inference",
    providerId: "example-org/example-classifier",
    options: { inputs: "The soup was cold, but the view made up for it." },
    holds: "the view made up for it",
  },
];
