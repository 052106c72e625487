// The response of Hugging Face's servers to an image: each object in it, in a box of pixels.
import { reply } from "hubsmith/contract";

export default reply.json(
  [
    { label: "macaw", score: 0.987, box: { xmin: 64, ymin: 31, xmax: 218, ymax: 402 } },
    { label: "branch", score: 0.911, box: { xmin: 12, ymin: 377, xmax: 451, ymax: 433 } },
  ],
  { shows: "402" },
);
