// Converts the selection for a model between the host and the store of a panel.
import { checked, type Choice, DEFAULTS, isTable, type PanelChoice } from "./choice.ts";
import { panelOf } from "../panel.ts";
import { type PanelState, providerOf, textsOf } from "../store.ts";

/** The current selection, including defaults. */
export function choiceOf(state: PanelState): PanelChoice {
  const { language, client } = panelOf(state).call;
  return {
    provider: providerOf(state),
    language,
    client: client?.id ?? "",
    inputs: textsOf(state.typed, state.model.id),
    parameters: textsOf(state.asked, state.model.id),
    recipe: state.recipe,
    wire: state.wire,
    streaming: state.streaming,
    route: state.route,
    endpoint: state.endpoint,
    servedModel: state.servedModel,
    token: state.token,
    billTo: state.billTo,
    view: state.view,
    withClient: state.withClient,
    withProvider: state.withProvider,
  };
}

/** The given fields for the store of a panel; invalid ones are left out. */
export function choosing(model: string, given: Partial<PanelChoice>): Partial<Choice> {
  const { provider, language = DEFAULTS.language, client, inputs, parameters } = given;
  return {
    ...checked({
      ...given,
      ...(provider ? { providers: { [model]: provider } } : {}),
      ...(client ? { clients: { [language]: client } } : {}),
    }),
    ...(isTable(inputs) ? { typed: { [model]: inputs ?? {} } } : {}),
    ...(isTable(parameters) ? { asked: { [model]: parameters ?? {} } } : {}),
  };
}
