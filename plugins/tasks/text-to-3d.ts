// Text-to-3D. Input: a prompt. Output: a 3D model.
import { defineTask } from "hubsmith";

export default defineTask({ id: "text-to-3d", label: "Text-to-3D", modality: "cv" });
