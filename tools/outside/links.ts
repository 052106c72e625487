// The links of a page in Markdown that lead to files beside it.
import { posix } from "node:path";

// Code is no link, whatever stands in it.
const CODE = /^(`{3,})[^\n]*\n.*?^\1`*[ \t]*$|(`+)(?!`).*?(?<!`)\2(?!`)/gms;
const LINK =
  /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)|\b(?:src|href)="([^"]+)"/gm;

/** The paths from the root of the package to which a page leads; what stands elsewhere in the world is left out. */
export function linksIn(path: string, text: string): readonly string[] {
  return [...text.replace(CODE, "").matchAll(LINK)]
    .map(([, inline, reference, attribute]) => (inline ?? reference ?? attribute)!)
    .filter((link) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link))
    .map((link) => decodeURI(link.replace(/[?#].*$/, "")))
    .map((link) => posix.join(posix.dirname(path), link));
}

/** A sentence for each link that leads to nothing among the files. */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
): readonly string[] {
  const there = new Set(files);
  return [...pages].flatMap(([path, text]) =>
    linksIn(path, text)
      .filter((link) => !there.has(link))
      .map((link) => `${path} leads to ${link}, which is not packed. Pack it, or say it in words.`),
  );
}
