// The commands that answer a stream of records, each by its name, so that a worker can find its own.
import type { Entry } from "hubsmith";
import type { AddFlags } from "./add-flags.ts";
import { withAdded } from "./added.ts";
import type { Answering, FirstLine } from "./answer.ts";
import type { DownloadsFlags } from "./downloads.ts";
import type { FilesFlags } from "./files.ts";
import type { Terminal } from "./io.ts";
import type { SnippetFlags } from "./snippets.ts";

/** The flags of all of them. */
export interface StreamFlags extends AddFlags {
  /** How many workers answer. */
  readonly jobs: number;
  readonly firstLine?: FirstLine;
}

/** The flags of each, as the parser gives them. */
export interface Streaming {
  readonly snippets: SnippetFlags & StreamFlags;
  readonly files: FilesFlags & StreamFlags;
  readonly downloads: DownloadsFlags & StreamFlags;
}

/** A command and its flags, which can be sent to a worker. */
export type Asked = {
  readonly [C in keyof Streaming]: { readonly command: C; readonly flags: Streaming[C] };
}[keyof Streaming];

/** How a command answers. What is wrong with its flags is thrown, what is wrong with plugins is said. */
export async function answeringOf(
  asked: Asked,
  entries: readonly Entry[],
  terminal: Terminal,
  isWhole: boolean,
): Promise<Answering> {
  const all = await withAdded(entries, terminal, asked.flags);
  switch (asked.command) {
    case "snippets": {
      const { snippetsAnswering } = await import("./snippets.ts");
      // Plugins that are added are weighed against all others.
      return snippetsAnswering(all, terminal, asked.flags, isWhole || all !== entries);
    }
    case "files": {
      const { filesAnswering } = await import("./files.ts");
      return filesAnswering(all, terminal, asked.flags);
    }
    case "downloads": {
      const { downloadsAnswering } = await import("./downloads.ts");
      return downloadsAnswering(all, terminal, asked.flags);
    }
  }
}
