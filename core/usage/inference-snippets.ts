// Inference snippets: a model and a provider become one call, and every client prints it or says why not.
import { isRecord } from "../hub/anything.ts";
import type { Language } from "../code/language.ts";
import { rememberOf } from "../code/remember.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt, guard, mended } from "../hub/guard.ts";
import { authorOf } from "../hub/extensions.ts";
import type { Plugin } from "../hub/plugin.ts";
import { notPromised } from "../hub/returned.ts";
import type { Call } from "../model/call.ts";
import { inferenceCall } from "./call-of.ts";
import type { NotOffered, Offer } from "./offer.ts";
import type { InferenceOptions, InferenceRequest } from "./request.ts";
import { templateFor } from "./template-of.ts";

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
  return ordered(hub);
}

const ordered = rememberOf((hub: Hub): readonly Plugin<"client">[] => {
  const rank = (a: Plugin<"client">, b: Plugin<"client">): number =>
    a.language.order - b.language.order ||
    (a.language.id < b.language.id ? -1 : a.language.id > b.language.id ? 1 : a.order - b.order);
  return Object.freeze([...hub.clients].sort(rank));
});

/** Makes the inference snippets of a model with a provider. Never throws. @public */
export function inferenceSnippets(hub: Hub, request: InferenceRequest): Offer<InferenceSnippet> {
  // A plugin that is a proxy may throw wherever one of its fields is read.
  const found = guard("A plugin", "be read", () => findSnippets(hub, request));
  if ("value" in found) return found.value;
  const { code, message } = mended(found.fault);
  const why = absent(code, message, "Leave out what was added last.");
  return { snippets: [], notOffered: [why], diagnostics: [{ code, message }] };
}

function findSnippets(hub: Hub, request: InferenceRequest): Offer<InferenceSnippet> {
  const snippets: InferenceSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const provider = providerIn(request);
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
    const reason = "The hub has no client that could print a call.";
    notOffered.push({ provider, ...absent("no-client", reason, "Add a client plugin.") });
  }
  return { snippets, notOffered, diagnostics };
}

// Anything can stand there, also what has no text.
function providerIn(request: InferenceRequest): string {
  const told = guard("The request", "name a provider", () => String(request?.provider));
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
  const refusal = guard(`client/${client.id}`, "say what it refuses", () => client.refuses?.(call));
  return !("value" in refusal) || refusal.value !== undefined;
}

function print(client: Plugin<"client">, call: Call, diagnostics: Diagnostic[]): string | Absence {
  const author = `client/${authorOf(client, call.task.id)}`;
  const printed = attempt(author, `print ${call.task.id}`, diagnostics, () => {
    const refusal: unknown = client.refuses?.(call);
    if (refusal !== undefined) return asAbsence(refusal);
    const found = templateFor(client, call.task);
    if (found === undefined) {
      const reason = `${client.label} is not used for ${call.task.id}.`;
      return absent("no-template", reason, "Choose another client.");
    }
    const text = noted(render(found(call)), call, client.language);
    const reason = `${client.label} has nothing to print here.`;
    return text || absent("empty", reason, "Choose another client.");
  });
  return "value" in printed ? printed.value : printed;
}

// What no language could take for more than a comment: one line, whatever a plugin's label is.
function noted(text: string, { isUnsure, providerLabel }: Call, { comment }: Language): string {
  if (text === "" || isUnsure !== true || comment === "") return text;
  const name = providerLabel.replace(/[\p{C}\p{Z}\s]+/gu, " ");
  return `${comment} ${name} may not host this model: its record does not say who does.\n${text}`;
}

function asAbsence(refusal: unknown): Absence {
  notPromised("refuses", refusal, "absent(code, reason, change), or nothing at all");
  const { code, reason, change } = isRecord(refusal) ? refusal : {};
  if ([code, reason, change].every((one) => typeof one === "string" && one !== ""))
    return { code, reason, change } as Absence;
  throw new TypeError("`refuses` must give absent(code, reason, change), or nothing at all.");
}
