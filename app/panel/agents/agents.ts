// The agents that can use the model: at the provider of the call, or with an app on the user's machine.
import { type AppSnippet, type InferenceRequest, inferenceCall, isAbsence } from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import type { Offer } from "hubsmith/offers";
import { limitsAt } from "#plugins/kit/offers/offers";
import type { Named } from "../../routing/places.ts";
import { callRequestOf } from "../code/request.ts";
import { appsView, type AppsView } from "../local/local-data.ts";
import { localModel } from "../load/local-model.ts";
import { panelOf } from "../panel-data.ts";
import { calleeOf, type PanelState, targetOf } from "../state.ts";

export interface AgentView extends AppsView<AppSnippet> {
  /** Where the model can be called: at the provider, with an empty id, and in apps. */
  readonly places: readonly Named[];
  readonly place: string;
}

export function agentView(state: PanelState, offers: readonly Offer[]): AgentView {
  const { hub, entries } = state;
  const { call } = panelOf(state);
  const model = localModel(state);
  const servers = hub.apps.list.filter(
    ({ id, configures }) =>
      configures === undefined && !isAbsence(inferenceCall(hub, { model, provider: id })),
  );
  const isElsewhere = call.isHosted || state.route === "endpoint" || servers.length === 0;
  const places = [...(isElsewhere ? [{ id: "", label: call.providerLabel }] : []), ...servers];
  const usual = places[0]!.id;
  const place = servers.some(({ id }) => id === state.server) ? state.server : usual;
  const found = agentSnippets(
    hub,
    place === "" ? atProvider(state) : { model, provider: place },
    place === "" && state.route !== "endpoint" ? limitsAt(offers, calleeOf(state)) : {},
  );
  return { places, place, ...appsView(hub, entries, found) };
}

/** The request of the call, without what is typed. A pasted key is in no settings. */
function atProvider(state: PanelState): InferenceRequest {
  const { request } = callRequestOf(state, targetOf(state));
  const { endpointUrl, directRequest, billTo } = request.options ?? {};
  const options: object = {
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
    ...(directRequest === undefined ? {} : { directRequest }),
    ...(billTo === undefined ? {} : { billTo }),
  };
  return { ...request, options };
}
