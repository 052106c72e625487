// Records to test Coqui TTS on: XTTS, and others with a file, with several, and without a list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("coqui", {
  XTTS: { id: "example-org/XTTS-v2", pipeline_tag: "text-to-speech" },
  "XTTS, own example": {
    id: "example-org/xtts-tuned",
    widgetData: [{ text: "The shop is closed on Mondays." }],
  },
  "a voice": files("config.json", "best_model.pth"),
  "several files": files("config.json", "checkpoint_1000.pth", "checkpoint_2000.pth"),
  "no files": { pipeline_tag: "text-to-speech" },
});
