// Records to test OpenASR on: packs of its catalog, one of somebody else, and one of which no file is known.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "automatic-speech-recognition";

export default recordsOf("openasr", {
  "a pack of the catalog": {
    id: "OpenASR/example-asr",
    pipeline_tag,
    ...files("example-asr-q8_0.oasr"),
  },
  "somebody else's pack": { pipeline_tag, ...files("README.md", "model-q8_0.oasr") },
  "a name without an owner": { id: "example-asr", pipeline_tag },
  "no files": { pipeline_tag },
});
