// Every load snippet that a record brings forth, with what it says must be installed; those that are the same once.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createHub, type Hub, loadSnippets, type Model, type Plugin } from "hubsmith";
import { type Code, render } from "hubsmith/code";
import { isCode } from "hubsmith/code/language";
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
  const models = records.map(([name, fields]) => fixture(name, fields));
  return blocksFor(createHub([library]), models);
}

/** A model, and what its record is called. */
interface Named {
  readonly name: string;
  readonly model: Model;
}

/** The load snippets of models, by every library of a hub. */
export function blocksFor(hub: Hub, models: readonly Named[]): readonly Block[] {
  const found = new Map<string, Block>();
  for (const { name: record, model } of models) {
    for (const { library: id, content, install: commands = "" } of loadSnippets(hub, model)
      .snippets) {
      const library = hub.libraries.get(id)!;
      const from = madeOf(library, model).find(({ code }) => content.endsWith(render(code)));
      if (from === undefined) continue;
      const { code, install = library.install ?? {} } = from;
      const block = { library: id, record, language: code.language };
      const key = `${id}\n${commands}\n${content}`;
      if (!found.has(key)) found.set(key, { ...block, content, install, commands });
    }
  }
  return [...found.values()];
}

interface Made {
  readonly code: Code;
  readonly install?: Install;
}

function madeOf(library: Library, model: Model): readonly Made[] {
  const made = library.snippets?.(model);
  if (made === undefined || "reason" in made) return [];
  if (isCode(made)) return [{ code: made }];
  return "code" in made ? [made] : made;
}
