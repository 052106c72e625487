// The code blocks of a Markdown page, as files.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Block {
  readonly language: string;
  /** From its first line, e.g. `// easel.ts`; or else its position in the page. */
  readonly name: string;
  readonly text: string;
}

export function blocksOf(markdown: string): readonly Block[] {
  const matches = markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...matches].map(([, language = "", text = ""], at) => {
    const fileName = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(text)?.[1];
    return { language, name: fileName ?? `block-${at + 1}.${language}`, text };
  });
}

/** Writes the blocks of some languages of a page into a folder, and returns the paths. */
export function writeBlocks(
  page: string,
  folder: string,
  languages: readonly string[],
): readonly string[] {
  const blocks = blocksOf(readFileSync(page, "utf8"));
  return blocks
    .filter(({ language }) => languages.includes(language))
    .map(({ name, text }) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    });
}
