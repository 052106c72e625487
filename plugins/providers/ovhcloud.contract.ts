// The requests that OVHcloud AI Endpoints accepts, and its responses.
import { bases, defineContract, fact, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import responses from "../tasks/responses.ts";
import textGeneration from "../tasks/text-generation.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { completionExchange } from "../kit/providers/openai.contract.ts";
import { responsesExchange } from "../kit/providers/wires.contract.ts";
import { published } from "../proofs/published.gen.ts";

const at = bases(
  "https://oai.endpoints.kepler.ai.cloud.ovh.net",
  "https://router.huggingface.co/ovhcloud",
);

export default defineContract({
  provider: "ovhcloud",
  sources: published["ovhcloud"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/chat/completions")]),
    ),
    takes(
      responses,
      responsesExchange(
        [url("https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/responses")],
        fact.providerId,
        { store: false },
      ),
    ),
    takes(textGeneration, completionExchange(at("/v1/completions"))),
  ],
});
