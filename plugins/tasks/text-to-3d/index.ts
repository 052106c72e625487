// Text-to-3D: a prompt in, an object that can be turned out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "text-to-3d", label: "Text-to-3D", modality: "cv" });
