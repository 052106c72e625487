// Entry "hubsmith/providers/contract": exchanges of services with OpenAI's API, for the contracts of providers.
export { type ChatDifferences, chatExchange } from "./chat.contract.ts";
export {
  completionExchange,
  embeddingExchange,
  imageExchange,
  speechExchange,
  transcriptionExchange,
} from "./openai.contract.ts";
export { messagesExchange, responsesExchange } from "./wires.contract.ts";
