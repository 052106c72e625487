// Serves chats in another wire format.
import {
  type Absence,
  isAbsence,
  type RequestContext,
  serves,
  type Task,
  type TaskHandler,
} from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";

/**
 * How a service differs from the wire format that it has.
 * @example
 * ```ts
 * import type { WireOptions } from "hubsmith/providers";
 *
 * const options: WireOptions = { adds: { store: false } };
 * ```
 * @public
 */
export interface WireOptions {
  /** Members that every request has. */
  readonly adds?: ValueObject;
  /** Returns why the service does not support a chat; `undefined` if it does. */
  refuses?(context: RequestContext<Value>): Absence | undefined;
}

/**
 * Serves chats in another wire format, such as OpenAI's Responses or Anthropic's Messages. Never throws.
 * @param wire - The task of the wire format.
 * @param path - Below the base URL of the provider. Default: that of the router, e.g. `v1/responses`.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @example
 * ```ts
 * import { defineProvider } from "hubsmith";
 * import { chat, inWire } from "hubsmith/providers";
 * import { messages } from "hubsmith/tasks";
 *
 * defineProvider({
 *   id: "press",
 *   label: "Press",
 *   baseUrl: "https://api.press.example",
 *   tasks: [chat(), inWire(messages, "anthropic/v1/messages")],
 * });
 * ```
 * @public
 */
export function inWire(
  wire: Task<Value, never>,
  path?: string,
  { adds = {}, refuses }: WireOptions = {},
): TaskHandler {
  const { request, answer } = wire.routerApi!;
  const others = Object.keys(conversational.parameters);
  return serves(wire, {
    // What only chat completions have.
    acceptsUnknown: { but: others.filter((name) => !Object.hasOwn(wire.parameters, name)) },
    request: (context) => {
      const sent = refuses?.(context) ?? request(context);
      if (isAbsence(sent)) return sent;
      return { ...sent, ...(path === undefined ? {} : { path }), json: { ...sent.json, ...adds } };
    },
    answer,
  });
}
