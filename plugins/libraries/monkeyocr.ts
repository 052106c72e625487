// MonkeyOCR: reads the text, formulas and tables of a document in their order.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "monkeyocr",
  prettyLabel: "MonkeyOCR",
  repoName: "monkeyocr",
  repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
  countDownloads: downloads.path("Recognition/config.json"),
});
