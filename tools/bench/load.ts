// How long load snippets take, compared with plain concatenation of the same text and with the incumbent's.
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { createHub, loadSnippets, type Model, parseModel, type Plugin } from "hubsmith";
import { alternate, type Timed } from "./alternate.ts";

/** The CPU time of the load snippets of one record, in microseconds. */
export interface LoadTime {
  readonly ours: Timed;
  readonly concatenated: Timed;
  readonly theirs: Timed;
  readonly libraries: number;
}

const id = "example-org/example-model";

/** Measures one record of every library that both sides support. Throws if one of our snippets is empty. */
export function loadTime(
  plugins: readonly Plugin[],
  pace: { readonly rounds: number; readonly millis: number },
): LoadTime {
  const hub = createHub(plugins);
  const known = Object.entries(MODEL_LIBRARIES_UI_ELEMENTS).filter(
    ([name, one]) => hub.libraries.has(name) && "snippets" in one,
  );
  const records = known.map(([library]) => ({
    id,
    library_name: library,
    tags: [library],
    config: {},
  }));
  const models = records.map((record): Model => {
    const { model } = parseModel(record);
    if (model === undefined)
      throw new Error(`The record for ${record.library_name} cannot be read.`);
    return model;
  });
  const pairs = known
    .map(([, library], index) => {
      const found = loadSnippets(hub, models[index]!).snippets.map(({ content }) => content);
      return { index, library: library as { snippets(model: object): readonly string[] }, found };
    })
    .filter(({ found, library, index }) => found.length > 0 && offers(library, records[index]!));
  if (pairs.some(({ found }) => found.some((content) => content.trim() === "")))
    throw new Error("A load snippet is empty.");
  const pieces = pairs.map(({ found }) => found.map((content) => content.split(id)));
  const [ours, concatenated, theirs] = alternate(
    [
      () => {
        for (const { index } of pairs) loadSnippets(hub, models[index]!);
        return pairs.length;
      },
      (key) => {
        let length = 0;
        for (const all of pieces)
          for (const one of all) length += joined(one, `${id}${key}`).length;
        return length > 0 ? pairs.length : 0;
      },
      () => {
        for (const { index, library } of pairs) library.snippets(records[index]!);
        return pairs.length;
      },
    ],
    pace,
  );
  return {
    ours: ours!,
    concatenated: concatenated!,
    theirs: theirs!,
    libraries: pairs.length,
  };
}

function offers(library: { snippets(model: object): readonly string[] }, record: object): boolean {
  try {
    return library.snippets(record).some((content) => content.trim() !== "");
  } catch {
    return false;
  }
}

function joined(pieces: readonly string[], name: string): string {
  let text = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 1) text += name + pieces[at]!;
  // One text, as a page or a file needs it, and not a rope of pieces.
  return text.trimEnd();
}
