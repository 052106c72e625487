// The switches and fields of a call: what they are set to, and why one has no effect here or is refused.
import type { Absence, Call } from "hubsmith";
import { providersIn } from "./providers.ts";
import type { PanelState } from "./store.ts";

/** A switch or a field, and why it has no effect here where it has none. */
export interface Option<T> {
  readonly value: T;
  /** A sentence; the control is off while there is one. */
  readonly idle?: string;
  readonly error?: string;
}

/** Streaming, which some tasks have. */
export function streamingOption(
  { streaming }: PanelState,
  call: Call | undefined,
): Option<boolean> {
  if (call?.task.streams === true) return { value: streaming };
  return { value: false, idle: "The answer to this call comes whole, so it cannot be streamed." };
}

/** Direct requests, for providers that have a server. */
export function directOption({ direct, entries }: PanelState, provider: string): Option<boolean> {
  const card = providersIn(entries).get(provider);
  if (card?.baseUrl !== undefined) return { value: direct };
  const idle = `${card?.label ?? provider} is a choice that the router makes, so there is no server to call directly.`;
  return { value: false, idle };
}

/** Who pays, which only the router asks. */
export function billToOption(
  { billTo }: PanelState,
  isDirect: boolean,
  absences: readonly Absence[],
): Option<string> {
  if (isDirect) {
    const idle = "Direct requests are billed by the provider, so this is left out.";
    return { value: billTo, idle };
  }
  const refused = absences.find(({ code }) => code === "bad-option");
  return { value: billTo, ...(refused ? { error: `${refused.reason} ${refused.change}` } : {}) };
}
