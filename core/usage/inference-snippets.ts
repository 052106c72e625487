// Inference snippets: a model and a provider become one call, and every client prints it or says why not.
import type { Code } from "../code/code.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt } from "../hub/guard.ts";
import type { Plugin } from "../hub/plugin.ts";
import type { Call } from "../model/call.ts";
import { inferenceCall } from "./call-of.ts";
import type { InferenceRequest } from "./request.ts";

/** A program to copy. @public */
export interface InferenceSnippet {
  readonly provider: string;
  readonly language: string;
  /** The client's name, without its language. */
  readonly client: string;
  readonly content: string;
}

/** A snippet that is not there, and why. @public */
export interface NotOffered extends Absence {
  readonly provider?: string;
  readonly library?: string;
  readonly language?: string;
  readonly client?: string;
}

/** Snippets, what is not among them and why, and faults on the way. @public */
export interface Offer<S> {
  readonly snippets: readonly S[];
  readonly notOffered: readonly NotOffered[];
  readonly diagnostics: readonly Diagnostic[];
}

const LANGUAGES = ["python", "js", "sh"];

/** The clients of a hub in the order in which they are shown. @public */
export function clientsInOrder(hub: Hub): readonly Plugin<"client">[] {
  const rank = ({ language }: Plugin<"client">): number =>
    [...LANGUAGES, language].indexOf(language);
  return [...hub.clients].sort((a, b) => rank(a) - rank(b) || a.order - b.order);
}

/** Makes the inference snippets of a model with a provider. Never throws. @public */
export function inferenceSnippets(hub: Hub, request: InferenceRequest): Offer<InferenceSnippet> {
  const snippets: InferenceSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const { provider } = request;
  const made = inferenceCall(hub, request, diagnostics);
  for (const { id, language } of clientsInOrder(hub)) {
    const at = { provider, language, client: id.slice(id.indexOf("/") + 1) };
    const printed = "reason" in made ? made : print(hub.clients.get(id)!, made, diagnostics);
    if (typeof printed === "string") snippets.push({ ...at, content: printed });
    else notOffered.push({ ...at, ...printed });
  }
  return { snippets, notOffered, diagnostics };
}

function print(client: Plugin<"client">, call: Call, diagnostics: Diagnostic[]): string | Absence {
  const printed = attempt(`client/${client.id}`, `print ${call.kind}`, diagnostics, () => {
    const refusal = client.refuses?.(call);
    if (refusal !== undefined) return refusal;
    if (client.otherwise === undefined && !Object.hasOwn(client.templates, call.kind)) {
      const reason = `${client.label} is not used for ${call.task.id}.`;
      return absent("no-template", reason, "Choose another client.");
    }
    const text = render(template(client, call.kind)(call));
    const reason = `${client.label} has nothing to print here.`;
    return text || absent("empty", reason, "Choose another client.");
  });
  return "value" in printed ? printed.value : printed;
}

/**
 * The template of a client for a kind of task.
 * Throws `Template not found: {language}/{client}/{kind}` where it has none.
 * @public
 */
export function template(client: Plugin<"client">, kind: string): (call: Call) => Code {
  const found = Object.hasOwn(client.templates, kind) ? client.templates[kind] : client.otherwise;
  if (found === undefined) throw new TypeError(`Template not found: ${client.id}/${kind}`);
  return found;
}
