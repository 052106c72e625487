// The response of Hugging Face's servers to a text with a gap: words for it, the likeliest first.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { score: 0.482, token: 2264, token_str: "east", sequence: "The sun rises in the east." },
    { score: 0.107, token: 2851, token_str: "morning", sequence: "The sun rises in the morning." },
  ],
  { shows: "The sun rises in the east." },
);
