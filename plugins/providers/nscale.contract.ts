// The requests that Nscale accepts, and its responses.
import { bases, takes } from "hubsmith/contract";
import textToImage from "../tasks/text-to-image.ts";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";
import { imageExchange } from "../kit/providers/openai.contract.ts";

const at = bases("https://inference.api.nscale.com", "https://router.huggingface.co/nscale");

export default builtIn("nscale", {
  tasks: [
    chatsAt("https://inference.api.nscale.com/v1/chat/completions", {
      without: ["reasoning_effort", "stream_options", "parallel_tool_calls"],
    }),
    takes(textToImage, imageExchange(at("/v1/images/generations"))),
  ],
});
