// llama.cpp: GGUF models on your own computer, in a terminal or as a server with OpenAI's API.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { ASKED_OF, NEWS } from "../kit/tasks/sample-inputs.ts";
import { textsFor } from "../kit/tasks/sample-texts.ts";
import { translationRequest } from "../kit/tasks/translation.ts";
import { ggufFiles, tagOf } from "../kit/libraries/gguf-files.ts";

export default defineLibrary({
  id: "llama.cpp",
  aliases: ["gguf", "llama-cpp", "llamacpp"],
  prettyLabel: "llama.cpp",
  repoName: "llama.cpp",
  repoUrl: "https://github.com/ggml-org/llama.cpp",
  docsUrl: "https://huggingface.co/docs/hub/gguf-llamacpp",
  filter: false,
  install: { note: "On Windows: winget install llama.cpp", brew: ["llama.cpp"] },
  snippets: (model) => {
    const task = model.pipeline_tag ?? "text-generation";
    if (model.tags.includes("fastflowlm")) return OTHER_FORMAT;
    if (EMBEDS.has(task) || /embed/i.test(model.id))
      return { purpose: "Embed text", code: embed(model) };
    if (task === "text-ranking" || /rerank/i.test(model.id))
      return { purpose: "Start a local server", code: rank(model) };
    if (model.pipeline_tag === undefined && model.tags.some((tag) => OF_MEDIA.has(tag)))
      return OF_OTHERS;
    const isChat = model.tags.includes("conversational") && !GENERATES.test(task);
    if (!TALKS.has(task) && !isChat) {
      const reason = `llama.cpp runs language models, but this model is for ${task}.`;
      return absent({
        code: "other-task",
        reason,
        fix: "Use the program that its model card recommends.",
      });
    }
    return [
      { purpose: "Chat in the terminal", code: ask(model) },
      { purpose: "Start a local server", code: serve(model) },
    ];
  },
});

const EMBEDS: ReadonlySet<string> = new Set(["feature-extraction", "sentence-similarity"]);
const TALKS: ReadonlySet<string> = new Set([
  "any-to-any",
  "image-text-to-text",
  "image-to-text",
  "other",
  "question-answering",
  "reinforcement-learning",
  "summarization",
  "text-generation",
  "text2text-generation",
  "translation",
]);

// Tags of models for images and videos, in records without a task.
const OF_MEDIA: ReadonlySet<string> = new Set([
  "comfyui",
  "diffusion",
  "flux",
  "video-generation",
  "wan",
]);

const OF_OTHERS = absent({
  code: "other-task",
  reason: "llama.cpp runs language models, but this model generates images or videos.",
  fix: "Use the program that its model card recommends.",
});

// Tasks whose models have a text encoder that chats.
const GENERATES = /-to-(?:3d|audio|image|speech|video)$/;

const SEES: ReadonlySet<string> = new Set(["image-text-to-text", "image-to-text"]);

// The projector of the repository is downloaded, too.
const OTHER_FORMAT = absent({
  code: "other-format",
  reason: "The weights are for FastFlowLM.",
  fix: "Use the program that its model card recommends.",
});

// If all files have one quantization, it is named. Otherwise llama.cpp chooses.
function repository(model: Model): string {
  const [tag, ...others] = new Set(ggufFiles(model).map(tagOf));
  return tag === undefined || others.length > 0 ? model.id : `${model.id}:${tag}`;
}

function promptFor(model: Model): string {
  if (model.pipeline_tag === "translation") return translationRequest(model);
  return model.pipeline_tag === "summarization" ? `Summarize: ${NEWS}` : textsFor(model).asked;
}

function ask(model: Model): Code {
  if (SEES.has(model.pipeline_tag ?? ""))
    return sh`llama-cli -hf ${repository(model)} --single-turn --image photo.jpg -p ${ASKED_OF.image}`;
  return sh`llama-cli -hf ${repository(model)} --single-turn -p ${promptFor(model)}`;
}

function rank(model: Model): Code {
  return sh`llama-server -hf ${repository(model)} --reranking`;
}

function serve(model: Model): Code {
  return sh`llama-server -hf ${repository(model)}`;
}

function embed(model: Model): Code {
  return sh`llama-embedding -hf ${repository(model)} -p ${textsFor(model).sentences[0]}`;
}
