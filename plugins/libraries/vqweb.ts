// vqweb: quantized embeddings, small enough for search in the browser.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "vqweb",
  prettyLabel: "vqweb",
  repoUrl: "https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb",
  docsUrl: "https://www.npmjs.com/package/@thinletterio/vqweb",
  countDownloads: downloads.extension("vqw"),
});
