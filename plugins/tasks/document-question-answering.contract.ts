// The response of Hugging Face's servers to a question about a page; positions are counted in words.
import { reply } from "hubsmith/contract";

export default reply.json([{ answer: "$1,204.50", score: 0.94, start: 41, end: 41 }], {
  shows: "$1,204.50",
});
