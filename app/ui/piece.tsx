// A highlighted token; always text, never markup.
import type { ReactNode } from "react";
import type { Piece } from "./highlight.ts";

/** Renders the token at an index of its line. */
export const drawPiece = ({ text, kind }: Piece, at: number): ReactNode =>
  kind === undefined ? (
    text
  ) : (
    <span key={at} className={`tok-${kind}`}>
      {text}
    </span>
  );
