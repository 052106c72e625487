// The requests that Nscale accepts, and its responses.
import { bases, defineContract, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import textToImage from "../tasks/text-to-image.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { imageExchange } from "../kit/providers/openai.contract.ts";
import { published } from "../proofs/published.gen.ts";

const at = bases("https://inference.api.nscale.com", "https://router.huggingface.co/nscale");

export default defineContract({
  provider: "nscale",
  sources: published["nscale"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://inference.api.nscale.com/v1/chat/completions")], undefined, {
        without: ["reasoning_effort", "stream_options", "parallel_tool_calls"],
      }),
    ),
    takes(textToImage, imageExchange(at("/v1/images/generations"))),
  ],
});
