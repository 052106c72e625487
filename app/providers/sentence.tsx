// Sentences with code in them.
import { Fragment, type ReactNode } from "react";
import type { Sentence } from "./words.ts";

/** A sentence; nothing in it is markup. */
export function SentenceText({ words }: { readonly words: Sentence }): ReactNode {
  return words.map((piece, at) => (
    <Fragment key={at}>
      {typeof piece === "string" ? (
        piece
      ) : (
        <code dir="ltr" translate="no">
          {piece.code}
        </code>
      )}
    </Fragment>
  ));
}
