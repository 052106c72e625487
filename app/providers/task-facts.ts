// What a provider is sent for a task, what it takes and answers, and which clients can say so.
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
import { grouped, type Reason } from "../parts/reasons.ts";
import { parameterRows, type Row } from "./parameters.ts";
import { ask, requestFor, waysTo } from "./sample.ts";
import type { Way } from "../panel/state/choice.ts";

/** What is known of a provider and a task. */
export interface TaskFacts {
  readonly task: Task;
  readonly requests: readonly RequestFacts[];
  /** The first of the requests that there is. */
  readonly call?: Call & { readonly request: HttpRequest };
  /** The shape of what comes back to it. */
  readonly shape?: string;
  /** The models with which alone it is served, by the provider's ids. */
  readonly only?: readonly string[];
  /** Of parameters that are not listed: whether they are sent, or which are not. */
  readonly takesOthers: boolean | { readonly but: readonly string[] };
  readonly parameters: readonly Row[];
  /** The ways on which the parameters are told; one where all ways take the same. */
  readonly columns: readonly Way[];
  /** The way that the clients are told of: the first on which there is a request. */
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
  /** It calls the provider itself. */
  readonly isDirect: boolean;
}

/** What is known of a provider and a task. */
export function taskFacts(hub: Hub, provider: Plugin<"provider">, task: Task): TaskFacts {
  const all = waysTo(provider);
  const asked = all.map((way) => ({ way, ...ask(hub, requestFor(provider, task, way)) }));
  const call = asked.map((one) => one.call).find(isWired);
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const ways = asked.filter(({ wire }) => !("reason" in wire)).map(({ way }) => way);
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
    requests: asked.map(({ way, wire }) => ({ way, wire })),
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
