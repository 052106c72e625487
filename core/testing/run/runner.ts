// How programs of a language are run: by a command that reads them, or by what they are compiled to, all at once.
import { join } from "node:path";

/** What a program became when it was compiled: something to start, or what the compiler says. @public */
export type Compiled =
  | { readonly command: readonly [string, ...string[]] }
  | { readonly faults: readonly string[] };

/** How programs of a language are run. @public */
export interface Runner {
  /** The id of the language. */
  readonly language: string;
  /** The name that a program's file has in the folder that it runs in, such as `snippet.rb`. */
  readonly file: string;
  /** The command, to which the file's name is added, such as `["ruby"]`; empty if programs are compiled. */
  readonly command?: readonly [string, ...string[]];
  /** Compiles programs, each once, into a folder that is there while they run; one result for each, in order. */
  compile?(programs: readonly string[], folder: string): Promise<readonly Compiled[]>;
  /** What is set beside what every snippet finds in its environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The runner of a language: one that was given, or the kit's own; `undefined` where none is known. @internal */
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
      // With OpenSSL's store it reads SSL_CERT_FILE, rather than all authorities that Node brings along.
      command: [process.execPath, "--use-openssl-ca", "--import", preload],
      file: "snippet.mjs",
    },
    { language: "sh", command: ["bash"], file: "snippet.sh" },
  ];
  return [...given, ...own].find((one) => one.language === language);
}

/** The programs of cases that are compiled, by their text. @internal */
export type Programs = ReadonlyMap<string, Compiled>;

/** Compiles the programs of cases, a batch for each language. @internal */
export async function compiled(
  cases: readonly { readonly language: string; readonly content: string }[],
  runners: readonly Runner[],
  folder: string,
): Promise<Programs> {
  const found = new Map<string, Compiled>();
  for (const runner of runners) {
    if (runner.compile === undefined) continue;
    const its = cases.filter(({ language }) => language === runner.language);
    const texts = [...new Set(its.map((one) => one.content))];
    if (texts.length === 0) continue;
    const results = await runner.compile(texts, folder);
    texts.forEach((text, at) => {
      const lacking = { faults: ["Its compiler gave nothing for it."] };
      found.set(keyOf(runner.language, text), results[at] ?? lacking);
    });
  }
  return found;
}

/** The name of a program among those that were compiled. @internal */
export const keyOf = (language: string, text: string): string => `${language}\n${text}`;
