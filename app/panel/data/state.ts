// The state of a panel: the selection, the typed values, and the loaded plugins.
import type { Entry, Model } from "hubsmith";
import type { PluginCache, PluginState } from "../../models/plugins.ts";
import { type Choice, DEFAULTS, ownOf, type Typed } from "./choice.ts";
import { type WayFact } from "../../models/ways.ts";
import { AUTO, ENDPOINT, policyFor, providerFor } from "../../models/providers.ts";

export interface PanelState extends Choice, PluginState {
  readonly entries: readonly Entry[];
  readonly model: Model;
  /** The record for running the model locally, with only the chosen files. */
  readonly local: Model | undefined;
  /** The ways that exist for the model, best first, once they are known. */
  readonly ways: readonly WayFact[] | undefined;
  /** The id of the model for which the provider or the client was chosen last; choices for others are only remembered. */
  readonly chosenFor: string;
}

/** The state that shows a model with the plugins that are loaded already. */
export const initialState = (model: Model, { entries, loaded }: PluginCache): PanelState => ({
  ...DEFAULTS,
  ...loaded(),
  entries,
  model,
  local: undefined,
  ways: undefined,
  chosenFor: "",
});

/** The state after selections from outside, such as a URL. */
export function withChoice(
  state: PanelState,
  { providers, clients, typed, parameterTexts, ...choice }: Partial<Choice>,
): PanelState {
  return {
    ...state,
    ...choice,
    // An existing key would keep its position, but the last selection must be last.
    providers: { ...without(state.providers, Object.keys(providers ?? {})), ...providers },
    clients: { ...state.clients, ...clients },
    typed: { ...state.typed, ...typed },
    parameterTexts: { ...state.parameterTexts, ...parameterTexts },
  };
}

/** The selected provider; with an endpoint, the one before it. */
export const providerOf = ({ entries, model, providers }: PanelState): string =>
  providerFor(entries, model, providers);

/** The same, or the policy by which the router chooses a provider. */
export const calleeOf = (state: PanelState): string => {
  const provider = providerOf(state);
  return provider === AUTO ? policyFor(state.entries, state.model, state.providers) : provider;
};

/** Where the request goes: the id of a provider, or `ENDPOINT`. */
export const targetOf = (state: PanelState): string =>
  state.route === "endpoint" ? ENDPOINT : providerOf(state);

export const textsOf = (table: Choice["typed"], model: string): Typed =>
  ownOf(table, model) ?? NOTHING;

const NOTHING: Typed = {};

export const without = <T>(
  table: Readonly<Record<string, T>>,
  keys: readonly string[],
): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)));
