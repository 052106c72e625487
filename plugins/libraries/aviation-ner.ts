// Aviation NER: finds hazards, parts and phases of flight in reports on faults of aircraft.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "aviation-ner",
  prettyLabel: "Aviation NER",
  repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
  docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
  countDownloads: downloads.path("gliner_config.json"),
});
