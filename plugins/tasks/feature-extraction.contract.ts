// The response of Hugging Face's servers to a text: its vector, here of five dimensions instead of hundreds.
import { reply } from "hubsmith/contract";

export default reply.json([0.0314, -0.1127, 0.4682, 0.2209, -0.0596], { shows: "0.4682" });
