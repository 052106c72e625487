// Records to test Mamba on: with a tokenizer, without one, and without a list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("mamba-ssm", {
  "no tokenizer": files("config.json", "pytorch_model.bin"),
  "a tokenizer": files("config.json", "pytorch_model.bin", "tokenizer.json"),
  "no files": {},
  "the third version": { id: "example-org/mamba3-mimo-1.5b" },
  "another task": { pipeline_tag: "audio-to-audio" },
});
