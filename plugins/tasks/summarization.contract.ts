// The response of Hugging Face's servers to a text to shorten.
import { reply } from "hubsmith/contract";

const SUMMARY = "The Drava bridge opens on Monday.";

export default reply.json([{ summary_text: SUMMARY }], { shows: SUMMARY });
