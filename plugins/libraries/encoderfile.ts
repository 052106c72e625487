// encoderfile: an encoder with its runtime, as one executable.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "encoderfile",
  prettyLabel: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  countDownloads: downloads.extension("encoderfile"),
});
