// The typed values of the form, by model.
import type { StoreApi } from "zustand/vanilla";
import { type PanelState, textsOf, without } from "../state.ts";

export interface FormActions {
  typeInput(field: string, text: string): void;
  typeParameter(parameter: string, text: string): void;
  /** Resets to the sample. */
  clear(): void;
}

export const formActions = ({ setState }: StoreApi<PanelState>): FormActions => ({
  typeInput: (field, text) =>
    setState(({ typed, model: { id } }) => {
      // A complete value replaces the values of its parts.
      const isPart = (name: string): boolean => field === "" || name.startsWith(`${field}.`);
      const texts = textsOf(typed, id);
      const others = without(texts, Object.keys(texts).filter(isPart));
      return { typed: { ...typed, [id]: { ...others, [field]: text } } };
    }),
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
