// Entry "hubsmith/providers/contract": what services take that speak alike, for the contracts of providers.
export { type ChatDifferences, chatExchange } from "./chat.contract.ts";
export { completionExchange, embeddingExchange } from "./openai.contract.ts";
