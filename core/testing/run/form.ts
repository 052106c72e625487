// The printed form of a program: its words without its data, so that what differs in data alone is run once.

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
