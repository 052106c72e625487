// The servers of apps.
import {
  absent,
  type Absence,
  type AppServer,
  type RequestContext,
  type TaskHandler,
} from "hubsmith";
import { dataUrl, file, type Value } from "hubsmith/code";
import { inWire } from "../providers/wire.ts";
import { listIn, objectIn, partsOf } from "../tasks/chat-messages.ts";
import conversational from "../../tasks/conversational.ts";
import messages from "../../tasks/messages.ts";
import responses from "../../tasks/responses.ts";
import { handlersOf, type Role } from "./roles.ts";

type Wire = "responses" | "messages";
const WIRES: Readonly<Record<Wire, TaskHandler>> = {
  responses: inWire(responses),
  messages: inWire(messages),
};

/**
 * Describes a server with OpenAI's API. Never throws.
 * @param url - Its base URL, without `/v1` and a trailing slash.
 * @param model - The name of the model there.
 * @param role - What it does with the model.
 * @param wires - The other wire formats of its chats: those of OpenAI's Responses, and of Anthropic's Messages.
 * @returns The field `server` of a run. Rankings have the API of Cohere.
 * @see https://platform.openai.com/docs/api-reference
 * @example
 * ```ts
 * import { openAiServer } from "hubsmith/apps";
 *
 * openAiServer("http://localhost:8080", "owner/name", "chat").server?.tasks.length; // → 1
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
  return { server: { url, model, tasks } };
}

/**
 * Describes a server that takes images in chats only as data URLs, and not as links: programs read an image from a
 * file, `photo.jpg`. In other wire formats its chats have no images. Never throws.
 * @param run - The field `server` of a run, made by `openAiServer`.
 * @returns The field `server`.
 * @see https://github.com/ollama/ollama/issues/6753
 * @example
 * ```ts
 * import { imagesFromFiles, openAiServer } from "hubsmith/apps";
 *
 * const { server } = imagesFromFiles(openAiServer("http://localhost:8080", "owner/name", "chat"));
 * server?.tasks.length; // → 1
 * ```
 * @public
 */
export function imagesFromFiles(run: { readonly server?: AppServer }): {
  readonly server?: AppServer;
} {
  if (run.server === undefined) return {};
  return { server: { ...run.server, tasks: run.server.tasks.map(withoutLinks) } };
}

const withoutLinks = (handler: TaskHandler): TaskHandler => ({
  ...handler,
  request: (context) => {
    if (handler.task.id === conversational.id)
      return handler.request({ ...context, inputs: fromFiles(context.inputs as Value) });
    return linksIn(context.inputs as Value).length > 0 ? ONLY_CHAT : handler.request(context);
  },
});

const ONLY_CHAT = absent({
  code: "unfit-inputs",
  reason: "The app takes images only in chat completions.",
  fix: "Choose chat completions, or remove the image.",
});

/** A server whose chats in other wire formats ignore a JSON schema. @internal */
export function schemasOnlyInChat(
  run: { readonly server?: AppServer },
  ...wires: readonly Wire[]
): { readonly server?: AppServer } {
  if (run.server === undefined) return {};
  const tasks = run.server.tasks.map((handler): TaskHandler =>
    wires.some((wire) => WIRES[wire].task.id === handler.task.id)
      ? { ...handler, request: (context) => refuseSchema(context) ?? handler.request(context) }
      : handler,
  );
  return { server: { ...run.server, tasks } };
}

/** A server with OpenAI's API and other wire formats, which ignore a JSON schema. @internal */
export const plainServer = (
  url: string,
  model: string,
  role: Role,
  ...wires: readonly Wire[]
): ReturnType<typeof openAiServer> =>
  schemasOnlyInChat(openAiServer(url, model, role, ...wires), ...wires);

const refuseSchema = ({ parameters }: RequestContext): Absence | undefined =>
  parameters["response_format"] === undefined ? undefined : SCHEMA_ONLY_IN_CHAT;

const SCHEMA_ONLY_IN_CHAT = absent({
  code: "unfit-parameters",
  reason: "The app reads a JSON schema only in chat completions.",
  fix: "Choose chat completions, or remove `response_format`.",
});

const linksIn = (inputs: Value): readonly string[] =>
  listIn(inputs).flatMap((message) =>
    partsOf(objectIn(message)["content"] ?? null).flatMap((part) =>
      "url" in part && isLink(part.url) ? [part.url] : [],
    ),
  );

const isLink = (url: Value): url is string => typeof url === "string" && /^https?:/.test(url);

/** The same chat with data URLs of files in place of links. */
function fromFiles(value: Value): Value {
  if (Array.isArray(value)) return value.map(fromFiles);
  const entries = Object.entries(objectIn(value));
  if (entries.length === 0) return value;
  const { url = null } = objectIn(objectIn(value)["image_url"] ?? null);
  if (!isLink(url))
    return Object.fromEntries(entries.map(([name, member]) => [name, fromFiles(member)]));
  return { ...objectIn(value), image_url: { url: dataUrl(file("photo.jpg", "image/jpeg")) } };
}
