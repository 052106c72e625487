// Records to test LiteRT-LM on: with a file that it runs, and without.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("litert-lm", {
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "no files": {},
  "a file": files("README.md", "gemma3-1b-it-int4.litertlm"),
  "another format": files("README.md", "model.task"),
});
