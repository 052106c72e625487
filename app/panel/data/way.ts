// The ways to use a model: one of them is shown at a time.
import { hasGguf } from "./has-files.ts";
import { type Way, type WayFact, WAYS } from "../../models/ways.ts";
import { panelOf } from "./panel-data.ts";
import { AUTO } from "../../models/providers.ts";
import type { PanelState } from "./state.ts";

/** The shown way: the chosen one, or that of what is chosen in it, or the best. */
export function wayOf(state: PanelState): Way {
  const { use, app, agent, entries } = state;
  if (use !== "") return use;
  if (agent !== "") return "agent";
  if (app === "") return bestWay(state);
  return entries.some(({ kind, id }) => kind === "app" && id === app) ? "app" : "library";
}

/** A provider that hosts the model, or what the reader chose for a call, comes first; then an app for its GGUF files. */
function bestWay(state: PanelState): Way {
  const { isHosted, provider, isEdited } = panelOf(state).call;
  if (isHosted || provider !== AUTO || isEdited) return "api";
  return hasGguf(state.model) ? "app" : "library";
}

/** The ways of a panel, best first: those of the model once they are known, until then all. */
export function waysOf(state: PanelState): readonly WayFact[] {
  const known = state.ways ?? WAYS.map((id) => ({ id, fact: "" }));
  const shown = wayOf(state);
  const all = known.some(({ id }) => id === shown) ? known : [...known, { id: shown, fact: "" }];
  const best = bestWay(state);
  return all.toSorted((a, b) => Number(b.id === best) - Number(a.id === best));
}
