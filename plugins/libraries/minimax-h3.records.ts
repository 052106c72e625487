// Records to test MiniMax H3 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("minimax-h3", {
  "a pipeline": { id: "acme/MiniMax-H3", tags: ["diffusers"] },
  "own example": {
    id: "acme/MiniMax-H3",
    tags: ["diffusers"],
    widgetData: [{ text: "A fox crosses a frozen lake" }],
  },
  "a LoRA": { tags: ["lora", "comfyui"] },
});
