// The request, the parameters, the response and the clients of a provider for a task.
import {
  type Absence,
  type Call,
  type Hub,
  inferenceSnippets,
  type Plugin,
  type Task,
  type HttpRequest,
} from "hubsmith";
import { clientsInOrder } from "#core/snippets/inference";
import { responseType } from "#plugins/catalogue/manifest";
import { grouped, type Reason } from "../ui/reasons.ts";
import { parameterRows, type Row } from "./parameters.ts";
import { ask, requestFor, waysTo } from "./sample.ts";
import type { Way } from "../panel/state/choice.ts";

/** The data of a provider and a task. */
export interface TaskFacts {
  readonly task: Task;
  readonly requests: readonly RequestFacts[];
  /** The first available request. */
  readonly call?: Call & { readonly request: HttpRequest };
  /** The schema of the response. */
  readonly shape?: string;
  /** The provider's ids of the only models that are supported. */
  readonly only?: readonly string[];
  /** Whether unlisted parameters are sent, or which are not. */
  readonly takesOthers: boolean | { readonly but: readonly string[] };
  readonly parameters: readonly Row[];
  /** The routes of the parameters; one if all routes have the same. */
  readonly columns: readonly Way[];
  /** The route of the clients: the first with a request. */
  readonly way: Way;
  readonly clients: readonly ClientFacts[];
  readonly notOffered: readonly Reason[];
}

/** A request on one of the ways, or why there is none. */
export interface RequestFacts {
  readonly way: Way;
  readonly wire: HttpRequest | Absence;
}

/** A client that has a snippet. */
export interface ClientFacts {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  /** It calls the provider directly. */
  readonly isDirect: boolean;
}

/** The data of a provider and a task. */
export function taskFacts(hub: Hub, provider: Plugin<"provider">, task: Task): TaskFacts {
  const all = waysTo(provider);
  const sampleCalls = all.map((way) => ({ way, ...ask(hub, requestFor(provider, task, way)) }));
  const call = sampleCalls.map((one) => one.call).find(isWired);
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const ways = sampleCalls.filter(({ wire }) => !("reason" in wire)).map(({ way }) => way);
  const rows = parameterRows(hub, provider, task, ways);
  const isAlike = rows.every(({ fates }) => fates.every((fate) => isSame(fate, fates[0])));
  const way = ways[0] ?? all[0]!;
  const offer = inferenceSnippets(hub, requestFor(provider, task, way));
  const clients = clientsInOrder(hub).map(({ id, label, language, isDirect = false }) => ({
    id,
    label,
    language: language.label,
    isDirect,
  }));
  const labelOf = (id: string): string => clients.find((one) => one.id === id)?.label ?? id;
  const idOf = (one: { readonly language?: string; readonly client?: string }): string =>
    `${one.language}/${one.client}`;
  const offered = offer.snippets.map(idOf);
  return {
    task,
    requests: sampleCalls.map(({ way, wire }) => ({ way, wire })),
    ...(call === undefined ? {} : { call, shape: responseType(call.request.answer) }),
    ...(served?.models === undefined ? {} : { only: served.models }),
    takesOthers: served?.takesOthers ?? true,
    parameters: isAlike ? rows.map((row) => ({ ...row, fates: row.fates.slice(0, 1) })) : rows,
    columns: isAlike ? ways.slice(0, 1) : ways,
    way,
    clients: clients.filter(({ id }) => offered.includes(id)),
    notOffered: grouped(
      offer.notOffered,
      (one) => labelOf(idOf(one)),
      offered.length === 0 ? "Every client" : undefined,
    ),
  };
}

const isWired = (call: Call | undefined): call is Call & { readonly request: HttpRequest } =>
  call !== undefined && !("reason" in call.request);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
