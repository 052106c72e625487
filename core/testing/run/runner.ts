// Runners of languages: a command that reads programs, or a compiler for all of them.
import { join } from "node:path";

/** The result of compiling a program: a command, or the compiler's error. @public */
export type Compiled =
  | { readonly command: readonly [string, ...string[]] }
  | { readonly faults: readonly string[] };

/** The runner of a language. @public */
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

/** The runner of a language: a given one, or the kit's own; `undefined` if there is none. @internal */
export function runnerOf(
  language: string,
  given: readonly Runner[],
  { python, tools }: { readonly python: string; readonly tools: string },
): Runner | undefined {
  const preload = join(tools, "preload.mjs");
  const own: readonly Runner[] = [
    { language: "python", command: [python], file: "snippet.py" },
    {
      language: "js",
      // With OpenSSL's store it reads SSL_CERT_FILE, instead of Node's own authorities.
      command: [process.execPath, "--use-openssl-ca", "--import", preload],
      file: "snippet.mjs",
    },
    { language: "sh", command: ["bash"], file: "snippet.sh" },
  ];
  return [...given, ...own].find((one) => one.language === language);
}

/** The compiled programs of cases, by their content. @internal */
export type Programs = ReadonlyMap<string, Compiled>;

/** Compiles the programs of cases, one batch for each language. @internal */
export async function compiled(
  cases: readonly { readonly language: string; readonly content: string }[],
  runners: readonly Runner[],
  folder: string,
): Promise<Programs> {
  const found = new Map<string, Compiled>();
  for (const runner of runners) {
    if (runner.compile === undefined) continue;
    const ofLanguage = cases.filter(({ language }) => language === runner.language);
    const texts = [...new Set(ofLanguage.map((one) => one.content))];
    if (texts.length === 0) continue;
    const results = await runner.compile(texts, folder);
    texts.forEach((text, at) => {
      const lacking = { faults: ["Its compiler returned no result."] };
      found.set(keyOf(runner.language, text), results[at] ?? lacking);
    });
  }
  return found;
}

/** The key of a compiled program. @internal */
export const keyOf = (language: string, text: string): string => `${language}\n${text}`;
