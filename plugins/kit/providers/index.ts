// Entry "hubsmith/providers": handlers of tasks for services with OpenAI's API.
export { chat, type ChatOptions } from "./chat.ts";
export { embeddings, images, speech, textGeneration, transcriptions } from "./openai.ts";
export { inWire, type WireOptions } from "./wire.ts";
