// Trials and cases: a trial is a model as a task, a provider and an option set; a case is a snippet of a trial, with what it
// needs to run.
import { isPolicy } from "#core/kinds/provider";
import { isAbsence } from "#core/base/issue";
import { isEnv, isText, type Value, type ValueObject } from "#core/code/value";
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
} from "hubsmith";
import type { Target } from "#core/http/request";
import { carriesToken } from "#core/http/response";
import { clientCall } from "#core/snippets/inference-snippets";
import type { Contract, Exchange, Reply } from "../../../contract/index.ts";
import { targetOf } from "../service/exchanges.ts";
import { contentsOf } from "../service/facts.ts";
import type { Media } from "../service/received.ts";
import {
  environmentFor,
  type KeyOwner,
  SECRETS,
  STRANGERS,
  valueOf,
  variablesFor,
} from "../service/secret-words.ts";
import { type ServiceSetup, setupOf, STREAM_FORMATS } from "../service/setup.ts";
import {
  type Draft,
  hostileInputs,
  modelOf,
  providerIdAt,
  recordOf,
} from "../service/test-calls.ts";
import type { OptionSet } from "./option-sets.ts";

/** A task of a provider, as a client calls it. @public */
export interface CaseKey {
  /** The task as which the model is called. */
  readonly task: string;
  /** The requested provider. */
  readonly provider: string;
  /** The client as `language/name`. */
  readonly client: string;
}

/** A snippet to run, and where it comes from. @public */
export interface RunCase extends CaseKey {
  /** Its unique name. */
  readonly name: string;
  /** The name of its option set. */
  readonly options: string;
  /** The id of its language. */
  readonly language: string;
  /** The program, as users copy it. */
  readonly content: string;
  /** The parameters, by the task's names. */
  readonly parameters: ValueObject;
  /** The fault that is injected, if any. */
  readonly injected?: string;
}

/** The cases of a run. @public */
export interface RunPlan {
  /** The cases to run. */
  readonly cases: readonly RunCase[];
  /** The snippets without options; all are among the cases if the run is complete. */
  readonly offered: readonly CaseKey[];
}

export type Provider = Plugin<"provider">;

/** The input of the plan. @internal */
export interface Known {
  readonly hub: Hub;
  /** By the ids of the providers. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /** Responses of Hugging Face's own servers, by the ids of the tasks. */
  readonly replies: Readonly<Record<string, Reply>>;
}

export interface Trial {
  readonly known: Known;
  readonly draft: Draft;
  readonly task: Task;
  readonly requested: Provider;
  readonly set: OptionSet;
  /** The exchanges of the requested provider. */
  readonly exchanges: readonly Exchange[];
  readonly parameters?: ValueObject;
  /** The only client that is asked: these parameters were chosen for it. */
  readonly for?: string;
}

/** A snippet, and the call that it prints. @internal */
export interface PrintedTrial extends Trial {
  /** The client as `language/name`. */
  readonly client: string;
  readonly snippet: InferenceSnippet;
  readonly call: Call;
  readonly diagnostics: readonly Diagnostic[];
}

/** A snippet to run, the facts for its services, and its environment. @internal */
export interface Case extends RunCase {
  readonly trial: PrintedTrial;
  /** Whether the snippet contains the request itself. */
  readonly isWire: boolean;
  /** What the program does with the response. */
  readonly kind: string;
  /** The id of the actual provider. */
  readonly server: string | undefined;
  readonly setup: ServiceSetup;
  readonly files: ReadonlyMap<string, Media>;
  readonly env: Readonly<Record<string, string>>;
}

/** A case of a plan, which is not one that a caller made. @internal */
export const isCase = (runCase: RunCase): runCase is Case => "setup" in runCase;

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

export function titleOf({ draft, task, requested, set }: Trial): string {
  const name = draft.pipeline_tag === task.id ? task.id : `${draft.pipeline_tag} as ${task.id}`;
  return `${name} | ${requested.id} | ${set.name}`;
}

let last: { readonly trial: Trial; readonly printed: readonly PrintedTrial[] } | undefined;

/** All snippets of a trial; messages of plugins that throw are added to `faults`. @internal */
export function printedFor(trial: Trial, faults: string[]): readonly PrintedTrial[] {
  // The plan looks whether a trial is offered, and then at its snippets.
  if (last?.trial !== trial) last = { trial, printed: printAll(trial, faults) };
  return last.printed;
}

function printAll(trial: Trial, faults: string[]): readonly PrintedTrial[] {
  const { hub } = trial.known;
  const request = requestOf(trial);
  const diagnostics: Diagnostic[] = [];
  const call = inferenceCall(hub, request, diagnostics);
  const clients = trial.for === undefined ? {} : { clients: [trial.for] };
  const offer = inferenceSnippets(hub, request, clients);
  for (const { code, message } of offer.diagnostics)
    if (code === "plugin-threw") faults.push(`${titleOf(trial)}: ${message}`);
  return offer.snippets.flatMap((snippet): readonly PrintedTrial[] => {
    const client = `${snippet.language}/${snippet.client}`;
    const plugin = hub.clients.get(client);
    const printed = plugin ? clientCall(hub, plugin, request, call) : call;
    return isAbsence(printed) ? [] : [{ ...trial, client, snippet, call: printed, diagnostics }];
  });
}

export function requestOf({ draft, task, requested, set, parameters }: Trial): InferenceRequest {
  // The router, and SDKs that call the Hub, know which provider a policy chooses.
  const model = modelOf(
    isPolicy(requested) ? draft : recordOf(draft, task, [requested], set.about),
  );
  const owner = keyOwner(targetOf(set.options, requested), requested);
  return {
    model,
    provider: set.policy ?? requested.id,
    options: {
      ...set.options,
      ...(parameters === undefined ? {} : { parameters }),
      ...(set.token === "literal" ? { accessToken: SECRETS.literal[owner] } : {}),
      ...(set.token === "placeholder" ? { tokenPlaceholder: true } : {}),
      ...(set.isHostile ? { inputs: hostileInputs(task, model) } : {}),
    },
  };
}

/** The served task of a snippet, with the requested provider and the client. @internal */
export const caseKeyOf = ({ task, requested, client }: PrintedTrial): CaseKey => ({
  task: task.id,
  provider: requested.id,
  client,
});

/** The case of a snippet. For a policy, `server` is the actual provider. @internal */
export function caseOf(printed: PrintedTrial, server: Provider | undefined): Case {
  const { client, snippet, call, diagnostics, known, draft, task, requested, set } = printed;
  const { contracts, replies } = known;
  const { list } = known.hub.providers;
  const { language, content } = snippet;
  const isWire = printsWire(printed);
  const by = server === requested || server === undefined ? "" : ` by ${server.id}`;
  // `auto` uses the first of the list; a provider that is called by name is second.
  const other = list.find((provider) => provider !== server && !isPolicy(provider));
  const mapped = (isPolicy(requested) ? [server, other] : [other, server]).filter(
    (provider) => provider !== undefined,
  );
  const huggingFace = list.find(({ role }) => role === "huggingface");
  const setup = setupOf({
    call,
    request: requestOf(printed),
    diagnostics,
    record: recordOf(draft, task, mapped, set.about),
    contract: contracts[(call.target === "endpoint" ? huggingFace : server)?.id ?? ""],
    replies,
    // The contract of the router's own API.
    router: contracts[list.find(isPolicy)?.id ?? ""],
    tokens: SECRETS[set.token ?? "environment"],
    providerId:
      isPolicy(requested) && server ? providerIdAt(server, draft.id, task, set.about) : undefined,
    injectedFault: set.injectedFault,
    hidesWire: known.hub.clients.list.find(({ id }) => id === client)?.isFramework,
    manners: { redirects: true, isSlow: isWire && set.name === "plain", stream: STREAM_FORMATS[0] },
  });
  return {
    name: `${titleOf(printed)}${by} | ${client}`,
    ...caseKeyOf(printed),
    trial: printed,
    isWire,
    kind: kindOf(call),
    server: server?.id,
    options: set.name,
    language,
    content,
    parameters: setup.facts.parameters,
    setup,
    files: contentsOf(call.inputs as Value),
    env: { ...STRANGERS, ...variablesIn(call), ...environmentFor(requested.id) },
  };
}

// The variables that are no key, such as the account.
function variablesIn({ request }: Call): Readonly<Record<string, string>> {
  if (isAbsence(request)) return {};
  const parts = [request.url, ...Object.values(request.headers)].flatMap((value) =>
    isText(value) ? value.parts : [value],
  );
  return Object.fromEntries(parts.filter(isEnv).map(({ name }) => [name, valueOf(name)]));
}

/** What a program does with the response to a call. */
function kindOf({ request }: Call): string {
  if (isAbsence(request)) return "SDK";
  const { answer, job } = request;
  const read = answer.kind === "file" ? answer.encoding : answer.kind;
  const polls = carriesToken(job?.status ?? []) ? "with the key" : "without the key";
  return job === undefined ? read : `${read} of a job polled ${polls}`;
}

/** The variable that a snippet reads its token from. @internal */
export const variableOf = ({ call: { target }, requested }: PrintedTrial): string =>
  variablesFor(requested.id)[keyOwner(target, requested)];

const keyOwner = (target: Target, { role }: Provider): KeyOwner =>
  target === "endpoint"
    ? target
    : target === "direct" && role !== "huggingface"
      ? "provider"
      : "hub";

/** Does a snippet contain the request itself, as those of HTTP clients do? SDKs hide it. @internal */
export function printsWire({ call: { request, target }, snippet }: PrintedTrial): boolean {
  if (isAbsence(request) || target === "endpoint") return false;
  const parts = isText(request.url) ? request.url.parts : [request.url];
  return parts.every(
    (part) => typeof part !== "string" || snippet.content.includes(part.split("?")[0]!),
  );
}
