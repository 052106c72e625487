// What Hugging Face's servers reply to an image to take apart: each segment, with its mask as base64.
import { reply } from "hubsmith/contract";
import { PNG } from "../shared/samples.ts";

export default reply.json(
  [
    { label: "macaw", score: 0.996, mask: PNG },
    { label: "sky", mask: PNG },
  ],
  { shows: "macaw" },
);
