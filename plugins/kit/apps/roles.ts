// The roles of a server, and the handlers of OpenAI's API for each.
import { absent, type Absence, isConversational, type Model, type TaskHandler } from "hubsmith";
import { engineFor } from "../libraries/engine-for.ts";
import { hasPooling } from "../libraries/pooling.ts";
import { isEmbedder, isUntemplated } from "../libraries/transformers/evidence.ts";
import { isNamedChat } from "../tasks/chats.ts";
import { taskIdOf } from "../libraries/transformers/tasks.ts";
import { isNamedBase } from "../libraries/vllm.ts";
import { chat } from "../providers/chat.ts";
import { rankings } from "../providers/rankings.ts";
import { nameOf } from "../tasks/record.ts";
import { hasOnlyText, ONLY_TEXT } from "../libraries/weights.ts";
import { refuseMisfit } from "../providers/uncallable.ts";
import { embeddings, images, speech, textGeneration, transcriptions } from "../providers/openai.ts";

/** What a local server does with a model. @public */
export type Role = "chat" | "complete" | "embed" | "rank" | "transcribe" | "speak" | "draw";

const OPENAI: { readonly [R in Role]: readonly TaskHandler[] } = {
  chat: [chat()],
  complete: [textGeneration()],
  embed: [embeddings()],
  // OpenAI's API has no ranking, and its servers have Cohere's.
  rank: [rankings()],
  transcribe: [transcriptions()],
  speak: [speech()],
  draw: [images()],
};

/** The handlers of OpenAI's API for a role; empty if it has none. @internal */
export const handlersOf = (role: Role): readonly TaskHandler[] => OPENAI[known(role)];

/** A role; throws a TypeError if there is none of that name, which only TypeScript reports otherwise. */
function known<R extends Role>(role: R): R {
  if (Object.hasOwn(OPENAI, role)) return role;
  throw new TypeError(
    `There is no role "${String(role)}". Write one of ${Object.keys(OPENAI).join(", ")}.`,
  );
}

const ROLES: ReadonlyMap<string, Role> = new Map([
  ["any-to-any", "chat"],
  ["audio-text-to-text", "chat"],
  ["automatic-speech-recognition", "transcribe"],
  ["feature-extraction", "embed"],
  ["image-text-to-text", "chat"],
  ["sentence-similarity", "embed"],
  ["text-generation", "complete"],
  ["text-ranking", "rank"],
  ["text-to-image", "draw"],
  ["text-to-speech", "speak"],
  ["video-text-to-text", "chat"],
]);

// The tasks of language models. A chat template does not make a chat of an embedder, or of a model for videos.
const WRITES: ReadonlySet<string> = new Set([
  "conversational",
  "document-question-answering",
  "image-to-text",
  "other",
  "question-answering",
  "reinforcement-learning",
  "summarization",
  "table-question-answering",
  "text-generation",
  "text2text-generation",
  "translation",
  "visual-question-answering",
]);

/**
 * What a server does with a model, by its task and tags. Never throws.
 * @returns The role; undefined if none is known for the task.
 * @example
 * ```ts
 * import { roleOf } from "hubsmith/apps";
 *
 * roleOf({ id: "owner/name", tags: ["conversational"] }); // → "chat"
 * roleOf({ id: "owner/name", tags: [], pipeline_tag: "graph-ml" }); // → undefined
 * ```
 * @public
 */
export function roleOf(model: Model): Role | undefined {
  const { pipeline_tag: task = "other", id, tags } = model;
  if (/rerank/i.test(id) || tags.some((tag) => /^(?:reranker|cross-encoder)$/.test(tag)))
    return "rank";
  const isChat = isConversational(model) && WRITES.has(task);
  const role = isChat ? "chat" : task === "other" ? untaskedRoleOf(model) : ROLES.get(task);
  if (role === "chat" && isUntemplated(model)) return "complete";
  return role === "embed" && !embedsTexts(model) ? undefined : role;
}

// The task is also that of encoders, whose vectors are those of tokens or pictures.
const embedsTexts = (model: Model): boolean =>
  hasPooling(model) || isEmbedder(model) || model.pipeline_tag === "sentence-similarity";

// The Hub gives no task to some language models for vLLM, and to many with a changed type.
function untaskedRoleOf(model: Model): Role | undefined {
  if (model.library_name === "vllm" || engineFor(model) === "vllm")
    return isNamedBase(model) ? "complete" : "chat";
  const inferred = taskIdOf(model);
  if (inferred !== "text-generation") return ROLES.get(inferred);
  return isNamedChat(nameOf(model)) ? "chat" : "complete";
}

/** What a role is called in a reason. @internal */
export const NAMES: { readonly [R in Role]: string } = {
  chat: "chats",
  complete: "completions",
  embed: "embeddings",
  rank: "rankings",
  transcribe: "speech recognition",
  speak: "speech",
  draw: "images",
};

/** The role of a model, or why an app with these roles does not run it. @internal */
export function roleAmong<R extends Role>(
  roles: readonly R[],
  role: Role | undefined,
  model: Model,
): R | Absence {
  const { pipeline_tag: task = "an unknown task" } = model;
  if (hasOnlyText(model)) return ONLY_TEXT;
  const found = roles.map(known).find((one) => one === role);
  if (found === undefined)
    return absent({
      code: "other-task",
      reason: `It does not run models for ${role === undefined ? task : NAMES[role]}.`,
      fix: "Choose another app, or the library that the model card names.",
    });
  // Servers for rankings take two texts, unlike the task that the Hub gives to some rerankers.
  return (role === "rank" ? undefined : refuseMisfit(model)) ?? found;
}
