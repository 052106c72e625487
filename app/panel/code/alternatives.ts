// The other providers that have code for the selection, if the chosen one has none, e.g. for a file.
import { inferenceSnippets } from "hubsmith";
import { byState } from "../memoized.ts";
import { panelOf } from "../panel-data.ts";
import type { ProviderOption } from "../providers/provider-data.ts";
import { callRequestOf } from "./request.ts";
import { mappingsOf } from "../providers/providers.ts";
import { entriesBeside } from "../plugins/needed.ts";
import type { PanelState } from "../state.ts";

export interface Alternatives {
  readonly providers: readonly Pick<ProviderOption, "id" | "label">[];
  /** The ids of those that are not loaded yet. */
  readonly missing: readonly string[];
}

// Each is loaded to know.
const MOST = 6;

/** Whether the record says that a provider lacks the feature of the chosen recipe. */
function lacksRecipe(state: PanelState, provider: string): boolean {
  const { recipes, recipe } = panelOf(state).call;
  const feature = recipes.find(({ id }) => id === recipe)?.feature;
  const mine = mappingsOf(state.entries, state.model, provider);
  return feature !== undefined && mine.every(({ features }) => features?.[feature] === false);
}

/** The providers with code in the chosen language; the same object for the same state. */
export const alternativesOf: (state: PanelState) => Alternatives = byState((state) => {
  const { call } = panelOf(state);
  const clients = call.clients.map(({ id }) => `${call.language}/${id}`);
  // Others may print code, too, but nothing says that they host the model.
  const others = call.named
    .filter(({ id }) => id !== call.provider && !lacksRecipe(state, id))
    .slice(0, MOST);
  const isMissing = ({ id }: ProviderOption): boolean => entriesBeside(state, id).length > 0;
  const hasCode = ({ id }: ProviderOption): boolean =>
    inferenceSnippets(state.hub, callRequestOf(state, id).request, { clients }).snippets.length > 0;
  return {
    providers: others.filter((other) => !isMissing(other) && hasCode(other)),
    missing: others.filter(isMissing).map(({ id }) => id),
  };
});
