// What an HTTP client prints of a chat's response: the decisions that are the same in all languages.
import type { Call } from "hubsmith";
import type { TextStream } from "#core/http/response";
import type { Code, ValueObject } from "hubsmith/code";
import { isChatAnswer } from "../tasks/chat-api.ts";
import { isChat, requireRequest } from "./refusals.ts";
import { hasSchema, showsMessage, showsReasoning } from "./response.ts";

/** The wire format of a chat. */
export type ChatWire = "chat" | "messages" | "responses";

/** The text, or why there is none; the text, which must not be missing; the message; or all, with the thoughts. */
export type ChatPart = "text" | "object" | "message" | "all";

/** How a language prints chats. What it returns undefined for is printed as responses of other tasks are. */
export interface ChatSyntax<L extends string> {
  /** Statements that print a part of a complete response. */
  whole(wire: ChatWire, part: ChatPart, parameters: ValueObject): Code<L> | undefined;
  /** Statements that print a stream as it arrives; if it `reasons`, also the thoughts. */
  stream?(wire: ChatWire, stream: TextStream, reasons: boolean): Code<L> | undefined;
}

/** Creates the function `chat` of an `HttpSyntax`. */
export const chatPrinter =
  <L extends string>(syntax: ChatSyntax<L>) =>
  (call: Call): Code<L> | undefined => {
    const { parameters } = call;
    const { answer } = requireRequest(call);
    const wire = isChat(call) ? wireOf(call) : undefined;
    if (wire === undefined || (wire === "chat" && !isChatAnswer(answer))) return undefined;
    return answer.kind === "stream"
      ? syntax.stream?.(wire, answer, showsReasoning(parameters))
      : syntax.whole(wire, partOf(parameters), parameters);
  };

function wireOf({ task: { id, wireOf: usual } }: Call): ChatWire | undefined {
  if (usual === undefined) return "chat";
  return id === "messages" || id === "responses" ? id : undefined;
}

function partOf(parameters: ValueObject): ChatPart {
  if (showsReasoning(parameters)) return "all";
  if (showsMessage(parameters)) return "message";
  return hasSchema(parameters["response_format"]) ? "object" : "text";
}
