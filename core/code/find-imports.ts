// The imports that open a template are found when it is worked out.
import type { ImportForm, Need } from "./imports.ts";
import { matchAt } from "./reading.ts";

/** The imports of a template, by the numbers of its lines. @internal */
export interface Found {
  readonly imports: readonly Need[];
  /** Lines that are imports, and those of them that have holes. */
  readonly taken: ReadonlySet<number>;
  readonly open: readonly number[];
  /** How many lines stay above. */
  readonly above: number;
}

/** Finds the imports that open a template; `bare` is its text with its spans blanked. @internal */
export function findImports(text: string, bare: string, form: ImportForm | undefined): Found {
  const lines = text.split("\n");
  const taken = new Set<number>();
  const imports: Need[] = [];
  const open: number[] = [];
  let above = 0;
  let isHead = form !== undefined;
  for (let at = 0, start = 0; at < lines.length;) {
    const isCode = start === 0 || bare[start - 1] === "\n";
    const isTop = isHead && taken.size === 0;
    const statement =
      isCode && (isHead || form?.anywhere) ? matchAt(form?.statement, text, start) : "";
    const top = isCode && isTop ? matchAt(form?.below, text, start) : "";
    const height = (statement || top).split("\n").length;
    const isBlank = bare.slice(start, start + lines[at]!.length).trim() === "";
    if (statement !== "" && (height === 1 || !statement.includes("\0"))) {
      // Comments above the first import stay above it.
      if (isTop) above = at;
      for (let line = at; line < at + height; line += 1) taken.add(line);
      if (statement.includes("\0")) open.push(at);
      else imports.push(...form!.read(statement));
    } else if (top !== "") above = at + height;
    else if (isCode && !(isBlank && (isTop || lines[at]!.trim() === ""))) isHead = false;
    for (const end = at + height; at < end; at += 1) start += lines[at]!.length + 1;
  }
  return { imports, taken, open, above };
}
