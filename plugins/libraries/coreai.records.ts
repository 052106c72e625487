// Records to test Core AI on: a model, several, none, and no list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("coreai", {
  "no files": { pipeline_tag: "text-generation" },
  "a model": files("README.md", "int4/chat.aimodel/metadata.json", "int4/chat.aimodel/main.bin"),
  "several models": files("encoder.aimodel/metadata.json", "decoder.aimodel/metadata.json"),
  "another format": files("README.md", "model.safetensors"),
});
