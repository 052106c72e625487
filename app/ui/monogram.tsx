// The initials of a provider or a library, on its own color.
import type { ReactNode } from "react";
import "./monogram.css";

interface Props {
  readonly id: string;
  readonly label: string;
}

/** For sighted readers only: the label is next to it. */
export function Monogram({ id, label }: Props): ReactNode {
  return (
    <svg className="monogram notranslate" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" fill={colorOf(id)} />
      <text x="14" y="14">
        {initialsOf(label)}
      </text>
    </svg>
  );
}

/** Always the same color for an id, with a contrast of at least 5:1 to white. */
function colorOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return `oklch(48% 0.12 ${hash % 360})`;
}

/** The first letters of the first two words, or of the only one. */
export function initialsOf(label: string): string {
  const [first = "?", second] = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (second === undefined ? first.slice(0, 2) : first[0]! + second[0]!).toUpperCase();
}
