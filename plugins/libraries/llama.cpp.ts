// llama.cpp: GGUF models on your own computer, in a terminal or as a server with OpenAI's API.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { textsFor } from "../kit/tasks/sample-texts.ts";
import { translationRequest } from "../kit/tasks/translation.ts";
import { askDs4 } from "../kit/libraries/ds4.ts";
import { draftOf } from "../kit/libraries/draft.ts";
import { forLlamaCpp } from "../kit/formats/gguf-programs.ts";
import { chosenModel, isOfDs4, unreadable } from "../kit/formats/gguf-repository.ts";
import { ggufOf } from "../kit/libraries/gguf-files.ts";
import { imageFor, seesImages } from "../kit/libraries/gguf-images.ts";
import { taskOfType } from "../kit/libraries/transformers/evidence.ts";

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
    if (isOfDs4(model)) return askDs4(model);
    const reason = unreadable(ggufOf(model));
    if (reason !== undefined) return reason;
    const draft = draftOf(model);
    if (draft !== undefined) return absent({ ...draft, fix: "See the model card." });
    if (EMBEDS.has(task) || /embed/i.test(model.id))
      return { purpose: "Embed text", code: embed(model) };
    if (task === "text-ranking" || /rerank/i.test(model.id))
      return { purpose: "Start a local server", code: rank(model) };
    if (model.pipeline_tag === undefined && isOfMedia(model)) return OF_OTHERS;
    const isChat =
      model.tags.includes("conversational") && (!GENERATES.test(task) || answers(model));
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
  "diffusers",
  "diffusion",
  "diffusion-single-file",
  "flux",
  "video-generation",
  "wan",
]);

const isOfMedia = ({ library_name: library, tags }: Model): boolean =>
  [library, ...tags].some((name) => OF_MEDIA.has(name?.toLowerCase() ?? ""));

const OF_OTHERS = absent({
  code: "other-task",
  reason: "llama.cpp runs language models, but this model generates images or videos.",
  fix: "Use the program that its model card recommends.",
});

// Tasks whose models have a text encoder that chats.
const GENERATES = /-to-(?:3d|audio|image|speech|video)$/;

// Some chats that see images have a task of image editors.
const answers = ({ pipeline_tag: task = "", tags }: Model): boolean =>
  /^image-(?:text-)?to-image$/.test(task) &&
  tags.some((tag) => taskOfType(tag) === "image-text-to-text");

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
    ? `Summarize: ${textsFor(model).article}`
    : textsFor(model).asked;
}

function ask(model: Model): Code {
  if (seesImages(model)) {
    const { file, question } = imageFor(model);
    return sh`llama-cli ${source(model)} --single-turn --image ${file} -p ${question}`;
  }
  return sh`llama-cli ${source(model)} --single-turn -p ${promptFor(model)}`;
}

function rank(model: Model): Code {
  return sh`llama-server ${source(model)} --reranking`;
}

function serve(model: Model): Code {
  return sh`llama-server ${source(model)}`;
}

function embed(model: Model): Code {
  return sh`llama-embedding ${source(model)} -p ${textsFor(model).sentences[0]}`;
}
