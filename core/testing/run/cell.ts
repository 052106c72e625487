// A cell of the plan: a model as a task, a provider, and an option set; and its cases.
import type { Value, ValueObject } from "../../code/value.ts";
import {
  type Call,
  type Diagnostic,
  type Hub,
  inferenceCall,
  type InferenceRequest,
  type InferenceSnippet,
  inferenceSnippets,
  type Plugin,
  type Task,
} from "../../index.ts";
import type { Target } from "../../http/request.ts";
import { callFor } from "../../snippets/inference.ts";
import type { Contract, Reply } from "../contract/index.ts";
import { hostileInputs, modelOf, providerIdAt, recordOf } from "../service/test-calls.ts";
import { contentsOf } from "../service/facts.ts";
import { keyVariable, SECRETS, STRANGERS } from "../service/secret-words.ts";
import { situationOf } from "../service/situation.ts";
import type { Case, RunCell } from "./case.ts";
import type { OptionSet } from "./option-sets.ts";

/** A provider. @internal */
export type Provider = Plugin<"provider">;

/** The input of the plan. @internal */
export interface Known {
  readonly hub: Hub;
  /** By the ids of the providers. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /** Responses of Hugging Face's own servers, by the ids of the tasks. */
  readonly replies: Readonly<Record<string, Reply>>;
}

/** A model before its provider is known. @internal */
export interface Draft {
  readonly id: string;
  readonly pipeline_tag: string;
  readonly tags: readonly string[];
  readonly library_name?: string;
}

/** The options of a cell. @internal */
export interface Cell {
  readonly known: Known;
  readonly draft: Draft;
  readonly task: Task;
  readonly requested: Provider;
  readonly set: OptionSet;
  readonly parameters?: ValueObject;
  /** The only client for which these parameters were chosen. */
  readonly for?: string;
}

/** A snippet, and the call that it prints. @internal */
export interface Printed {
  readonly cell: Cell;
  readonly snippet: InferenceSnippet;
  readonly call: Call;
  readonly diagnostics: readonly Diagnostic[];
}

/** A snippet with its case. @internal */
export interface Run {
  readonly printed: Printed;
  readonly case: Case;
}

/** Is this a policy, and not a server? @internal */
export const isPolicy = ({ baseUrl }: Provider): boolean => baseUrl === undefined;

/** The contract of the router's own API. */
const routerOf = ({ hub, contracts }: Known): Contract | undefined => {
  const policy = hub.providers.list.find(isPolicy);
  return policy && contracts[policy.id];
};

/** The models to call for a task: one, and a conversational one if that makes a difference. @internal */
export function draftsOf(task: Task): readonly { readonly draft: Draft; readonly task: Task }[] {
  const drafts = [[], ["conversational"]].map((tags) => ({
    id: `acme/${task.id}${tags.length > 0 ? "-chat" : ""}-7b`,
    pipeline_tag: task.id,
    tags: [task.id, ...tags],
  }));
  const [plain, chat] = drafts.map((draft) => ({
    draft,
    task: task.callAs?.(modelOf(draft)) ?? task,
  }));
  return plain!.task === chat!.task ? [plain!] : [plain!, chat!];
}

/** The name of a cell. @internal */
export function titleOf({ draft, task, requested, set }: Cell): string {
  const name = draft.pipeline_tag === task.id ? task.id : `${draft.pipeline_tag} as ${task.id}`;
  return `${name} | ${requested.id} | ${set.name}`;
}

/** All snippets of a cell, and the diagnostics of its plugins. @internal */
export function printedFor(cell: Cell): {
  readonly printed: readonly Printed[];
  readonly faults: readonly string[];
} {
  const request = requestOf(cell);
  const diagnostics: Diagnostic[] = [];
  const call = inferenceCall(cell.known.hub, request, diagnostics);
  const offer = inferenceSnippets(cell.known.hub, request);
  const faults = offer.diagnostics
    .filter(({ code }) => code === "plugin-threw")
    .map(({ message }) => `${titleOf(cell)}: ${message}`);
  const { hub } = cell.known;
  const printed = offer.snippets.flatMap((snippet): readonly Printed[] => {
    const client = hub.clients.get(`${snippet.language}/${snippet.client}`);
    const clientCall = client ? callFor(hub, client, request, call, diagnostics) : call;
    return "reason" in clientCall ? [] : [{ cell, snippet, call: clientCall, diagnostics }];
  });
  return { printed, faults };
}

/** The request of a cell. @internal */
export function requestOf({ draft, task, requested, set, parameters }: Cell): InferenceRequest {
  // The router, and SDKs that call the Hub, know which provider a policy chooses.
  const model = modelOf(
    isPolicy(requested) ? draft : recordOf(draft, task, [requested], set.about),
  );
  const target = targetOf(set, requested);
  const toProvider = target === "direct" && requested.isHuggingFace !== true;
  const seer = target === "endpoint" ? "endpoint" : toProvider ? "provider" : "hub";
  return {
    model,
    provider: set.policy ?? requested.id,
    options: {
      ...set.options,
      ...(parameters === undefined ? {} : { parameters }),
      ...(set.token === "literal" ? { accessToken: SECRETS.literal[seer] } : {}),
      ...(set.token === "placeholder" ? { tokenPlaceholder: true } : {}),
      ...(set.isHostile ? { inputs: hostileInputs(task, model) } : {}),
    },
  };
}

/** The served task of a snippet, with the requested provider and the client. @internal */
export const placeOf = ({ cell, snippet: { language, client } }: Printed): RunCell => ({
  task: cell.task.id,
  provider: cell.requested.id,
  client: `${language}/${client}`,
});

/**
 * The case of a snippet; `server` is the actual provider, which differs from the requested one for a policy. @internal
 */
export function caseOf(printed: Printed, server: Provider | undefined): Case {
  const { cell, snippet, call, diagnostics } = printed;
  const { known, draft, task, requested, set } = cell;
  const { language, client, content } = snippet;
  const by = server === requested || server === undefined ? "" : ` by ${server.id}`;
  // `auto` uses the first of the list; a provider that is called by name is second.
  const other = known.hub.providers.list.find((one) => one !== server && !isPolicy(one));
  const mapped = (isPolicy(requested) ? [server, other] : [other, server]).filter(
    (one) => one !== undefined,
  );
  const situation = situationOf({
    call,
    request: requestOf(cell),
    diagnostics,
    record: recordOf(draft, task, mapped, set.about),
    contract: contractAt(known, server, set),
    replies: known.replies,
    router: routerOf(known),
    tokens: SECRETS[set.token ?? "environment"],
    providerId:
      isPolicy(requested) && server ? providerIdAt(server, draft.id, task, set.about) : undefined,
    injectedFault: set.injectedFault,
  });
  return {
    name: `${titleOf(cell)}${by} | ${language}/${client}`,
    ...placeOf(printed),
    options: set.name,
    language,
    content,
    parameters: situation.facts.parameters,
    situation,
    files: contentsOf(call.inputs as Value),
    env: {
      ...STRANGERS,
      HF_TOKEN: SECRETS.environment.hub,
      API_TOKEN: SECRETS.environment.endpoint,
      [keyVariable(requested.id)]: SECRETS.environment.provider,
    },
    demand: "answered",
    ...(isPolicy(requested) ? { isChosen: true } : {}),
  };
}

/** The variable that a snippet reads its token from. @internal */
export function variableOf({ call: { target }, cell: { requested } }: Printed): string {
  if (target === "endpoint") return "API_TOKEN";
  return target === "direct" && requested.isHuggingFace !== true
    ? keyVariable(requested.id)
    : "HF_TOKEN";
}

/** The target of the calls of a set, except those of a client with only one target. @internal */
export function targetOf({ options }: OptionSet, { isOffHub = false }: Provider): Target {
  if (options.endpointUrl !== undefined) return "endpoint";
  return options.directRequest || isOffHub ? "direct" : "routed";
}

function contractAt(
  { hub, contracts }: Known,
  server: Provider | undefined,
  set: OptionSet,
): Contract | undefined {
  const owner =
    set.options.endpointUrl !== undefined
      ? hub.providers.list.find(({ isHuggingFace }) => isHuggingFace === true)
      : server;
  return owner && contracts[owner.id];
}

/** Does a snippet contain the request itself, as those of HTTP clients do? SDKs hide it. @internal */
export function printsWire({ call: { request: wire, target }, snippet }: Printed): boolean {
  if ("reason" in wire || target === "endpoint") return false;
  const url = typeof wire.url === "string" ? wire.url : String(wire.url.parts[0]);
  return snippet.content.includes(url.split("?")[0]!);
}
