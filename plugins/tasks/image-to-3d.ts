// Image-to-3D. Input: an image of an object. Output: a 3D model of the object.
import { defineTask } from "hubsmith";

export default defineTask({ id: "image-to-3d", label: "Image-to-3D", modality: "cv" });
