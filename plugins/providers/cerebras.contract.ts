// The requests that Cerebras accepts, and its responses: chats without `store`, and errors without an envelope.
import { defineContract, errorsOf, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "cerebras",
  sources: published["cerebras"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message, status) => ({
    message,
    type: "invalid_request_error",
    param: null,
    code: `sample_${status}`,
  })),
  tasks: [
    takes(conversational, chatExchange([url("https://api.cerebras.ai/v1/chat/completions")])),
  ],
});
