// The response of Hugging Face's servers to an image and labels: a score for each, the best first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { label: "llama", score: 0.964 },
    { label: "dog", score: 0.029 },
    { label: "cat", score: 0.007 },
  ],
  { shows: "0.964" },
);
