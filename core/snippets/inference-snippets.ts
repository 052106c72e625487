// Inference snippets: builds the call of a request, and prints it with each client.
import type { Language } from "../code/language.ts";
import { render } from "../code/render.ts";
import { isEnv, isText, type Value } from "../code/value.ts";
import { defined } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { Cache, oncePer } from "../base/freeze.ts";
import type { Plugin } from "../kinds/index.ts";
import { compare } from "../hub/registry.ts";
import type { Call } from "../kinds/call.ts";
import type { InferenceOptions, InferenceRequest } from "./options.ts";
import { textIn } from "../record/json.ts";
import { inferenceCall } from "./call.ts";
import { installText } from "./install.ts";

/** A snippet that is not available, why, and how to fix it. @public */
export interface MissingSnippet
  extends Absence, Partial<Pick<InferenceSnippet, "provider" | "language" | "client">> {
  /** The id of the library. */
  readonly library?: string;
  /** The id of the app. */
  readonly app?: string;
}

/** The snippets, the snippets that are not available, and the problems found. @public */
export interface SnippetResult<S> {
  /** The available snippets. */
  readonly snippets: readonly S[];
  /** The snippets that are not available, and why. */
  readonly notOffered: readonly MissingSnippet[];
  /** Problems of plugins or of the request. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A program that calls a provider. @public */
export interface InferenceSnippet {
  /** The provider, as in the request. */
  readonly provider: string;
  /** The id of the language. */
  readonly language: string;
  /** The client's name, without its language. */
  readonly client: string;
  /** The commands that install what it needs; absent if it needs only the language. */
  readonly install?: string;
  /** The names of the environment variables that it reads, such as `HF_TOKEN`. */
  readonly variables: readonly string[];
  /** The program, without a trailing newline. */
  readonly content: string;
}

/** The clients of a hub in display order: by language, then by `order`. @internal */
export const clientsInOrder: (hub: Hub) => readonly Plugin<"client">[] = oncePer(({ clients }) =>
  clients.list.toSorted(
    (a, b) =>
      a.language.order - b.language.order ||
      compare(a.language.id, b.language.id) ||
      a.order - b.order,
  ),
);

/**
 * Prints the inference snippets of a model with a provider, one for each client. Never throws: if a plugin throws, only
 * its own snippets are missing.
 * @param options - The ids of the clients, e.g. `["python/requests"]`. Default: all clients of the hub.
 * @returns The snippets in display order, and the reason for each missing one.
 * @see https://huggingface.co/docs/inference-providers/index
 * @example
 * ```ts
 * import { createHub, inferenceSnippets } from "hubsmith";
 * import requests from "hubsmith/plugins/clients/python/requests";
 * import together from "hubsmith/plugins/providers/together";
 *
 * const model = { id: "Qwen/Qwen3-8B", tags: ["conversational"], pipeline_tag: "text-generation" };
 * const request = { model, provider: "together", providerId: "Qwen/Qwen3-8B" };
 * const { snippets } = inferenceSnippets(createHub([together, requests]), request);
 * snippets.map(({ language, client }) => `${language}/${client}`); // → ["python/requests"]
 * ```
 * @public
 */
export function inferenceSnippets(
  hub: Hub,
  request: InferenceRequest,
  options: { readonly clients?: readonly string[] } = {},
): SnippetResult<InferenceSnippet> {
  return safeResult(() => findSnippets(hub, request, options));
}

/** The result, also if a plugin is a proxy: reading any of its fields may throw. @internal */
export function safeResult<S>(find: () => SnippetResult<S>): SnippetResult<S> {
  const diagnostics: Diagnostic[] = [];
  const result = tryCall("A plugin", "reading its fields", diagnostics, find);
  if (!isAbsence(result)) return result;
  const { code, message } = diagnostics[0]!;
  const fix = "Remove the plugin that was added last.";
  return {
    snippets: [],
    notOffered: [absent({ code, reason: message, fix })],
    diagnostics: [{ code, message }],
  };
}

function findSnippets(
  hub: Hub,
  request: InferenceRequest,
  { clients }: { readonly clients?: readonly string[] },
): SnippetResult<InferenceSnippet> {
  const snippets: InferenceSnippet[] = [];
  const notOffered: MissingSnippet[] = [];
  const diagnostics: Diagnostic[] = [];
  // The request is not validated yet: the provider may be any value, even one that String() rejects.
  const named = tryCall("The request", "reading its provider", [], () => String(request?.provider));
  const provider = isAbsence(named) ? "" : named;
  const call = inferenceCall(hub, request, diagnostics);
  const reported = [...diagnostics];
  for (const client of clientsInOrder(hub)) {
    if (clients?.includes(client.id) === false) continue;
    const name = client.id.slice(client.id.indexOf("/") + 1);
    const ownCall = clientCall(hub, client, request, call, reported, diagnostics);
    const printed = isAbsence(ownCall) ? ownCall : print(client, ownCall, diagnostics);
    const language = client.language.id;
    if (typeof printed === "string" && !isAbsence(ownCall)) {
      const install = installOf(client)(printed);
      const needs = { ...defined({ install }), variables: variablesOf(ownCall) };
      snippets.push({ provider, language, client: name, ...needs, content: printed });
    } else if (typeof printed !== "string")
      notOffered.push({ provider, language, client: name, ...printed });
  }
  if (snippets.length + notOffered.length === 0 && clients === undefined) {
    const reason = "No clients are registered.";
    const absence = absent({ code: "no-client", reason, fix: "Add a client plugin." });
    notOffered.push({ provider, ...absence });
  }
  return { snippets, notOffered, diagnostics };
}

// Most programs of a client need the same packages.
const installOf = oncePer(({ install = {} }: Plugin<"client">) => {
  const conditions = Object.values(install)
    .flat()
    .flatMap((needed) => textIn(needed as Value, "ifProgramHas") ?? []);
  const texts = new Map<string, string | undefined>();
  return (program: string): string | undefined => {
    const key = conditions.map((text) => program.includes(text)).join();
    if (!texts.has(key)) texts.set(key, installText(install, program));
    return texts.get(key);
  };
});

/** The variables with the key, and with parts of the URL and of headers. */
const variablesOf = oncePer(({ token, request }: Call): readonly string[] => {
  const sent = isAbsence(request) ? [] : [request.url, ...Object.values(request.headers)];
  const parts = [token, ...sent].flatMap((value): readonly unknown[] =>
    isText(value) ? value.parts : [value],
  );
  return [...new Set(parts.flatMap((part) => (isEnv(part) ? [part.name] : [])))];
});

/** The call that a client prints: that of the request, or a direct one. `reported` problems are not repeated. @internal */
export function clientCall(
  hub: Hub,
  client: Plugin<"client">,
  request: InferenceRequest,
  call: Call | Absence = inferenceCall(hub, request),
  reported: readonly Diagnostic[] = [],
  diagnostics: Diagnostic[] = [],
): Call | Absence {
  const canBeDirect = isAbsence(call) ? call.code === "token-mismatch" : call.target === "routed";
  if (client.isDirect !== true || !canBeDirect || refuses(client, call)) return call;
  // A routed call, or a call with the wrong token for the router, has no endpoint in its options.
  const options = { ...request.options, directRequest: true } as InferenceOptions;
  const notes: Diagnostic[] = [];
  const direct = inferenceCall(hub, { ...request, options }, notes);
  const known = new Set(reported.map(keyOf));
  for (const diagnostic of notes)
    if (!known.has(keyOf(diagnostic)))
      diagnostics.push({ ...diagnostic, message: `${client.label}: ${diagnostic.message}` });
  return direct;
}

// The subject of a diagnostic: both calls of a client report the same problems.
const keyOf = ({ code, path, plugin }: Diagnostic): string => JSON.stringify([code, path, plugin]);

// Direct clients support few providers. If one refuses the first call, a second call is not needed.
function refuses(client: Plugin<"client">, call: Call | Absence): boolean {
  if (isAbsence(call)) return false;
  const owner = `client/${client.id}`;
  return tryCall(owner, "checking a call", [], () => client.refuses?.(call)) !== undefined;
}

function print(client: Plugin<"client">, call: Call, diagnostics: Diagnostic[]): string | Absence {
  const programs = Cache.of<Plugin<"client">, string | Absence>(call);
  const known = programs?.get(client);
  if (known !== undefined) return known;
  const doing = `printing ${call.task.id}`;
  const notes: Diagnostic[] = [];
  const printed = tryCall(`client/${client.id}`, doing, notes, () => {
    const refusal = client.refuses?.(call);
    // A plugin may return the fields of an absence.
    if (refusal !== undefined) return absent(refusal);
    const template = client.templates.find(({ task }) => task.id === call.task.id);
    const code = template === undefined ? client.fallback?.(call) : template.print(call);
    const unavailable = (code: string, reason: string): Absence =>
      absent({ code, reason: `${client.label} ${reason}.`, fix: "Choose another client." });
    if (code === undefined) return unavailable("no-template", `does not support ${call.task.id}`);
    const text = withHostingNote(render(code), call, client.language);
    return text || unavailable("empty", "printed nothing for this call");
  });
  diagnostics.push(...notes);
  // A program that threw is printed again, so that it is reported again.
  if (notes.length === 0) programs?.set(client, printed);
  return printed;
}

// A label may contain line breaks. They are removed, so that the note stays one comment line.
function withHostingNote(
  text: string,
  { hostingUnverified, providerLabel }: Call,
  { comment }: Language,
): string {
  if (text === "" || hostingUnverified !== true || comment === "") return text;
  const name = providerLabel.replace(/[\p{C}\p{Z}\s]+/gu, " ");
  return `${comment} ${name} may not host this model: its record lists no providers.\n${text}`;
}
