// SSR-Speech: edits words in recordings, or speaks a text in a recorded voice, and adds a watermark.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ssr-speech",
  prettyLabel: "SSR-Speech",
  repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
  countDownloads: downloads.extension(".pth"),
});
