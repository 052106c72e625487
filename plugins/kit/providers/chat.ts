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

/**
 * How the chat API of a service differs from OpenAI's.
 * @see https://platform.openai.com/docs/api-reference/chat
 * @example
 * ```ts
 * import type { ChatOptions } from "hubsmith/providers";
 *
 * const options: ChatOptions = { parameters: { seed: "random_seed", logit_bias: false } };
 * ```
 * @public
 */
export interface ChatOptions extends Pick<
  TaskHandlerSpec<Value, keyof typeof conversational.parameters & string>,
  "parameters" | "acceptsUnknown"
> {
  /** Returns why the service does not support a chat; `undefined` if it does. */
  refuses?(context: RequestContext<Value>): Absence | undefined;
}

/**
 * Serves chats as OpenAI's API does, complete or streamed. Never throws.
 * @param path - Below the base URL of the provider. A function may read the request. Default: `v1/chat/completions`.
 * @param options - The provider's own parameter names, and the chats that it refuses.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @see https://platform.openai.com/docs/api-reference/chat
 * @example
 * ```ts
 * import { defineProvider } from "hubsmith";
 * import { chat } from "hubsmith/providers";
 *
 * defineProvider({
 *   id: "press",
 *   label: "Press",
 *   baseUrl: "https://api.press.example",
 *   tasks: [chat("openai/v1/chat/completions", { parameters: { seed: "random_seed" } })],
 * });
 * ```
 * @public
 */
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
