// The response of Hugging Face's servers to a recording: a score for each label, the best first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { label: "speech", score: 0.902 },
    { label: "rain", score: 0.067 },
  ],
  { shows: "speech" },
);
