// Most services take chats as OpenAI does: one request, one answer or a stream of pieces.
import { type Absence, type RequestContext, serves, type TaskHandler } from "hubsmith";
import type { TaskHandlerSpec } from "hubsmith/types";
import type { Value } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import { chatBody, chatReading } from "../../tasks/shared/chat-api.ts";

/** Where chats go, or how that depends on what is asked. */
type Path = string | ((ask: RequestContext<Value>) => string);

/** In what a service differs from OpenAI's way. */
interface Differences extends Pick<
  TaskHandlerSpec<Value, keyof typeof conversational.parameters & string>,
  "parameters" | "takesOthers"
> {
  /** Why it does not take a chat; nothing where it does. */
  refuses?(ask: RequestContext<Value>): Absence | undefined;
}

/** Serves chats at a path, which may depend on what is asked. @public */
export function chat(
  path: string | ((ask: RequestContext<Value>) => string) = "v1/chat/completions",
): TaskHandler {
  return chatBut({}, path);
}

/** Serves chats as OpenAI's API does, but for some differences. */
export function chatBut(
  { refuses, ...spec }: Differences,
  path: Path = "v1/chat/completions",
): TaskHandler {
  return serves(conversational, {
    ...spec,
    request: (ask) =>
      refuses?.(ask) ?? {
        path: typeof path === "string" ? path : path(ask),
        json: chatBody(ask),
      },
    answer: chatReading,
  });
}
