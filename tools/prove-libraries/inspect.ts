// The first level: every program and every command that installs is read by its language's parser, and has no unknown name.
import { sh } from "hubsmith/code";
import { parsePrograms } from "hubsmith/testing";
import type { Block } from "./blocks.ts";
import type { Fault } from "./fault.ts";

interface Text {
  readonly block: Block;
  readonly language: Block["language"];
  readonly text: string;
  readonly what: string;
}

/** What the parsers say of the blocks. */
export async function inspectBlocks(
  blocks: readonly Block[],
  python: string,
): Promise<readonly Fault[]> {
  const texts = blocks.flatMap((block): readonly Text[] => [
    { block, language: block.language, text: block.content, what: "" },
    ...(block.commands === ""
      ? []
      : [{ block, language: sh.language, text: block.commands, what: "install: " }]),
  ]);
  const languages = [...new Set(texts.map(({ language }) => language))];
  const found = languages.map(async (language) => {
    const some = texts.filter((one) => one.language === language);
    const faults = await parsePrograms(
      language,
      some.map(({ text }) => text),
      { python },
    );
    return faults.map(({ program, line = 1, message }): Fault => {
      const { block, what } = some[program]!;
      return { block, level: "parsed", line, code: "syntax", message: what + message };
    });
  });
  return (await Promise.all(found)).flat();
}
