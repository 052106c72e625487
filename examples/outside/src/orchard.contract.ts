// What Orchard takes and replies, as its documentation says: the kit holds every request of every client against it.
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
import { textToImage } from "hubsmith/tasks";
import ripeness from "./ripeness.ts";

const at = bases("https://api.orchard.example", "https://router.huggingface.co/orchard");
const PICTURE = "https://files.orchard.example/1.png";
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

export default defineContract({
  provider: "orchard",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      textToImage,
      {
        post: at(["/v1/draw/", fact.providerId]),
        json: open({
          prompt: fact.input(),
          negative_prompt: fact.parameter("negative_prompt"),
          width: fact.parameter("width"),
          height: fact.parameter("height"),
          steps: fact.parameter("num_inference_steps"),
          seed: fact.parameter("seed"),
        }),
        replies: [reply.json({ picture: { url: PICTURE } })],
      },
      { get: [url(PICTURE)], secret: "none", replies: [reply.file(PNG, "image/png")] },
    ),
    takes(ripeness, {
      post: at(["/v1/ripeness/", fact.providerId]),
      json: open({
        picture: fact.input("picture", "dataUrl"),
        fruit: fact.input("fruit"),
        days: fact.parameter("days"),
      }),
      replies: [reply.json({ ripeness: [0.61, 0.74, 0.82] }, { shows: "0.61" })],
    }),
  ],
});
