// The label of a plugin or of its card.

/** The name that a plugin is sorted and shown by. @public */
export const labelOf = ({
  prettyLabel,
  label = "",
}: {
  readonly label?: string;
  readonly prettyLabel?: string;
}): string => prettyLabel ?? label;
