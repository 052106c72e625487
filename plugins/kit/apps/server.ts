// The servers of apps.
import type { AppServer, TaskHandler } from "hubsmith";
import { inWire } from "../providers/wire.ts";
import messages from "../../tasks/messages.ts";
import responses from "../../tasks/responses.ts";
import { handlersOf, type Role } from "./roles.ts";

const WIRES = { responses: inWire(responses), messages: inWire(messages) } as const;

/**
 * Describes a server with OpenAI's API. Never throws.
 * @param url - Its base URL, without `/v1` and a trailing slash.
 * @param model - The name of the model there.
 * @param role - What it does with the model.
 * @param wires - The other wire formats of its chats: those of OpenAI's Responses, and of Anthropic's Messages.
 * @returns The field `server` of a run; empty if OpenAI's API does not have the role.
 * @see https://platform.openai.com/docs/api-reference
 * @example
 * ```ts
 * import { openAiServer } from "hubsmith/apps";
 *
 * openAiServer("http://localhost:8080", "owner/name", "chat").server?.tasks.length; // → 1
 * openAiServer("http://localhost:8080", "owner/name", "rank").server; // → undefined
 * ```
 * @public
 */
export function openAiServer(
  url: string,
  model: string,
  role: Role,
  ...wires: readonly ("responses" | "messages")[]
): { readonly server?: AppServer } {
  const others = role === "chat" ? wires.map((wire) => WIRES[wire]) : [];
  const tasks: readonly TaskHandler[] = [...handlersOf(role), ...others];
  return tasks.length === 0 ? {} : { server: { url, model, tasks } };
}
