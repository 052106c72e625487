// LiteRT: runs TensorFlow Lite models on phones, boards and in browsers; here in Python.
import { absent, defineLibrary, downloads } from "hubsmith";
import { filesOf } from "../kit/tasks/record.ts";
import { INSTALL, loadFile } from "../kit/libraries/litert.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "litert",
  aliases: ["tflite"],
  prettyLabel: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  docsUrl: "https://ai.google.dev/edge/litert",
  countDownloads: downloads.extension("tflite"),
  install: INSTALL,
  snippets: withWeights((model) => {
    const weights = filesOf(model)?.filter((path) => path.endsWith(".tflite"));
    const has = (tag: string): boolean => model.tags.includes(tag);
    // Language models have another file type, for LiteRT-LM.
    if (weights === undefined ? has("litertlm") && !has("tflite") : weights.length === 0) {
      const reason = "The repository has no .tflite file, which LiteRT needs.";
      return absent({ code: "no-file", reason, fix: "Run a .litertlm file with LiteRT-LM." });
    }
    return loadFile(model, weights ?? []);
  }),
});
