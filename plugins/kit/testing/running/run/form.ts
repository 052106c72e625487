// Of several cases with the same form, only the first runs: programs that differ only in data have the same form.

export function formOf(content: string): string {
  return (
    content
      // An expression in a string of Ruby may have quotes.
      .replace(
        /"(?:#\{(?:[^{}"]|"[^"]*")*\}|[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs,
        " ",
      )
      // Names of members and arguments, URLs, file paths, and paths in responses are removed; called names stay.
      .replace(/\b[\w$]+:(?!\w)|\b\w+=(?=[^=\s])/g, " ")
      .replace(/[\w$?-]*(?:[/.@][\w$?./@-]*)+\(?/g, (chain) =>
        chain.endsWith("(") ? chain.slice(chain.lastIndexOf(".")) : " ",
      )
      .replace(/\b\d\w*|[\s,:[\]{}\\]+/g, " ")
      .replace(/ +/g, " ")
  );
}

/** A predicate that is true once for each key. @internal */
export function once(): (...key: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (...key) => seen.size < seen.add(key.join("\n")).size;
}
