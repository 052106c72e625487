// The response of Hugging Face's servers to a recording.
import { reply } from "hubsmith/contract";

export default reply.json(
  { text: "The last train leaves at nine." },
  { shows: "The last train leaves at nine." },
);
