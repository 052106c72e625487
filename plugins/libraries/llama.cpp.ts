// llama.cpp: GGUF models on your own computer, in a terminal or as a server with OpenAI's API.
import { defineLibrary, isAbsence, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { articleFor } from "../kit/samples/articles.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";
import { translationRequest } from "../kit/samples/translation.ts";
import { askDs4 } from "./llama.cpp/ds4.ts";
import { ggufRoleOf } from "../kit/libraries/gguf-role.ts";
import { forLlamaCpp } from "../kit/formats/gguf-programs.ts";
import { chosenModel, isOfDs4, unreadable } from "../kit/formats/gguf-repository.ts";
import { ggufOf } from "../kit/libraries/gguf-files.ts";
import { imageFor, seesImages } from "../kit/libraries/gguf-images.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "llama.cpp",
  aliases: ["gguf", "llama-cpp", "llamacpp"],
  prettyLabel: "llama.cpp",
  repoUrl: "https://github.com/ggml-org/llama.cpp",
  docsUrl: "https://huggingface.co/docs/hub/gguf-llamacpp",
  install: { note: "On Windows: winget install llama.cpp", brew: ["llama.cpp"] },
  snippets: withWeights((model) => {
    if (isOfDs4(model)) return askDs4(model);
    const reason = unreadable(ggufOf(model));
    if (reason !== undefined) return reason;
    const role = ggufRoleOf(model);
    if (isAbsence(role)) return role;
    if (role === "embed") return { purpose: "Embed text", code: embed(model) };
    if (role === "rank") return { purpose: "Start a local server", code: rank(model) };
    return [
      { purpose: "Run one prompt in the terminal", code: ask(model) },
      { purpose: "Start a local server", code: serve(model) },
    ];
  }),
});

// The projector of the repository is downloaded, too.
function source(model: Model): Code<"sh"> {
  const { repository, file, projector } = forLlamaCpp(ggufOf(model), chosenModel(ggufOf(model)));
  const named =
    file === undefined ? sh`-hf ${repository}` : sh`-hf ${repository} --hf-file ${file}`;
  return projector === undefined ? named : sh`${named} --mmproj-url ${projector}`;
}

function promptFor(model: Model): string {
  if (model.pipeline_tag === "translation") return translationRequest(model);
  return model.pipeline_tag === "summarization"
    ? `Summarize: ${articleFor(model)}`
    : askedFor(model);
}

function ask(model: Model): Code {
  if (seesImages(model)) {
    const { file, question } = imageFor(model);
    return sh`llama-cli ${source(model)} --single-turn --image ${file} -p ${question}`;
  }
  return sh`llama-cli ${source(model)} --single-turn -p ${promptFor(model)}`;
}

const rank = (model: Model): Code => sh`llama-server ${source(model)} --reranking`;

const serve = (model: Model): Code => sh`llama-server ${source(model)}`;

const embed = (model: Model): Code =>
  sh`llama-embedding ${source(model)} -p ${sentenceToEmbed(model)}`;
