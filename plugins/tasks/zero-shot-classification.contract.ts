// The response of Hugging Face's servers to a text and labels: a score for each, the best first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { label: "refund", score: 0.741 },
    { label: "faq", score: 0.183 },
    { label: "legal", score: 0.076 },
  ],
  { shows: "refund" },
);
