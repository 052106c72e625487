// The requests that Public AI accepts, and its responses.
import { defineContract, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "publicai",
  sources: published["publicai"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(conversational, chatExchange([url("https://api.publicai.co/v1/chat/completions")])),
  ],
});
