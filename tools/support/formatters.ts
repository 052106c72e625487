// Formats programs in Python, JavaScript and shell, with the line widths of snippets.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { output } from "./process.ts";
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

/** Formats all texts in one process, each in its own file. */
function inFiles(program: string, args: readonly string[], extension: string): Format {
  return async (texts) => {
    const bin = dirname(await ensurePython());
    return inDirectory(async (folder) => {
      const files = texts.map((_, at) => join(folder, `${at}${extension}`));
      for (const [at, file] of files.entries()) writeFileSync(file, `${texts[at]!}\n`);
      await output(join(bin, program), [...args, folder]);
      return files.map((file) => readFileSync(file, "utf8"));
    });
  };
}

export interface Program {
  readonly name: string;
  readonly language: string;
  readonly content: string;
}

/** A message for each program that its formatter would change. Rejects if a program does not parse. */
export async function unformatted(programs: readonly Program[]): Promise<readonly string[]> {
  const differences = [...FORMATTERS].map(async ([language, format]) => {
    const ofLanguage = programs.filter((program) => program.language === language);
    const texts =
      ofLanguage.length > 0 ? await format(ofLanguage.map(({ content }) => content)) : [];
    return ofLanguage.flatMap((program, at) => differenceIn(program, texts[at]!.trimEnd()));
  });
  return (await Promise.all(differences)).flat();
}

function differenceIn({ name, content }: Program, text: string): readonly string[] {
  if (content === text) return [];
  const lines = text.split("\n");
  const at = content.split("\n").findIndex((line, index) => line !== lines[index]);
  const line = at < 0 ? lines.length : at;
  return [`${name}, line ${line + 1}: its formatter prints: ${lines[line] ?? ""}`];
}
