// Most services take chats as OpenAI does: one request, one answer or a stream of pieces.
import { type Absence, type Ask, on, type Served } from "hubsmith";
import type { ServedSpec } from "hubsmith/types";
import type { Value } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import { chatBody, chatReading } from "../../tasks/shared/chat-api.ts";

/** Where chats go, or how that depends on what is asked. */
type Path = string | ((ask: Ask<Value>) => string);

/** In what a service differs from OpenAI's way. */
interface Differences extends Pick<
  ServedSpec<Value, keyof typeof conversational.parameters & string>,
  "parameters" | "takesOthers"
> {
  /** Why it does not take a chat; nothing where it does. */
  refuses?(ask: Ask<Value>): Absence | undefined;
}

/** Serves chats at a path, which may depend on what is asked. @public */
export function chat(path: string | ((ask: Ask<Value>) => string) = "v1/chat/completions"): Served {
  return chatBut({}, path);
}

/** Serves chats as OpenAI's API does, but for some differences. */
export function chatBut(
  { refuses, ...spec }: Differences,
  path: Path = "v1/chat/completions",
): Served {
  return on(conversational, {
    ...spec,
    request: (ask) =>
      refuses?.(ask) ?? {
        path: typeof path === "string" ? path : path(ask),
        json: chatBody(ask),
      },
    answer: chatReading,
  });
}
