// The requests that Nebius Token Factory accepts, and its responses.
import { errorsOf, fact, open, reply, takes, url } from "hubsmith/contract";
import featureExtraction from "../tasks/feature-extraction.ts";
import { PNG } from "../kit/samples/response-media.ts";
import textGeneration from "../tasks/text-generation.ts";
import textToImage from "../tasks/text-to-image.ts";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";
import { completionExchange, embeddingExchange, given } from "../kit/providers/openai.contract.ts";

const API = "https://api.tokenfactory.nebius.com";

export default builtIn("nebius", {
  errors: errorsOf((message) => ({ detail: message })),
  tasks: [
    chatsAt(`${API}/v1/chat/completions`),
    takes(textGeneration, completionExchange([url(API, "/v1/completions")])),
    takes(featureExtraction, embeddingExchange([url(API, "/v1/embeddings")])),
    takes(textToImage, {
      post: [url(API, "/v1/images/generations")],
      json: open({
        model: fact.providerId,
        prompt: fact.input(),
        ...given("negative_prompt", "width", "height", "num_inference_steps", "seed"),
        response_format: "b64_json",
        response_extension: "png",
      }),
      replies: [
        reply.json({ id: "image-1", data: [{ b64_json: PNG, url: null }] }, { saves: PNG }),
      ],
    }),
  ],
});
