// Formats programs in Python, JavaScript, shell, Java and Kotlin, with the line widths of snippets.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { googleJavaFormat, ktfmt } from "./java.ts";
import { output } from "./process.ts";
import { ensurePython } from "./setup.ts";

type Format = (texts: readonly string[]) => Promise<readonly string[]>;

const RUFF = "format --isolated --no-cache --line-length 88 --target-version py310";

// By the id of a language.
const FORMATTERS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["python", inFiles(".py", async () => [await inPython("ruff"), ...RUFF.split(" ")])],
  ["sh", inFiles(".sh", async () => [await inPython("shfmt"), "-i", "4", "-w"])],
  ["java", inFiles(".java", async () => ["java", ...(await googleJavaFormat())])],
  ["kotlin", inFiles(".kt", async () => ["java", ...(await ktfmt())])],
  ["js", byPrettier("babel")],
  ["ts", byPrettier("typescript")],
]);

function byPrettier(parser: string): Format {
  return (texts) => Promise.all(texts.map((text) => format(text, { parser })));
}

const inPython = async (program: string): Promise<string> =>
  join(dirname(await ensurePython()), program);

/** Formats all texts in one process, each in its own file. */
function inFiles(extension: string, commandOf: () => Promise<readonly string[]>): Format {
  return async (texts) => {
    const [program = "", ...args] = await commandOf();
    return inDirectory(async (folder) => {
      const files = texts.map((_, at) => join(folder, `${at}${extension}`));
      for (const [at, file] of files.entries()) writeFileSync(file, `${texts[at]!}\n`);
      await output(program, [...args, ...files]);
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
