// What Hugging Face's servers reply to a question about a picture: answers, the likeliest first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { answer: "parrots", score: 0.927 },
    { answer: "branch", score: 0.041 },
  ],
  { shows: "parrots" },
);
