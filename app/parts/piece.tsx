// A piece of code in its colour; always text, never markup.
import type { ReactNode } from "react";
import type { Piece } from "./highlight.ts";

/** Draws the piece at a place of its line. */
export const drawPiece = ({ text, kind }: Piece, at: number): ReactNode =>
  kind === undefined ? (
    text
  ) : (
    <span key={at} className={`tok-${kind}`}>
      {text}
    </span>
  );
