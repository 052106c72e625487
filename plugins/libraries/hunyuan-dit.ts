// HunyuanDiT: draws images from texts in Chinese and English.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hunyuan-dit",
  prettyLabel: "HunyuanDiT",
  repoUrl: "https://github.com/Tencent/HunyuanDiT",
  countDownloads: downloads.any(
    downloads.path("pytorch_model_ema.pt"),
    downloads.path("pytorch_model_distill.pt"),
  ),
});
