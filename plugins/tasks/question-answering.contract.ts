// The response of Hugging Face's servers to a question about a text.
import { reply } from "hubsmith/contract";

export default reply.json(
  { answer: "Monday", score: 0.93, start: 69, end: 75 },
  { shows: "Monday" },
);
