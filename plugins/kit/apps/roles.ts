// What a server is asked for, and the handlers of OpenAI's API for it.
import { absent, type Absence, isConversational, type Model, type TaskHandler } from "hubsmith";
import { chat } from "../providers/chat.ts";
import { rankings } from "../providers/rankings.ts";
import { draftOf } from "../libraries/draft.ts";
import { isNamedChat, modelTypeOf, taskOfType } from "../libraries/transformers/evidence.ts";
import { nameOf } from "../tasks/record.ts";
import { hasAdapter, hasOnlyText, ONLY_TEXT } from "../libraries/weights.ts";
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
  const { pipeline_tag: task = taskOfTypeOf(model), id, tags } = model;
  if (/rerank/i.test(id) || tags.some((tag) => /^(?:reranker|cross-encoder)$/.test(tag)))
    return "rank";
  if (isNotServed(model)) return undefined;
  return isConversational(model) && WRITES.has(task) ? "chat" : ROLES.get(task);
}

const isNotServed = (model: Model): boolean =>
  hasAdapter(model) || draftOf(model) !== undefined || refuseMisfit(model) !== undefined;

// Without a task, the type of a language model decides, and the name of one that chats.
function taskOfTypeOf(model: Model): string {
  const task = taskOfType(modelTypeOf(model) ?? "") ?? "";
  if (!/^(?:image-text-to-text|text-generation)$/.test(task)) return "other";
  return isNamedChat(nameOf(model)) ? "image-text-to-text" : task;
}

const NAMES: { readonly [R in Role]: string } = {
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
  return (
    roles.map(known).find((one) => one === role) ??
    absent({
      code: "other-task",
      reason: `It does not run models for ${role === undefined ? task : NAMES[role]}.`,
      fix: "Choose another app, or the library that the model card names.",
    })
  );
}
