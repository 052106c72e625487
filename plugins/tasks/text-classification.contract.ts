// The response of Hugging Face's servers to a text to classify: an array for each text.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    [
      { label: "POSITIVE", score: 0.813 },
      { label: "NEGATIVE", score: 0.187 },
    ],
  ],
  { shows: "POSITIVE" },
);
