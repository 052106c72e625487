// A made-up library and its blocks, for tests.
import { defineLibrary } from "hubsmith";
import { python } from "hubsmith/code";
import type { Block, Shown } from "./blocks.ts";
import type { Sourced } from "./packages.ts";

export function blockOf(
  content: string,
  pip: readonly string[] = ["ours"],
  library = "ours",
): Block {
  return {
    library,
    record: "a record",
    model: "acme/model",
    language: python.language,
    content,
    install: { pip },
    commands: `pip install -U ${pip.join(" ")}`,
  };
}

/** The sources of a block, if they have nothing. */
export const sourcedOf = (block: Block, more: Partial<Sourced> = {}): Sourced => ({
  block,
  roots: [],
  packages: { ours: "1.0" },
  repositories: [],
  absent: [],
  missing: [],
  faults: [],
  ...more,
});

export function shownOf(blocks: readonly Block[], id = "ours"): Shown {
  const library = defineLibrary({
    id,
    prettyLabel: "Ours | theirs",
    repoUrl: `https://example.test/${id}`,
  });
  return { library, blocks };
}
