// Runners of languages: a command that reads programs, or a compiler for all of them.
import { programPath } from "../../inspect/child.ts";

/** The result of compiling a program: a command, or the errors of the compiler. @public */
export type Compiled =
  | { readonly command: readonly [string, ...string[]] }
  | { readonly faults: readonly string[] };

/** How to run the programs of a language. @public */
export interface Runner {
  /** The id of the language. */
  readonly language: string;
  /** The name of the program's file in its folder, e.g. `snippet.rb`. */
  readonly file: string;
  /** The command, to which the file name is added, e.g. `["ruby"]`; empty if programs are compiled. */
  readonly command?: readonly [string, ...string[]];
  /** Compiles programs, without duplicates, into a folder that exists while they run; one result for each, in order. */
  compile?(programs: readonly string[], folder: string): Promise<readonly Compiled[]>;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

export const kitRunners = (python: string): readonly Runner[] => [
  { language: "python", command: [python], file: "snippet.py" },
  {
    language: "js",
    // With OpenSSL's store it reads SSL_CERT_FILE, instead of Node's own authorities.
    command: [process.execPath, "--use-openssl-ca", "--import", programPath("node-preload.mjs")],
    file: "snippet.mjs",
  },
  { language: "sh", command: ["bash"], file: "snippet.sh" },
];

/** The compiled programs of cases, by their runner and content. @internal */
export type Programs = ReadonlyMap<Runner, ReadonlyMap<string, Compiled>>;

/** Compiles the programs of cases, one batch for each language. @internal */
export async function compiled(
  cases: readonly { readonly language: string; readonly content: string }[],
  runners: readonly Runner[],
  folder: string,
): Promise<Programs> {
  const programs = new Map<Runner, ReadonlyMap<string, Compiled>>();
  for (const runner of runners) {
    const ofLanguage = cases.filter(({ language }) => language === runner.language);
    const texts = [...new Set(ofLanguage.map(({ content }) => content))];
    if (runner.compile === undefined || texts.length === 0) continue;
    const results = await runner.compile(texts, folder);
    const lacking = { faults: ["Its compiler returned no result."] };
    programs.set(runner, new Map(texts.map((text, at) => [text, results[at] ?? lacking])));
  }
  return programs;
}

export function commandOf(
  runner: Runner,
  content: string,
  programs: Programs,
): readonly [string, ...string[]] {
  const { language, file, command, compile } = runner;
  if (compile === undefined && command !== undefined) return [...command, file];
  const program = programs.get(runner)?.get(content);
  if (program === undefined)
    throw new Error(`The runner of "${language}" has neither a command nor a compiler.`);
  if ("faults" in program)
    throw new Error(["It does not compile:", ...program.faults].join("\n  "));
  return program.command;
}
