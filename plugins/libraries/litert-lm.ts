// LiteRT-LM: language models on phones, laptops and boards; here its command-line tool.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { askedFor } from "../kit/samples/asked.ts";

export default defineLibrary({
  id: "litert-lm",
  aliases: ["litertlm"],
  prettyLabel: "LiteRT-LM",
  repoUrl: "https://github.com/google-ai-edge/LiteRT-LM",
  countDownloads: downloads.any(downloads.extension("litertlm"), downloads.extension("task")),
  install: { pip: ["litert-lm"] },
  snippets: (model) => {
    const files = filesOf(model);
    if (files !== undefined && fileOf(model) === undefined) {
      const reason = "The repository has no .litertlm file, which LiteRT-LM needs.";
      return absent({
        code: "no-file",
        reason,
        fix: "Convert the model, or use a repository with such a file.",
      });
    }
    return [
      { purpose: "Run one prompt in the terminal", code: ask(model) },
      { purpose: "Chat", code: chat(model) },
    ];
  },
});

const ask = (model: Model): Code => sh`${run(model)} --prompt ${askedFor(model)}`;

const chat = (model: Model): Code => run(model);

// Without a file, it asks which file of the repository to use.
function run(model: Model): Code<"sh"> {
  const file = fileOf(model);
  return file === undefined
    ? sh`litert-lm run --from-huggingface-repo ${model.id}`
    : sh`litert-lm run --from-huggingface-repo ${model.id} ${file}`;
}

const fileOf = (model: Model): string | undefined =>
  filesOf(model)?.find((path) => path.endsWith(".litertlm"));
