// What Hugging Face's servers reply to a text to classify: a list for each text they were given.
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
