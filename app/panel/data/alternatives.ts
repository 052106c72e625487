// The other providers that have code for the selection, if the chosen one has none, e.g. for a file.
import { inferenceSnippets } from "hubsmith";
import { byState } from "../../models/memoized.ts";
import { panelOf } from "./panel-data.ts";
import type { ProviderOption } from "./provider-data.ts";
import { callRequestOf } from "./request.ts";
import { mappingFor, mappingsOf } from "../../models/providers.ts";
import { entriesBeside } from "./needed.ts";
import type { PanelState } from "./state.ts";

export interface Alternatives {
  readonly providers: readonly Pick<ProviderOption, "id" | "label">[];
  /** The ids of those that are not loaded yet. */
  readonly missing: readonly string[];
}

// Each is loaded to know.
const MOST = 6;

/** Whether a provider has the feature of the chosen recipe; undefined if the record does not say so. */
function hasRecipe(state: PanelState, provider: string): boolean | undefined {
  const { recipes, recipe } = panelOf(state).call;
  const feature = recipes.find(({ id }) => id === recipe)?.feature;
  const mine = mappingsOf(state.entries, state.model, provider);
  const said = mine.map(({ features }) => features?.[feature ?? ""]);
  if (feature === undefined || said.includes(true)) return true;
  return said.includes(undefined) ? undefined : false;
}

/** Those that have the recipe are first, in the order of the record: the cheapest first. */
function placeOf(state: PanelState, id: string): number {
  const { inferenceProviderMapping: all = [] } = state.model;
  const at = all.findIndex((mapping) => mapping === mappingFor(state.model, id));
  return at + (hasRecipe(state, id) === true ? 0 : all.length);
}

/** The providers with code in the chosen language; the same object for the same state. */
export const alternativesOf: (state: PanelState) => Alternatives = byState((state) => {
  const { call } = panelOf(state);
  const clients = call.clients.map(({ id }) => `${call.language}/${id}`);
  // Others may print code, too, but nothing says that they host the model.
  const others = call.named
    .filter(({ id }) => id !== call.provider && hasRecipe(state, id) !== false)
    .toSorted((a, b) => placeOf(state, a.id) - placeOf(state, b.id))
    .slice(0, MOST);
  const isMissing = ({ id }: ProviderOption): boolean => entriesBeside(state, id).length > 0;
  const hasCode = ({ id }: ProviderOption): boolean =>
    inferenceSnippets(state.hub, callRequestOf(state, id).request, { clients }).snippets.length > 0;
  return {
    providers: others.filter((other) => !isMissing(other) && hasCode(other)),
    missing: others.filter(isMissing).map(({ id }) => id),
  };
});
