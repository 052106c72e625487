// Serves chats as OpenAI's API does: one request, one complete or streamed response.
import {
  type Absence,
  type RequestContext,
  serves,
  type TaskHandler,
  type TaskHandlerSpec,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import { chatBody, chatAnswer } from "../tasks/chat-api.ts";

/** How a service's chat API differs from OpenAI's. @public */
export interface ChatOptions extends Pick<
  TaskHandlerSpec<Value, keyof typeof conversational.parameters & string>,
  "parameters" | "acceptsUnknown"
> {
  /** Returns why the service does not support a chat; `undefined` if it does. */
  refuses?(context: RequestContext<Value>): Absence | undefined;
}

/** Serves chats as OpenAI's API does, at a path below the base URL. The path may depend on the request. @public */
export function chat(
  path: string | ((context: RequestContext<Value>) => string) = "v1/chat/completions",
  { refuses, parameters, ...options }: ChatOptions = {},
): TaskHandler {
  return serves(conversational, {
    ...options,
    // Only Hugging Face's own servers have it.
    parameters: { tool_prompt: false, ...parameters },
    request: (context) =>
      refuses?.(context) ?? {
        path: typeof path === "string" ? path : path(context),
        json: chatBody(context),
      },
    answer: chatAnswer,
  });
}
