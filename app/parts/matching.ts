// What a combobox offers, and which of it fits what is typed.

/** Something to choose. */
export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** What is to be known of it, in a word or two. */
  readonly note?: string;
  /** Why it cannot be chosen, in a sentence. */
  readonly off?: string;
}

/** Options under a heading. */
export interface ComboboxGroup {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
}

/** The groups with the options whose label or id holds the text; a group with none is left out. */
export function matching(groups: readonly ComboboxGroup[], text: string): readonly ComboboxGroup[] {
  const wanted = plain(text);
  const fits = ({ id, label }: ComboboxOption): boolean =>
    plain(label).includes(wanted) || plain(id).includes(wanted);
  return groups
    .map(({ label, options }) => ({ label, options: options.filter(fits) }))
    .filter(({ options }) => options.length > 0);
}

/** The options of groups, in their order. */
export const optionsOf = (groups: readonly ComboboxGroup[]): readonly ComboboxOption[] =>
  groups.flatMap(({ options }) => options);

// Who types "hf inference" or "ÖVH" need not know how it is written.
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\s._-]/gu, "");
