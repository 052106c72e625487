// SAME: a navigation agent for buildings that follows instructions, with experts chosen by its state.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "same",
  prettyLabel: "SAME",
  repoUrl: "https://github.com/GengzeZhou/SAME",
  countDownloads: downloads.any(
    downloads.path("ckpt/SAME.pt"),
    downloads.path("pretrain/Attnq_pretrained_ckpt.pt"),
  ),
});
