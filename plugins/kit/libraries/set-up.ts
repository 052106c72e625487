// Programs that need commands before them which no package manager has as a package, such as a clone of the code.
import type { Install, LoadCode } from "hubsmith";
import { type Code, render } from "hubsmith/code";

/** The programs, which name the commands that come first; and last, these commands on their own. */
export function setUpFirst(
  setUp: Pick<LoadCode, "purpose"> & { readonly code: Code<"sh"> },
  install: Install,
  ...programs: readonly LoadCode[]
): readonly LoadCode[] {
  const { note, ...packages } = install;
  const first = `First: ${inOneLine(setUp.code)}`;
  const its = { ...packages, note: note === undefined ? first : `${note} ${first}` };
  return [...programs.map((program) => ({ ...program, install: its })), { ...setUp, install: {} }];
}

function inOneLine(code: Code<"sh">): string {
  const lines = render(code)
    .replaceAll(/ \\\n\s+/g, " ")
    .split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).join(" && ");
}
