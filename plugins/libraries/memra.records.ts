// Records to test memra on: one file, several, and none.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("memra", {
  "no files": {},
  "several files": files("model-Q4_K_M.gguf", "model-Q8_0.gguf"),
  "one file": files("model-Q8_0.gguf"),
});
