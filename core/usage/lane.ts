// The lane of a call: what is known of a service and a task whatever the model is. Thousands of models may share one.
import type { Hub } from "../hub/create-hub.ts";
import type { Absence } from "../hub/diagnostic.ts";
import { knownOf } from "../hub/known-of.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Answer, Job } from "../model/answer.ts";
import { type Route, routeOf } from "../model/route.ts";
import type { Sent } from "../model/served.ts";
import type { Task } from "../model/task.ts";
import type { Wire } from "../model/wire.ts";
import type { InferenceOptions } from "./request.ts";

/** What is known of a service and a task whatever the model is, and was found out in earlier calls. @internal */
export interface Lane {
  readonly route: Route;
  readonly headers: Wire["headers"];
  /** How a reply is read: whole, and in pieces. */
  readonly answers: { whole?: Answer; streamed?: Answer };
  /** The job of the last request that had one, for one that goes to the same server with the same query. */
  job?: { readonly sent: Sent; readonly job: Job };
  /** The headers of the last request that brought some, for one that brings the same. */
  added?: { readonly own: Readonly<Record<string, string>>; readonly all: Wire["headers"] };
}

const lanesOf = knownOf<ProviderSpec, Map<string, Lane>>(1000, () => new Map());
// Far more than there are tasks and choices.
const MOST = 1000;

/** May the options hold a token? It is kept nowhere; a URL may hold one, too. @internal */
export const isSecret = ({ accessToken, endpointUrl }: InferenceOptions): boolean =>
  Boolean(accessToken) || endpointUrl !== undefined;

/** What else was chosen about where a call goes, as the name of a place to keep it. @internal */
export const choicesOf = ({ billTo, directRequest, tokenPlaceholder }: InferenceOptions): string =>
  JSON.stringify([billTo, directRequest, tokenPlaceholder]);

/** The lane of a service and a task, or why there is none. @internal */
export function laneOf(
  hub: Hub,
  provider: ProviderSpec,
  task: Task,
  options: InferenceOptions,
): Lane | Absence {
  const lanes = isSecret(options) ? undefined : lanesOf(hub, provider);
  const key = `${task.id}\n${choicesOf(options)}`;
  const before = lanes?.get(key);
  if (before !== undefined) return before;
  const route = routeOf(provider, options);
  if ("reason" in route) return route;
  const headers = Object.freeze({
    ...route.headers,
    ...(route.billTo === undefined ? {} : { "X-HF-Bill-To": route.billTo }),
  });
  const lane: Lane = { route, headers, answers: {} };
  if (lanes !== undefined && lanes.size < MOST) lanes.set(key, lane);
  return lane;
}
