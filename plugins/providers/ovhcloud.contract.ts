// The requests that OVHcloud AI Endpoints accepts, and its responses.
import { bases, takes } from "hubsmith/contract";
import textGeneration from "../tasks/text-generation.ts";
import { builtIn, chatsAt, responsesAt } from "../kit/providers/built-in.contract.ts";
import { completionExchange } from "../kit/providers/openai.contract.ts";

const at = bases(
  "https://oai.endpoints.kepler.ai.cloud.ovh.net",
  "https://router.huggingface.co/ovhcloud",
);

export default builtIn("ovhcloud", {
  tasks: [
    chatsAt("https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/chat/completions"),
    responsesAt("https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/responses", { store: false }),
    takes(textGeneration, completionExchange(at("/v1/completions"))),
  ],
});
