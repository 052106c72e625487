// Records to test jev-style on: each of its engines, both scorers, and a model of others.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("jev-style", {
  torch: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3" },
  "of others": {},
  mlx: { id: "chaoliangUNSW/Jev-Style-2B-Decision-v3-MLX", tags: ["mlx"] },
  gguf: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF", tags: ["gguf"] },
  "gguf, larger": { id: "chaoliangUNSW/Jev-Style-2B-Decision-v3-GGUF", tags: ["gguf"] },
});
