// Every load snippet that a record brings forth, with what it says must be installed; those that are the same once.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createHub, loadSnippets, type Plugin } from "hubsmith";
import { type Code, isCode, render } from "hubsmith/code";
import { fixture } from "hubsmith/testing";
import { filesIn } from "../plugin-files.ts";

type Library = Plugin<"library">;
type Install = NonNullable<Library["install"]>;

/** A load snippet. */
export interface Block {
  readonly library: string;
  /** The first record that it is printed for. */
  readonly record: string;
  readonly language: Code["language"];
  readonly content: string;
  readonly install: Install;
  /** The commands of `install`. */
  readonly commands: string;
}

/** A library and its load snippets. */
export interface Shown {
  readonly library: Library;
  readonly blocks: readonly Block[];
}

type Records = readonly (readonly [name: string, fields: Readonly<Record<string, unknown>>])[];

/** The libraries that have records, those named or all; and a sentence for each that cannot be read. */
export async function readBlocks(only: readonly string[] = []): Promise<{
  readonly shown: readonly Shown[];
  readonly faults: readonly string[];
}> {
  const shown: Shown[] = [];
  const faults: string[] = [];
  for (const file of filesIn("libraries", "records.ts")) {
    const path = file.replace(/\.records\.ts$/, ".ts").replace(/\/records\.ts$/, "/index.ts");
    try {
      const library = await defaultOf<Library>(path);
      if (only.length > 0 && !only.includes(library.id)) continue;
      shown.push({ library, blocks: blocksOf(library, await defaultOf<Records>(file)) });
    } catch (error) {
      faults.push(`plugins/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { shown, faults };
}

async function defaultOf<T>(file: string): Promise<T> {
  const module: unknown = await import(pathToFileURL(resolve("plugins", file)).href);
  return (module as { readonly default: T }).default;
}

/** The load snippets of a library for some records. */
export function blocksOf(library: Library, records: Records): readonly Block[] {
  const hub = createHub([library]);
  const found = new Map<string, Block>();
  for (const [record, fields] of records) {
    const { model } = fixture(record, fields);
    const made = madeOf(library, model);
    for (const { content, install: commands = "" } of loadSnippets(hub, model).snippets) {
      const from = made.find(({ code }) => render(code) === content);
      if (from === undefined) continue;
      const { code, install = library.install ?? {} } = from;
      const block = { library: library.id, record, language: code.language };
      const key = `${commands}\n${content}`;
      if (!found.has(key)) found.set(key, { ...block, content, install, commands });
    }
  }
  return [...found.values()];
}

interface Made {
  readonly code: Code;
  readonly install?: Install;
}

function madeOf(library: Library, model: ReturnType<typeof fixture>["model"]): readonly Made[] {
  const made = library.snippets?.(model);
  if (made === undefined || "reason" in made) return [];
  if (isCode(made)) return [{ code: made }];
  return "code" in made ? [made] : made;
}
