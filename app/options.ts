// The switches and fields of a call: what they are set to, and why one has no effect here or is refused.
import type { Absence, Call } from "hubsmith";
import type { PanelState } from "./store.ts";

/** A switch or a field, and why it has no effect here where it has none. */
export interface Option<T> {
  readonly value: T;
  /** A sentence; the control is off while there is one. */
  readonly idle?: string;
  readonly error?: string;
}

/** Streaming, which only chats have. */
export function streamingOption(
  { streaming }: PanelState,
  call: Call | undefined,
): Option<boolean> {
  if (call?.task.streamKind !== undefined) return { value: streaming };
  return { value: false, idle: "Only chats are streamed, and this model is not called as one." };
}

/** Direct requests, for providers that have a server. */
export function directOption({ direct, entries }: PanelState, provider: string): Option<boolean> {
  const manifest = entries.find(
    (one) => one.kind === "provider" && one.manifest.id === provider,
  )?.manifest;
  if (manifest?.["baseUrl"] !== undefined) return { value: direct };
  const label = String(manifest?.["label"] ?? provider);
  const idle = `${label} is a choice that the router makes, so there is no server to call directly.`;
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
