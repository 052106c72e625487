// What Hugging Face's servers reply to a recording.
import { reply } from "hubsmith/contract";

export default reply.json(
  { text: "The last train leaves at nine." },
  { shows: "The last train leaves at nine." },
);
