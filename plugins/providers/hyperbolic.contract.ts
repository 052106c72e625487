// The requests that Hyperbolic accepts, and its responses.
import { fact, open, reply, takes, url } from "hubsmith/contract";
import { PNG } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";

const API = "https://api.hyperbolic.xyz";

export default builtIn("hyperbolic", {
  tasks: [
    chatsAt(`${API}/v1/chat/completions`, {
      without: [
        "reasoning_effort",
        "logprobs",
        "top_logprobs",
        "logit_bias",
        "stream_options",
        "parallel_tool_calls",
      ],
    }),
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
