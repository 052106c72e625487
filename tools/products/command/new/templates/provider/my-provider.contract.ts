// The requests and responses of My Provider. Write them from its documentation and from real responses, never from the request builder.
import {
  bases,
  defineContract,
  fact,
  open,
  openAiErrors,
  reply,
  takes,
  url,
} from "hubsmith/contract";
import { chatExchange } from "hubsmith/providers/contract";
import { conversational, textToImage } from "hubsmith/tasks";

const API = "https://api.my-provider.example";
const at = bases(API);
const FILE = "https://files.my-provider.example/1.png";
// A PNG image of one pixel, as base64.
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

export default defineContract({
  provider: "my-provider",
  key: { header: "Authorization", scheme: "Bearer" },
  // The format of its error responses: here the same as OpenAI's.
  errors: openAiErrors,
  // Add the requests and responses of your tasks here.
  tasks: [
    takes(conversational, chatExchange([url(API, "/v1/chat/completions")])),
    takes(
      textToImage,
      {
        post: at("/v1/images"),
        json: open({
          model: fact.providerId,
          prompt: fact.input(),
          negative_prompt: fact.parameter("negative_prompt"),
          width: fact.parameter("width"),
          height: fact.parameter("height"),
          steps: fact.parameter("num_inference_steps"),
          seed: fact.parameter("seed"),
        }),
        replies: [reply.json({ image: { url: FILE } }, { saves: PNG })],
      },
      { get: [url(FILE)], secret: "none", replies: [reply.file(PNG, "image/png")] },
    ),
  ],
});
