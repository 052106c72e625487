// The response of Hugging Face's servers to a question about an image: answers, the likeliest first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { answer: "parrots", score: 0.927 },
    { answer: "branch", score: 0.041 },
  ],
  { shows: "parrots" },
);
