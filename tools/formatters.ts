// What the formatters of Python, JavaScript and shell make of programs, at the widths that snippets are laid out for.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { format } from "prettier";
import { ensurePython } from "./setup.ts";

type Format = (texts: readonly string[]) => Promise<readonly string[]>;

const RUFF = "format --isolated --no-cache --line-length 88 --target-version py310";

// By the id of a language.
const FORMATTERS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["python", inFiles("ruff", RUFF.split(" "), ".py")],
  ["sh", inFiles("shfmt", ["-i", "4", "-w"], ".sh")],
  [
    "js",
    (texts) => Promise.all(texts.map((text) => format(text, { parser: "babel", tabWidth: 4 }))),
  ],
]);

const hasFormatter = (language: string): boolean => FORMATTERS.has(language);

/** Programs as their formatter prints them, without a line end at their end. Rejects where one does not parse. */
export async function formatted(
  language: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  const format = FORMATTERS.get(language);
  if (format === undefined) throw new TypeError(`There is no formatter for "${language}".`);
  if (texts.length === 0) return [];
  return (await format(texts)).map((text) => text.trimEnd());
}

/** One process formats all texts, each in a file of its own. */
function inFiles(program: string, args: readonly string[], extension: string): Format {
  return async (texts) => {
    const bin = dirname(await ensurePython());
    const folder = mkdtempSync(join(tmpdir(), "hubsmith-format-"));
    try {
      const files = texts.map((_, at) => join(folder, `${at}${extension}`));
      for (const [at, file] of files.entries()) writeFileSync(file, `${texts[at]!}\n`);
      await promisify(execFile)(join(bin, program), [...args, folder]);
      return files.map((file) => readFileSync(file, "utf8"));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** A program, and what it is called in messages. */
export interface Program {
  readonly name: string;
  /** The id of its language. */
  readonly language: string;
  readonly content: string;
}

/** A sentence for each program that its formatter would change. */
export async function unformatted(programs: readonly Program[]): Promise<readonly string[]> {
  const languages = [...new Set(programs.map(({ language }) => language))].filter(hasFormatter);
  const found = languages.map(async (language) => {
    const some = programs.filter((one) => one.language === language);
    const texts = await formatted(
      language,
      some.map(({ content }) => content),
    );
    return some.flatMap((one, at) => differenceIn(one, texts[at]!));
  });
  return (await Promise.all(found)).flat();
}

function differenceIn({ name, content }: Program, text: string): readonly string[] {
  if (content === text) return [];
  const lines = text.split("\n");
  const at = content.split("\n").findIndex((line, index) => line !== lines[index]);
  const line = at < 0 ? lines.length : at;
  return [`${name}, line ${line + 1}: its formatter prints: ${lines[line] ?? ""}`];
}
