// encoderfile: an encoder and what runs it, as one program.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "encoderfile",
  prettyLabel: "encoderfile",
  repoName: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  filter: false,
  countDownloads: downloads.extension("encoderfile"),
});
