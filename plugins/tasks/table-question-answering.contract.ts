// The response of Hugging Face's servers to a question about a table; a cell's position is its row and its column.
import { reply } from "hubsmith/contract";

export default reply.json(
  { answer: "Oslo", coordinates: [[1, 0]], cells: ["Oslo"], aggregator: "NONE" },
  { shows: "Oslo" },
);
