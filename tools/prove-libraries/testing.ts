// A made-up library and its blocks, for tests.
import { defineLibrary } from "hubsmith";
import { python } from "hubsmith/code";
import type { Block, Shown } from "./blocks.ts";

export function blockOf(
  content: string,
  pip: readonly string[] = ["ours"],
  library = "ours",
): Block {
  return {
    library,
    record: "a record",
    language: python.language,
    content,
    install: { pip },
    commands: `pip install -U ${pip.join(" ")}`,
  };
}

export function shownOf(blocks: readonly Block[], id = "ours"): Shown {
  const library = defineLibrary({
    id,
    prettyLabel: "Ours | theirs",
    repoName: id,
    repoUrl: `https://example.test/${id}`,
    filter: false,
  });
  return { library, blocks };
}
