// The initials of a provider or a library, on its own color.
import type { ReactNode } from "react";
import "./monogram.css";

// Each has a contrast of at least 5:1 to white.
const COLORS = [
  "#b4232f",
  "#a83f14",
  "#8a5700",
  "#5a6700",
  "#2f7030",
  "#0b6e55",
  "#0b6980",
  "#1f5fae",
  "#4a50c9",
  "#7440c0",
  "#95309f",
  "#ab2470",
] as const;

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

/** Always the same color for an id. */
export function colorOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return COLORS[hash % COLORS.length]!;
}

/** The first letters of the first two words, or of the only one. */
export function initialsOf(label: string): string {
  const [first = "?", second] = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (second === undefined ? first.slice(0, 2) : first[0]! + second[0]!).toUpperCase();
}
