// The load snippets of the libraries for their records, and the results of their parsers.
import { createHub, type Hub, loadSnippets, type Model, type Plugin, isAbsence } from "hubsmith";
import { type Code, render, sh } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import { fixture, type FixtureModel } from "hubsmith/testing";
import { errorText } from "#core/base/issue";
import { groupBy } from "#plugins/kit/formats/group-by";
import { parsePrograms } from "#plugins/kit/testing/inspect/index";
import {
  defaultOf,
  LIBRARY_RECORDS,
  type Records,
  recordsIn,
} from "../../writers/index-of-plugins/plugin-files.ts";

type Library = Plugin<"library">;
type Install = NonNullable<Library["install"]>;

export interface Block {
  readonly library: string;
  /** The first record that it is printed for. */
  readonly record: string;
  /** The id of the record's model. */
  readonly model: string;
  readonly language: Code["language"];
  readonly content: string;
  readonly install: Install;
  readonly commands: string;
  /** The program of the same record that clones the repository in whose folder this one runs. */
  readonly cloning?: string;
}

export type Level = "parsed" | "typed" | "run";

export interface Fault {
  readonly block: Block;
  readonly level: Level;
  /** The line in the block, counted from one. */
  readonly line: number;
  /** The checker's name for this kind of fault. */
  readonly code: string;
  readonly message: string;
}

export const describeFault = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;

export interface Shown {
  readonly library: Library;
  readonly blocks: readonly Block[];
}

/** The named libraries with records, or all; and a sentence for each that cannot be read. */
export async function readBlocks(only: readonly string[] = []): Promise<{
  readonly shown: readonly Shown[];
  readonly faults: readonly string[];
}> {
  const shown: Shown[] = [];
  const faults: string[] = [];
  const libraryOf = ([name]: Records[number]): string => name.split(": ")[0]!;
  for (const records of groupBy(recordsIn(LIBRARY_RECORDS), libraryOf)) {
    const id = libraryOf(records[0]!);
    if (only.length > 0 && !only.includes(id)) continue;
    try {
      const library = await defaultOf<Library>(`libraries/${id}.ts`);
      const models = records.map(([name, fields]) => fixture(name, fields));
      shown.push({ library, blocks: blocksFor(createHub([library]), models) });
    } catch (error) {
      faults.push(`plugins/${LIBRARY_RECORDS}, ${id}: ${errorText(error)}`);
    }
  }
  return { shown, faults };
}

/** The load snippets of models, by every library of a hub. */
function blocksFor(hub: Hub, models: readonly FixtureModel[]): readonly Block[] {
  const blocks = new Map<string, Block>();
  for (const { name: record, model } of models) {
    const { snippets } = loadSnippets(hub, model);
    const cloning = new Map(
      snippets
        .filter(({ content }) => content.includes("git clone "))
        .map(({ library, content }) => [library, content]),
    );
    for (const { library: id, content, install: commands = "" } of snippets) {
      const library = hub.libraries.get(id)!;
      const from = madeOf(library, model).find(({ code }) => content.endsWith(render(code)));
      if (from === undefined) continue;
      const { code, install = library.install ?? {} } = from;
      const clone = cloning.has(id) ? { cloning: cloning.get(id)! } : {};
      const block = {
        library: id,
        record,
        model: model.id,
        language: code.language,
        ...clone,
      };
      const key = `${id}\n${commands}\n${content}`;
      if (!blocks.has(key)) blocks.set(key, { ...block, content, install, commands });
    }
  }
  return [...blocks.values()];
}

interface Made {
  readonly code: Code;
  readonly install?: Install;
}

function madeOf(library: Library, model: Model): readonly Made[] {
  const result = library.snippets?.(model);
  if (result === undefined || isAbsence(result)) return [];
  if (isCode(result)) return [{ code: result }];
  return "code" in result ? [result] : result;
}

export async function inspectBlocks(
  blocks: readonly Block[],
  python: string,
): Promise<readonly Fault[]> {
  const texts = blocks.flatMap((block) => [
    { block, language: block.language, text: block.content, what: "" },
    { block, language: sh.language, text: block.commands, what: "install: " },
  ]);
  const inspections = [...new Set(texts.map(({ language }) => language))].map(async (language) => {
    const some = texts.filter((program) => program.language === language);
    const programs = some.map(({ text }) => text);
    const faults = await parsePrograms(language, programs, { python });
    return faults.map(({ program, line = 1, message }): Fault => {
      const { block, what } = some[program]!;
      return { block, level: "parsed", line, code: "syntax", message: what + message };
    });
  });
  return (await Promise.all(inspections)).flat();
}
