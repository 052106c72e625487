// Of several cases that would show the same, the first is run: programs that differ in data alone have one form.

/** The form of a program. @internal */
export function formOf(content: string): string {
  return (
    content
      .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs, " ")
      // Names of members and of arguments, URLs, paths, and places in what was answered; what is called stays.
      .replace(/\b[\w$]+:(?!\w)|\b\w+=(?=[^=\s])/g, " ")
      .replace(/[\w$?-]*(?:[/.@][\w$?./@-]*)+\(?/g, (chain) =>
        chain.endsWith("(") ? chain.slice(chain.lastIndexOf(".")) : " ",
      )
      .replace(/\b\d\w*|[\s,:[\]{}\\]+/g, " ")
      .replace(/ +/g, " ")
  );
}

/** A question that is answered with yes once for each key. @internal */
export function once(): (...key: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (...key) => seen.size < seen.add(key.join("\n")).size;
}
