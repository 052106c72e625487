// A cell of the plan: a model as a task, a provider, and an option set; and its cases.
import { isAbsence } from "#core/base/issue";
import { isEnv, isText, type Value } from "#core/code/value";
import {
  type Call,
  type Diagnostic,
  inferenceCall,
  type InferenceRequest,
  inferenceSnippets,
  type Task,
} from "hubsmith";
import type { Target } from "#core/http/request";
import { carriesToken } from "#core/http/response";
import { callFor } from "#core/snippets/inference-snippets";
import {
  type Draft,
  hostileInputs,
  modelOf,
  providerIdAt,
  recordOf,
} from "../service/test-calls.ts";
import { targetOf } from "../service/exchanges.ts";
import { contentsOf } from "../service/facts.ts";
import {
  environmentFor,
  type KeyOwner,
  SECRETS,
  STRANGERS,
  valueOf,
  variablesFor,
} from "../service/secret-words.ts";
import { situationOf, STREAM_FORMATS } from "../service/situation.ts";
import type { Case, Cell, Printed, Provider, RunCell } from "./case.ts";

/** Is this a policy, and not a server? @internal */
export const isPolicy = ({ baseUrl }: Provider): boolean => baseUrl === undefined;

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

export function titleOf({ draft, task, requested, set }: Cell): string {
  const name = draft.pipeline_tag === task.id ? task.id : `${draft.pipeline_tag} as ${task.id}`;
  return `${name} | ${requested.id} | ${set.name}`;
}

let last: { readonly cell: Cell; readonly printed: readonly Printed[] } | undefined;

/** All snippets of a cell; messages of plugins that throw are added to `faults`. @internal */
export function printedFor(cell: Cell, faults: string[]): readonly Printed[] {
  // The plan looks whether a cell is offered, and then at its snippets.
  if (last?.cell !== cell) last = { cell, printed: printAll(cell, faults) };
  return last.printed;
}

function printAll(cell: Cell, faults: string[]): readonly Printed[] {
  const { hub } = cell.known;
  const request = requestOf(cell);
  const diagnostics: Diagnostic[] = [];
  const call = inferenceCall(hub, request, diagnostics);
  const offer = inferenceSnippets(hub, request);
  for (const { code, message } of offer.diagnostics)
    if (code === "plugin-threw") faults.push(`${titleOf(cell)}: ${message}`);
  return offer.snippets.flatMap((snippet): readonly Printed[] => {
    const client = `${snippet.language}/${snippet.client}`;
    const plugin = hub.clients.get(client);
    const clientCall = plugin ? callFor(hub, plugin, request, call, diagnostics, []) : call;
    return isAbsence(clientCall) ? [] : [{ cell, client, snippet, call: clientCall, diagnostics }];
  });
}

export function requestOf({ draft, task, requested, set, parameters }: Cell): InferenceRequest {
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
export const placeOf = ({ cell, client }: Printed): RunCell => ({
  task: cell.task.id,
  provider: cell.requested.id,
  client,
});

/** The case of a snippet. For a policy, `server` is the actual provider. @internal */
export function caseOf(printed: Printed, server: Provider | undefined): Case {
  const { cell, client, snippet, call, diagnostics } = printed;
  const { known, draft, task, requested, set } = cell;
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
  const huggingFace = list.find(({ isHuggingFace }) => isHuggingFace === true);
  const situation = situationOf({
    call,
    request: requestOf(cell),
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
    manners: { redirects: true, isSlow: isWire && set.name === "plain", stream: STREAM_FORMATS[0] },
  });
  return {
    name: `${titleOf(cell)}${by} | ${client}`,
    ...placeOf(printed),
    printed,
    isWire,
    kind: kindOf(call),
    options: set.name,
    language,
    content,
    parameters: situation.facts.parameters,
    situation,
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
export const variableOf = ({ call: { target }, cell: { requested } }: Printed): string =>
  variablesFor(requested.id)[keyOwner(target, requested)];

const keyOwner = (target: Target, { isHuggingFace }: Provider): KeyOwner =>
  target === "endpoint" ? target : target === "direct" && !isHuggingFace ? "provider" : "hub";

/** Does a snippet contain the request itself, as those of HTTP clients do? SDKs hide it. @internal */
export function printsWire({ call: { request, target }, snippet }: Printed): boolean {
  if (isAbsence(request) || target === "endpoint") return false;
  const parts = isText(request.url) ? request.url.parts : [request.url];
  return parts.every(
    (part) => typeof part !== "string" || snippet.content.includes(part.split("?")[0]!),
  );
}
