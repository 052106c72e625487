// Records to test audio.cpp on: its own repository, and one of a single family.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("audio.cpp", {
  "all models": { id: "acme/audio.cpp-gguf" },
  "a model": { id: "acme/Otter-Music-GGUF" },
});
