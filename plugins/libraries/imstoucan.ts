// IMS Toucan: speech from texts in thousands of languages.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "imstoucan",
  prettyLabel: "IMS Toucan",
  repoName: "IMS-Toucan",
  repoUrl: "https://github.com/DigitalPhonetics/IMS-Toucan",
  countDownloads: downloads.any(
    downloads.path("embedding_gan.pt"),
    downloads.path("Vocoder.pt"),
    downloads.path("ToucanTTS.pt"),
  ),
});
