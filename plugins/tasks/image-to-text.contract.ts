// The response of Hugging Face's servers to an image to describe.
import { reply } from "hubsmith/contract";

export default reply.json([{ generated_text: "two parrots on a branch" }], {
  shows: "two parrots on a branch",
});
