// Files of much downloaded repositories whose records list none, and for which no rule finds the file: at most 40, each with
// a million downloads a month. Read on 2026-11-25.

/** The files to use, by the id of the repository. */
export const KNOWN_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  // 15 million. The first file finds clothes.
  ["Bingsu/adetailer", ["face_yolov8n.pt"]],
  // 6 million. The first file is a LoRA.
  ["Kijai/WanVideo_comfy", ["Wan2_1-T2V-14B_fp8_e4m3fn.safetensors"]],
]);
