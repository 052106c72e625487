// Tree-sitter has no grammar of Perl, so the kit gets a parser: Perl itself, which compiles programs but does not run them.
import { spawnSync } from "node:child_process";
import type { Parsed } from "hubsmith/testing";

// Each program in a package of its own, because they define the same functions.
const COMPILE = String.raw`
  $/ = "\0";
  while (my $program = <STDIN>) {
      chomp $program;
      utf8::decode($program);
      eval "package Program$.; return;\n#line 1\n$program";
      utf8::encode($@);
      print "$@\0";
  }
`;

/** Programs that differ only in data have the same shape, wherever their lines end. */
const shapeOf = (program: string): string =>
  program
    .replace(/"(?:[^"\\]|\\[^])*"/g, '""')
    .replace(/\b\d[\d.]*(?:e[+-]?\d+)?/g, "0")
    .replace(/\s+/g, "")
    .replace(/,(?=[)\]}])/g, "");

export function parsePerl(programs: readonly string[]): Promise<readonly Parsed[]> {
  const input = programs.map((program) => `${program}\0`).join("");
  const { stdout } = spawnSync("perl", ["-e", COMPILE], { input, encoding: "utf8" });
  const errors = stdout.split("\0");
  const parsed = programs.map((program, at) => ({
    faults: errors[at] === "" ? [] : [{ message: errors[at] ?? "Perl did not run." }],
    shape: shapeOf(program),
  }));
  return Promise.resolve(parsed);
}
