// Every program is printed as the formatter of its language would print it.
import { formatted, hasFormatter } from "../formatters.ts";
import type { Block } from "./blocks.ts";

/** A sentence for each block that its formatter would change. */
export async function unformatted(blocks: readonly Block[]): Promise<readonly string[]> {
  const languages = [...new Set(blocks.map(({ language }) => language.id))].filter(hasFormatter);
  const found = languages.map(async (language) => {
    const some = blocks.filter((block) => block.language.id === language);
    const texts = await formatted(
      language,
      some.map(({ content }) => content),
    );
    return some.flatMap((block, at) => differenceIn(block, texts[at]!));
  });
  return (await Promise.all(found)).flat();
}

function differenceIn({ library, record, content }: Block, text: string): readonly string[] {
  if (content === text) return [];
  const lines = text.split("\n");
  const at = content.split("\n").findIndex((line, index) => line !== lines[index]);
  const line = at < 0 ? lines.length : at;
  return [`${library}, ${record}, line ${line + 1}: its formatter prints: ${lines[line] ?? ""}`];
}
