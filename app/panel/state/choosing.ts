// What is chosen for a model as it goes out of the store of a panel, and into it.
import { checked, type Choice, DEFAULTS, isTable } from "./choice.ts";
import type { PanelChoice } from "./panel-choice.ts";
import { panelOf } from "./panel.ts";
import { type PanelState, textsOf } from "./store.ts";

/** What is shown, also where nobody chose it. */
export function choiceOf(state: PanelState): PanelChoice {
  const { model, streaming, way, endpoint, token, billTo, view, withClient, withProvider } = state;
  const { provider, language, client } = panelOf(state).call;
  return {
    provider,
    language,
    client: client?.id ?? "",
    inputs: textsOf(state.typed, model.id),
    parameters: textsOf(state.asked, model.id),
    streaming,
    way,
    endpoint,
    token,
    billTo,
    view,
    withClient,
    withProvider,
  };
}

/** The same for the store of a panel, as far as it says something; what does not fit its place is left out. */
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
