// Inference snippets: a model and a provider become one call, and every client prints it or says why not.
import type { Language } from "../code/language.ts";
import type { Code } from "../code/tag.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, tryCallOrAbsent, tryCall } from "../base/issue.ts";
import type { Plugin } from "../hub/plugin.ts";
import type { Call } from "../http/request.ts";
import { type TaskSpec, templateKind } from "../http/task.ts";
import type { InferenceOptions, InferenceRequest } from "./options.ts";
import { inferenceCall } from "./request.ts";

/** A snippet that is not there, and why. @public */
export interface NotOffered extends Absence {
  /** The provider as it was asked for. */
  readonly provider?: string;
  /** The id of the library. */
  readonly library?: string;
  /** The id of the language. */
  readonly language?: string;
  /** The client's name, without its language. */
  readonly client?: string;
}

/** Snippets, what is not among them and why, and faults on the way. @public */
export interface Offer<S> {
  /** What can be copied. */
  readonly snippets: readonly S[];
  /** What cannot, and why. */
  readonly notOffered: readonly NotOffered[];
  /** What a plugin or the request was at fault in. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A program to copy. @public */
export interface InferenceSnippet {
  /** The provider as it was asked for. */
  readonly provider: string;
  /** The id of the language. */
  readonly language: string;
  /** The client's name, without its language. */
  readonly client: string;
  /** The program, without a line end at its end. */
  readonly content: string;
}

/** The clients of a hub in the order in which they are shown: by language, then by their place in it. @public */
export function clientsInOrder(hub: Hub): readonly Plugin<"client">[] {
  const rank = (a: Plugin<"client">, b: Plugin<"client">): number =>
    a.language.order - b.language.order ||
    (a.language.id < b.language.id ? -1 : a.language.id > b.language.id ? 1 : a.order - b.order);
  return [...hub.clients].sort(rank);
}

/** Makes the inference snippets of a model with a provider. Never throws. @public */
export function inferenceSnippets(hub: Hub, request: InferenceRequest): Offer<InferenceSnippet> {
  // A plugin that is a proxy may throw wherever one of its fields is read.
  const found = tryCall("A plugin", "be read", () => findSnippets(hub, request));
  if ("value" in found) return found.value;
  const { code, message } = found.fault;
  const why = absent(code, message, "Remove the plugin that was added last.");
  return { snippets: [], notOffered: [why], diagnostics: [{ code, message }] };
}

function findSnippets(hub: Hub, request: InferenceRequest): Offer<InferenceSnippet> {
  const snippets: InferenceSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const provider = requestedProvider(request);
  const call = inferenceCall(hub, request, diagnostics);
  for (const client of clientsInOrder(hub)) {
    const name = client.id.slice(client.id.indexOf("/") + 1);
    const its = callFor(hub, client, request, call, diagnostics);
    const printed = "reason" in its ? its : print(client, its, diagnostics);
    if (typeof printed === "string")
      snippets.push({ provider, language: client.language.id, client: name, content: printed });
    else notOffered.push({ provider, language: client.language.id, client: name, ...printed });
  }
  if (snippets.length + notOffered.length === 0) {
    const reason = "No clients are registered.";
    notOffered.push({ provider, ...absent("no-client", reason, "Add a client plugin.") });
  }
  return { snippets, notOffered, diagnostics };
}

// Anything can stand there, also what has no text.
function requestedProvider(request: InferenceRequest): string {
  const told = tryCall("The request", "name a provider", () => String(request?.provider));
  return "value" in told ? told.value : "";
}

/** The call that the snippet of a client is made of, or why there is none. Never throws. @public */
export const clientCall = (
  hub: Hub,
  client: Plugin<"client">,
  request: InferenceRequest,
): Call | Absence => callFor(hub, client, request, inferenceCall(hub, request), []);

/**
 * The call that a client prints: that of the request, or a direct one where the client knows no other way and nothing
 * that was chosen contradicts it.
 * @internal
 */
export function callFor(
  hub: Hub,
  client: Plugin<"client">,
  request: InferenceRequest,
  call: Call | Absence,
  diagnostics: Diagnostic[],
): Call | Absence {
  const isOpen = "reason" in call ? call.code === "token-mismatch" : call.target === "routed";
  if (client.isDirect !== true || !isOpen || refuses(client, call)) return call;
  // A call that is routed, or has the wrong token for that, has no endpoint among its options.
  const options = { ...request.options, directRequest: true } as InferenceOptions;
  const known = new Set(diagnostics.map(({ message }) => message));
  const found: Diagnostic[] = [];
  const direct = inferenceCall(hub, { ...request, options }, found);
  for (const one of found.filter(({ message }) => !known.has(message)))
    diagnostics.push({ ...one, message: `${client.label}: ${one.message}` });
  return direct;
}

// Most clients that know one way know few providers, and need no second call to say so.
function refuses(client: Plugin<"client">, call: Call | Absence): boolean {
  if ("reason" in call) return false;
  const refusal = tryCall(`client/${client.id}`, "checking a call", () => client.refuses?.(call));
  return !("value" in refusal) || refusal.value !== undefined;
}

function print(client: Plugin<"client">, call: Call, diagnostics: Diagnostic[]): string | Absence {
  const printed = tryCallOrAbsent(
    `client/${client.id}`,
    `printing ${call.task.id}`,
    diagnostics,
    () => {
      const refusal = client.refuses?.(call);
      if (refusal !== undefined) return refusal;
      const found = findTemplate(client, call.task);
      if (found === undefined) {
        const reason = `${client.label} does not support ${call.task.id}.`;
        return absent("no-template", reason, "Choose another client.");
      }
      const text = withHostingNote(render(found(call)), call, client.language);
      const reason = `${client.label} has nothing to print here.`;
      return text || absent("empty", reason, "Choose another client.");
    },
  );
  return "value" in printed ? printed.value : printed;
}

// What no language could take for more than a comment: one line, whatever a plugin's label is.
function withHostingNote(
  text: string,
  { hostingUnverified: isUnsure, providerLabel }: Call,
  { comment }: Language,
): string {
  if (text === "" || isUnsure !== true || comment === "") return text;
  const name = providerLabel.replace(/[\p{C}\p{Z}\s]+/gu, " ");
  return `${comment} ${name} may not host this model: its record does not say who does.\n${text}`;
}

/** The template of a client for a task; undefined if it has none. */
function findTemplate(
  client: Plugin<"client">,
  { id }: TaskSpec,
): ((call: Call) => Code) | undefined {
  const own = client.templates.find(({ task }) => task.id === id);
  if (own !== undefined) return (call) => own.print(call);
  return client.otherwise && ((call) => client.otherwise!(call));
}

/**
 * The template of a client for a task.
 * Throws `Template not found: {language}/{client}/{kind}` if it has none.
 * @public
 */
export function templateOf(
  client: Plugin<"client">,
  task: TaskSpec,
  streaming = false,
): (call: Call) => Code {
  const found = findTemplate(client, task);
  if (found !== undefined) return found;
  throw new TypeError(`Template not found: ${client.id}/${templateKind(task, streaming)}`);
}
