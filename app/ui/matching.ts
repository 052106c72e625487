// The options of a combobox, and which of them match the typed text.

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  /** Why it is unavailable, in a sentence. */
  readonly off?: string;
  /** Whether a search text matches it beyond its label and id, such as a URL. */
  readonly finds?: (text: string) => boolean;
}

export interface ComboboxGroup {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
}

/** The groups with the options that match a search text; empty groups are left out. */
export function matching(groups: readonly ComboboxGroup[], text: string): readonly ComboboxGroup[] {
  const fits = ({ id, label, finds }: ComboboxOption): boolean =>
    contains(label, text) || contains(id, text) || finds?.(text) === true;
  return groups
    .map(({ label, options }) => ({ label, options: options.filter(fits) }))
    .filter(({ options }) => options.length > 0);
}

export const optionsOf = (groups: readonly ComboboxGroup[]): readonly ComboboxOption[] =>
  groups.flatMap(({ options }) => options);

export const labelOf = (option: ComboboxOption | null | undefined): string => option?.label ?? "";

/** Whether a string contains another, ignoring case, accents, spaces and punctuation. */
export const contains = (text: string, wanted: string): boolean =>
  plain(text).includes(plain(wanted));

// "hf inference" or "ÖVH" match labels with other punctuation or accents.
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\s._-]/gu, "");

export interface ComboboxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly groups: readonly ComboboxGroup[];
  /** Called with the id of the chosen option, and what was typed to find it. */
  readonly onChoose: (id: string, typed: string) => void;
  /** Announces the number of options, and why one is rejected; the same function at each render. */
  readonly say: (words: string) => void;
  /** The id of a note on the field. */
  readonly describedBy: string;
}
