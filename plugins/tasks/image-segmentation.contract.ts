// The response of Hugging Face's servers to an image to segment: each segment, with its mask as base64.
import { reply } from "hubsmith/contract";
import { PNG } from "../kit/samples/response-media.ts";

// The mask of the rest.
const SKY =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAAAAACRn/EaAAAAEUlEQVR42mP4z8DwnwFCAAEAMd0H+bgoR7YAAAAASUVORK5CYII=";

export default reply.json(
  [
    { label: "macaw", score: 0.996, mask: PNG },
    { label: "sky", mask: SKY },
  ],
  { saves: PNG },
);
