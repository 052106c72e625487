// The options of a call: their values, and why one has no effect or is rejected.
import type { Absence, Call } from "hubsmith";
import { providersIn } from "./providers.ts";
import type { Way } from "./choice.ts";
import type { PanelState } from "./store.ts";

/** A switch or a field, and why it has no effect, if it has none. */
export interface Option<T> {
  readonly value: T;
  /** The reason, in a sentence; the control is disabled if there is one. */
  readonly idle?: string;
  readonly error?: string;
}

/** Streaming, which some tasks support. */
export function streamingOption(
  { streaming }: PanelState,
  call: Call | undefined,
): Option<boolean> {
  if (call?.task.streams === true) return { value: streaming };
  return { value: false, idle: "This task does not support streaming." };
}

/** The route of a request, and why another selected route has no effect. */
export function wayOption(
  { way, endpoint, entries, hub }: PanelState,
  provider: string,
): Option<Way> & { readonly off: Readonly<Partial<Record<Way, string>>> } {
  const card = providersIn(entries).get(provider);
  const label = card?.label ?? provider;
  const isPolicy = card?.baseUrl === undefined;
  const off: Partial<Record<Way, string>> = {};
  if (isPolicy)
    off.direct = `${label} is a setting of the router, not a server. Choose a provider to call it directly.`;
  else if (hub.providers.get(provider)?.isHuggingFace !== true)
    off.endpoint = `${label} does not serve custom endpoints. Choose Auto or HF Inference.`;
  if (off[way] !== undefined) return { value: "routed", idle: off[way], off };
  if (way === "endpoint" && endpoint.trim() === "")
    return { value: "routed", idle: "Enter the URL. Until then, the router is called.", off };
  return { value: way, off };
}

/** The paying organization, which only the router supports. */
export function billToOption(
  { billTo }: PanelState,
  way: Way,
  absences: readonly Absence[],
): Option<string> {
  if (way !== "routed") {
    const payer = way === "direct" ? "the provider" : "the host of the endpoint";
    return { value: billTo, idle: `These requests are billed by ${payer}, so this is ignored.` };
  }
  return { value: billTo, ...refusedIn(absences, "billTo") };
}

/** The kernel's error about a typed option. */
export function refusedIn(
  absences: readonly Absence[],
  option: "billTo" | "endpointUrl" | "accessToken",
): { readonly error?: string } {
  const refused = absences.find(
    ({ code, reason }) => code === "bad-option" && reason.startsWith(option),
  );
  return refused ? { error: `${refused.reason} ${refused.change}` } : {};
}
