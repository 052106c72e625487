// Depth estimation. Input: an image. Output: the distance of each pixel.
import { defineTask } from "hubsmith";

export default defineTask({ id: "depth-estimation", label: "Depth Estimation", modality: "cv" });
