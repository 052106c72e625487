// The response of Hugging Face's servers to a text with names: each name, with its position in the text.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { entity_group: "PER", score: 0.998, word: "Ada Lovelace", start: 0, end: 12 },
    { entity_group: "PER", score: 0.997, word: "Charles Babbage", start: 17, end: 32 },
    { entity_group: "LOC", score: 0.999, word: "London", start: 36, end: 42 },
  ],
  { shows: "Charles Babbage" },
);
