// The agents that can use the model: at the provider of the call, or with an app on the user's machine.
import {
  type AppSnippet,
  type InferenceRequest,
  inferenceCall,
  isAbsence,
  type Model,
  type TokenLimits,
} from "hubsmith";
import { defined } from "#core/base/describe";
import { agentSnippets } from "hubsmith/agents";
import { agentContext, type LocalApp, runLocally } from "hubsmith/apps";
import type { Offer } from "hubsmith/offers";
import { limitsAt } from "#plugins/kit/offers/offers";
import type { Named } from "../../browser/places.ts";
import { callRequestOf } from "./request.ts";
import { appsView, type AppsView, fileOf } from "./local-data.ts";
import { localModel } from "./local-model.ts";
import { panelOf } from "./panel-data.ts";
import { calleeOf, type PanelState, targetOf } from "./state.ts";

export interface AgentView extends AppsView<AppSnippet> {
  /** Where the model can be called: at the chosen provider, with an empty id, at others, and with apps. */
  readonly places: readonly Named[];
  readonly place: string;
  /** The app that serves it, with the memory for the context of agents. */
  readonly server: LocalApp | undefined;
  /** The length of its context, in tokens. */
  readonly context: number;
}

/** `memory` is that of the reader's computer, in bytes. */
export function agentView(
  state: PanelState,
  offers: readonly Offer[],
  memory?: number,
  versions: readonly Model[] = [],
): AgentView {
  const { hub, entries } = state;
  const { call } = panelOf(state);
  const model = localModel(state);
  const budget = { versions, ...defined({ memory }) };
  const context = agentContext(hub, model, budget);
  const local = runLocally(hub, model, { ...budget, tokens: context }).snippets;
  const servedAs = ({ app, version = model }: LocalApp): Model | undefined =>
    isAbsence(inferenceCall(hub, { model: version, provider: app })) ? undefined : version;
  const servers = local.flatMap((one) =>
    servedAs(one) === undefined ? [] : [hub.apps.get(one.app)!],
  );
  const isElsewhere = call.isHosted || state.route === "endpoint" || servers.length === 0;
  const hosts = isElsewhere
    ? [
        { id: "", label: call.providerLabel },
        ...call.named.filter(({ id }) => id !== call.provider).map(hostPlace),
      ]
    : [];
  const places = [...hosts, ...servers];
  const usual = places[0]!.id;
  const place = servers.some(({ id }) => id === state.server) ? state.server : usual;
  const server = local.find(({ app }) => app === place);
  const found = agentSnippets(
    hub,
    place === ""
      ? atProvider(state)
      : { model: server?.version ?? model, provider: place, ...fileOf(server) },
    place === "" ? limitsHere(state, offers) : { context },
  );
  return { places, place, server, context, ...appsView(hub, entries, found) };
}

const limitsHere = (state: PanelState, offers: readonly Offer[]): TokenLimits =>
  state.route === "endpoint" ? {} : limitsAt(offers, calleeOf(state));

const HOST = "provider ";
const hostPlace = ({ id, label }: Named): Named => ({ id: HOST + id, label });

/** The provider of a place that is not the chosen one; undefined for others. */
export const hostAt = (place: string): string | undefined =>
  place.startsWith(HOST) ? place.slice(HOST.length) : undefined;

/** The request of the call, without what is typed. */
function atProvider(state: PanelState): InferenceRequest {
  const { request } = callRequestOf(state, targetOf(state));
  const { endpointUrl, directRequest, billTo } = request.options ?? {};
  const options: object = defined({ endpointUrl, directRequest, billTo });
  return { ...request, options };
}
