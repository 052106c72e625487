// What llama.cpp, and programs that are based on it, do with a GGUF model.
import { absent, type Absence, isConversational, type Model } from "hubsmith";
import { draftOf } from "./draft.ts";
import { isNamedChat, isPretrained } from "../tasks/chats.ts";
import { nameOf } from "../tasks/record.ts";
import { isUntemplated, taskOfType } from "./transformers/evidence.ts";

/** What a GGUF model is for. @public */
export type GgufRole = "chat" | "embed" | "rank";

/** What a GGUF model is for, or why llama.cpp does not run it. */
export function ggufRoleOf(model: Model): GgufRole | Absence {
  const task = model.pipeline_tag ?? "text-generation";
  const draft = draftOf(model);
  if (draft !== undefined) return absent({ ...draft, fix: "See the model card." });
  if (EMBEDS.has(task) || /embed/i.test(model.id)) return "embed";
  if (task === "text-ranking" || /rerank/i.test(model.id)) return "rank";
  if (model.pipeline_tag === undefined && isOfMedia(model)) return OF_OTHERS;
  const isChat = model.tags.includes("conversational") && (!GENERATES.test(task) || answers(model));
  if (TALKS.has(task) || isChat) return "chat";
  return absent({
    code: "other-task",
    reason: `llama.cpp runs language models, but this model is for ${task}.`,
    fix: "Use the program that its model card recommends.",
  });
}

/** Does a GGUF model surely complete texts only? Its metadata has no chat template, or the Hub found none. */
export function completes(model: Model): boolean {
  const { gguf, tags, id, pipeline_tag: task = "text-generation" } = model;
  const bases = tags.filter((tag) => tag.startsWith("base_model:"));
  if (task === "text-generation" && isPretrained(nameOf(model))) return true;
  if (isUntemplated(model)) return true;
  if (task !== "text-generation" || isConversational(model) || [id, ...bases].some(isNamedChat))
    return false;
  if (gguf !== undefined) return gguf["chat_template"] === undefined;
  return tags.some((tag) => tag.startsWith("region:"));
}

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
