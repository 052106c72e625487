// encoderfile: an encoder with its runtime, as one executable.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "encoderfile",
  prettyLabel: "encoderfile",
  repoName: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  filter: false,
  countDownloads: downloads.extension("encoderfile"),
});
