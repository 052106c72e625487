// Image-to-3D: a picture of a thing in, the thing as an object that can be turned out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "image-to-3d", label: "Image-to-3D", modality: "cv" });
