// Converts the selection for a model between the host and the store of a panel.
import { checked, type Choice, DEFAULTS, isTable, linkedIn, type PanelChoice } from "./choice.ts";
import { panelOf } from "./panel-data.ts";
import { calleeOf, type PanelState, textsOf } from "./state.ts";

export function choiceOf(state: PanelState): PanelChoice {
  const { language, client, replaced } = panelOf(state).call;
  return {
    ...linkedIn(state),
    provider: calleeOf(state),
    language,
    client: (replaced ?? client)?.id ?? "",
    inputs: textsOf(state.typed, state.model.id),
    parameters: textsOf(state.parameterTexts, state.model.id),
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
    ...(isTable(parameters) ? { parameterTexts: { [model]: parameters ?? {} } } : {}),
  };
}
