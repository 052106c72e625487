// A template is lines of pieces: literal text without the author's indentation, and the places of its holes.

/** A literal piece, or the index of a hole. @internal */
export type Piece = string | number;

/** A template's lines, each a list of pieces. @internal */
export type Template = readonly (readonly Piece[])[];

/** Splits raw template text at its line ends and takes the common indentation away. @internal */
export function parseTemplate(raw: readonly string[]): Template {
  const lines: Piece[][] = [[]];
  raw.forEach((chunk, index) => {
    if (index > 0) lines.at(-1)!.push(index - 1);
    const [first = "", ...rest] = unescape(chunk).split("\n");
    lines.at(-1)!.push(first);
    for (const text of rest) lines.push([text]);
  });
  if (lines.length === 1) return lines.map(dropEmpty);

  if (isBlank(lines[0]!)) lines.shift();
  if (isBlank(lines.at(-1)!)) lines.pop();
  const depths = lines.filter((line) => !isBlank(line)).map(depthOf);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map(([first, ...rest]) => dropEmpty([(first as string).slice(depth), ...rest]));
}

/** Only a backtick and a hole's start need a backslash in a template; both are what the author meant, without it. */
function unescape(chunk: string): string {
  return chunk.replace(/\\(`|\$)/g, "$1");
}

function isBlank(line: readonly Piece[]): boolean {
  return line.every((piece) => typeof piece === "string" && /^\s*$/.test(piece));
}

function depthOf(line: readonly Piece[]): number {
  return /^ */.exec(line[0] as string)![0].length;
}

function dropEmpty(line: readonly Piece[]): readonly Piece[] {
  return line.filter((piece) => piece !== "");
}
