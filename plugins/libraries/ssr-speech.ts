// SSR-Speech: edits words in recordings of speech, or speaks a text in a recorded voice, and hides a watermark in what it makes.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ssr-speech",
  prettyLabel: "SSR-Speech",
  repoName: "SSR-Speech",
  repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
  filter: false,
  countDownloads: downloads.extension(".pth"),
});
