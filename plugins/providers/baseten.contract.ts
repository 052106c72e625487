// The requests that Baseten accepts, and its responses.
import { defineContract, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational/index.ts";
import { chatExchange } from "./shared/chat.contract.ts";

export default defineContract({
  provider: "baseten",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(conversational, chatExchange([url("https://inference.baseten.co/v1/chat/completions")])),
  ],
});
