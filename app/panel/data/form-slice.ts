// The typed values of the form, by model.
import type { StoreApi } from "zustand/vanilla";
import { type PanelState, textsOf, without } from "./state.ts";

export interface FormActions {
  typeInput(field: string, text: string): void;
  typeParameter(parameter: string, text: string): void;
  /** Resets to the sample. */
  clear(): void;
}

export const formActions = ({ setState }: StoreApi<PanelState>): FormActions => ({
  typeInput: (field, text) =>
    setState(({ typed, model: { id } }) => ({
      typed: { ...typed, [id]: { ...textsOf(typed, id), [field]: text } },
    })),
  typeParameter: (name, text) =>
    setState(({ parameterTexts: texts, model: { id } }) => ({
      parameterTexts: { ...texts, [id]: { ...textsOf(texts, id), [name]: text } },
    })),
  clear: () =>
    setState(({ model: { id }, typed, parameterTexts }) => ({
      typed: without(typed, [id]),
      parameterTexts: without(parameterTexts, [id]),
    })),
});
