// The requests that Hyperbolic accepts, and its responses.
import { defineContract, fact, open, openAiErrors, reply, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { PNG } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";
import { published } from "../proofs/published.gen.ts";

const API = "https://api.hyperbolic.xyz";

export default defineContract({
  provider: "hyperbolic",
  sources: published["hyperbolic"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url(API, "/v1/chat/completions")], undefined, {
        without: [
          "reasoning_effort",
          "logprobs",
          "top_logprobs",
          "logit_bias",
          "stream_options",
          "parallel_tool_calls",
        ],
      }),
    ),
    takes(textToImage, {
      post: [url(API, "/v1/image/generation")],
      json: open({
        model_name: fact.providerId,
        prompt: fact.input(),
        steps: fact.parameter("num_inference_steps"),
        cfg_scale: fact.parameter("guidance_scale"),
        width: fact.parameter("width", { otherwise: 1024 }),
        height: fact.parameter("height", { otherwise: 1024 }),
        ...given("negative_prompt", "seed"),
      }),
      replies: [reply.json({ images: [{ index: 0, image: PNG }] }, { saves: PNG })],
    }),
  ],
});
