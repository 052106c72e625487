// Says of text, line by line, whether it can be the beginning of one JSON value that goes over several lines.

/** What the text so far is. */
export type Verdict = "open" | "complete" | "no";

type Expected =
  | "value"
  | "value or end"
  | "key"
  | "key or end"
  | "colon"
  | "comma or end"
  | "nothing";

const WORD = /[\w.+-]/;
const LITERAL = /^(true|false|null|-?\d[\d.eE+-]*)$/;

/** Reads on by a line. Only structure counts: whether a literal is one, `JSON.parse` says in the end. */
export function createBeginning(): (line: string) => Verdict {
  const open: string[] = [];
  let expected: Expected = "value";
  const value = (): boolean => {
    if (expected !== "value" && expected !== "value or end") return false;
    expected = open.length > 0 ? "comma or end" : "nothing";
    return true;
  };
  const token = (text: string): boolean => {
    const first = text[0]!;
    switch (first) {
      case "{":
      case "[":
        if (!value()) return false;
        open.push(first === "{" ? "}" : "]");
        expected = first === "{" ? "key or end" : "value or end";
        return true;
      case "}":
      case "]":
        if (!expected.endsWith("or end") || open.pop() !== first) return false;
        expected = open.length > 0 ? "comma or end" : "nothing";
        return true;
      case ",":
        if (expected !== "comma or end") return false;
        expected = open.at(-1) === "}" ? "key" : "value";
        return true;
      case ":":
        if (expected !== "colon") return false;
        expected = "value";
        return true;
      case '"':
        if (!expected.startsWith("key")) return value();
        expected = "colon";
        return true;
      default:
        return LITERAL.test(text) && value();
    }
  };
  return (line) => {
    for (let at = 0; at < line.length;) {
      const end = endOf(line, at);
      if (end < 0) return "no";
      if (!" \t\r".includes(line[at]!) && !token(line.slice(at, end))) return "no";
      at = end;
    }
    return expected === "nothing" ? "complete" : "open";
  };
}

/** Behind the token that begins at a place. -1 for a string that does not end on its line. */
function endOf(line: string, start: number): number {
  let at = start + 1;
  if (line[start] === '"') {
    for (; at < line.length && line[at] !== '"'; at++) if (line[at] === "\\") at++;
    return at < line.length ? at + 1 : -1;
  }
  if (WORD.test(line[start]!)) while (at < line.length && WORD.test(line[at]!)) at++;
  return at;
}
