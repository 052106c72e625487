// What a server is asked for, and the handlers of OpenAI's API for it.
import { isConversational, type Model, type TaskHandler } from "hubsmith";
import { chat } from "../providers/chat.ts";
import { embeddings, images, speech, textGeneration, transcriptions } from "../providers/openai.ts";

/** What a local server does with a model. @public */
export type Role = "chat" | "complete" | "embed" | "rank" | "transcribe" | "speak" | "draw";

const OPENAI: { readonly [R in Role]: readonly TaskHandler[] } = {
  chat: [chat()],
  complete: [textGeneration()],
  embed: [embeddings()],
  // OpenAI's API has no ranking.
  rank: [],
  transcribe: [transcriptions()],
  speak: [speech()],
  draw: [images()],
};

/** The handlers of OpenAI's API for a role; empty if it has none. @internal */
export const handlersOf = (role: Role): readonly TaskHandler[] => OPENAI[role];

const ROLES: ReadonlyMap<string, Role> = new Map([
  ["any-to-any", "chat"],
  ["audio-text-to-text", "chat"],
  ["automatic-speech-recognition", "transcribe"],
  ["feature-extraction", "embed"],
  ["image-text-to-text", "chat"],
  ["sentence-similarity", "embed"],
  ["text-ranking", "rank"],
  ["text-to-image", "draw"],
  ["text-to-speech", "speak"],
  ["video-text-to-text", "chat"],
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
  const { pipeline_tag: task, id, tags } = model;
  if (/rerank/i.test(id) || tags.some((tag) => /^(?:reranker|cross-encoder)$/.test(tag)))
    return "rank";
  if (isConversational(model)) return "chat";
  return task === "text-generation" ? "complete" : ROLES.get(task ?? "");
}
