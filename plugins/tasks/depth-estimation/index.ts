// Depth estimation: an image in, how far away each of its points is out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "depth-estimation", label: "Depth Estimation", modality: "cv" });
