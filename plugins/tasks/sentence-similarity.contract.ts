// The response of Hugging Face's servers to a sentence and two to compare it with: a score for each of these.
import { reply } from "hubsmith/contract";

export default reply.json([0.871, 0.064], { shows: "0.871" });
