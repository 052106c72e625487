// Glyph-ByT5: text encoders by which image models learn to spell.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "glyph-byt5",
  prettyLabel: "Glyph-ByT5",
  repoUrl: "https://github.com/AIGText/Glyph-ByT5",
  countDownloads: downloads.path("checkpoints/byt5_model.pt"),
});
