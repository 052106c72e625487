// The response of Hugging Face's servers to an image: a score for each label, the best first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { label: "macaw", score: 0.931 },
    { label: "toucan", score: 0.042 },
  ],
  { shows: "macaw" },
);
