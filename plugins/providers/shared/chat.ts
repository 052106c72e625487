// Most services take chats as OpenAI does: one request, one answer or a stream of pieces.
import { type Ask, on, type Served } from "hubsmith";
import type { Value } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import { chatBody, chatReading } from "../../tasks/shared/chat-api.ts";

/** Serves chats at a path, which may depend on what is asked. @public */
export function chat(path: string | ((ask: Ask<Value>) => string) = "v1/chat/completions"): Served {
  return on(conversational, {
    request: (ask) => ({
      path: typeof path === "string" ? path : path(ask),
      json: chatBody(ask),
    }),
    answer: chatReading,
  });
}
