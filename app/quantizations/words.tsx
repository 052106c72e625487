// A sentence of a plugin: text between backticks is code, and a URL is a link.
import type { ReactNode } from "react";

const PIECES = /(`[^`]+`|https:\/\/\S+[^\s.,;:)])/;

/** The sentence. */
export function Words({ children }: { readonly children: string }): ReactNode {
  return children.split(PIECES).map((piece, at) => {
    if (at % 2 === 0) return piece;
    if (piece.startsWith("`")) return <code key={at}>{piece.slice(1, -1)}</code>;
    return <Source key={at} url={piece} />;
  });
}

/** A link to a specification, named after its host and the last segment of its path. */
export function Source({ url }: { readonly url: string }): ReactNode {
  return (
    <a href={url} rel="noreferrer">
      {nameOf(url)}
    </a>
  );
}

function nameOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  const last = pathname.split("/").findLast((step) => step !== "");
  return last === undefined ? host : `${last} (${host})`;
}
