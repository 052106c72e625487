// The options of a call: their values, and why one has no effect or is rejected.
import { type Absence, type Call, isAbsence, type Plugin } from "hubsmith";
import { ENDPOINT, providersIn } from "../../models/providers.ts";
import type { RequestRoute } from "./choice.ts";
import type { PanelState } from "./state.ts";

/** A switch or a field, with the reason if it has no effect. */
export interface Option<T> {
  readonly value: T;
  /** The reason, in a sentence; the control is disabled if there is one. */
  readonly idle?: string;
  readonly error?: string;
}

/** The route of a request, and why the direct one has no effect. */
export function routeOption(
  { route, entries }: PanelState,
  provider: string,
): Option<RequestRoute> {
  if (provider === ENDPOINT) return { value: "endpoint" };
  const card = providersIn(entries).get(provider);
  if (route !== "direct" || card?.baseUrl !== undefined)
    return { value: route === "direct" ? route : "routed" };
  const idle = `${card?.label ?? provider} is a setting of the router, not a server. Choose a provider to call it directly.`;
  return { value: "routed", idle };
}

/** The route of the call that was made: it is direct, with a reason, if nothing else is possible. */
export function resolvedRoute(
  route: Option<RequestRoute>,
  resolved: Call | Absence,
  client: Plugin<"client"> | undefined,
): Option<RequestRoute> {
  if (isAbsence(resolved) || resolved.target !== "direct") return route;
  const { role, providerLabel } = resolved;
  if (role === "direct")
    return {
      value: "direct",
      idle: `${providerLabel} is not on the router, so it is always called directly.`,
    };
  if (client?.isDirect !== true) return route;
  return { value: "direct", idle: `${client.label} always calls the provider directly.` };
}

/** The paying organization, which only the router supports. */
export function billToOption(
  { billTo }: PanelState,
  route: RequestRoute,
  absences: readonly Absence[],
): Option<string> {
  if (route !== "routed") {
    const payer = route === "direct" ? "the provider" : "the host of the endpoint";
    return { value: billTo, idle: `These requests are billed by ${payer}, so this is ignored.` };
  }
  const refused = absences.find(
    ({ code, reason }) => code === "bad-option" && reason.startsWith("billTo"),
  );
  return { value: billTo, ...(refused && { error: `${refused.reason} ${refused.fix}` }) };
}
