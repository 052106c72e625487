// Measures inference snippets, their stages, a model page and load snippets, ours and the incumbent's. Prints sections.
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { createHub, loadPlugins, loadSnippets, parseModel, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { section } from "../figures.ts";
import { type Cell, cellsOf, check } from "./cells.ts";
import { pageOf } from "./page.ts";
import { alternate, micros, spreadOf, type Timed, times } from "./measure.ts";

const plugins = (await loadPlugins(entries)).plugins as readonly Plugin[];
const hub = createHub(plugins);
process.stdout.write([snippetSection(), pageSection(), loadSection()].join("\n"));

function snippetSection(): string {
  const timed = cellsOf(hub).map((cell) => ({ cell, ...timesOf(cell) }));
  const printed = timed.filter(({ cell }) => cell.takesText);
  const kinds = [
    ["plain", printed.filter(({ cell }) => cell.isPlain), "≥ 6 ×"],
    ["with every option", printed.filter(({ cell }) => !cell.isPlain), "≥ 6 ×"],
    ["cached: no text", timed.filter(({ cell }) => !cell.takesText), ""],
  ] as const;
  const spread = (
    { least, median, most }: Timed,
    text: (value: number) => string,
  ): readonly string[] => [least, median, most].map(text);
  const rows = kinds.flatMap(([name, all, wanted]) => {
    const ours = spreadOf(all.map((row) => row.ours));
    const theirs = spreadOf(all.map((row) => row.theirs));
    const ratio = spreadOf(all.map((row) => row.theirs / row.ours));
    return [
      [name, `${all.length}`, "times faster", ...spread(ratio, times), wanted],
      [name, "", "ours", ...spread(ours, micros), ""],
      [name, "", "incumbent", ...spread(theirs, micros), ""],
    ];
  });
  return section(
    "One inference snippet",
    "The CPU time of one snippet after each key press, over all pairs of a provider and a task, with the clients that both sides support. A task without text has the same snippets after each key, and ours are cached.",
    [["options", "cells", "", "least", "median", "most", "wanted"], ...rows],
  );
}

// Both sides print with the same clients.
function timesOf(cell: Cell): { readonly ours: number; readonly theirs: number } {
  const clients = hub.clients.list.filter(({ id }) => cell.clients.includes(id));
  const smallHub = createHub([...hub.tasks.list, ...hub.providers.list, ...clients]);
  check(cell, smallHub);
  const [ours, theirs] = alternate([
    (key) => cell.ours(smallHub, key).length,
    (key) => cell.theirs(key).length,
  ]);
  return { ours: ours!.median, theirs: theirs!.median };
}

function pageSection(): string {
  const page = pageOf(hub);
  const [mine, theirs] = [page.ours(1), page.theirs(1)];
  if (mine.snippets < theirs)
    throw new Error(`Our page has ${mine.snippets} snippets, the incumbent's has ${theirs}.`);
  // A page takes a thousand times as long as a snippet.
  const [ourTime, theirTime] = alternate(
    [(key) => (page.ours(key), 1), (key) => (page.theirs(key), 1)],
    200,
  ) as [Timed, Timed];
  const row = ({ least, median, most }: Timed): readonly string[] =>
    [least, median, most].map((value) => `${(value / 1000).toFixed(2)} ms`);
  return section(
    "One model page",
    `All snippets of a chat model that every provider hosts: ours ${mine.snippets} snippets and ${mine.reasons} reasons, the incumbent's ${theirs} snippets.`,
    [
      ["", "least", "median", "most", "wanted"],
      ["times faster", "", times(theirTime.median / ourTime.median), "", "≥ 5 ×"],
      ["ours", ...row(ourTime), ""],
      ["incumbent", ...row(theirTime), ""],
    ],
  );
}

interface Incumbent {
  readonly snippets?: (record: never) => readonly string[];
}

function loadSection(): string {
  const id = "example-org/example-model";
  // Libraries for which both sides print a snippet from a minimal record.
  const cases = Object.entries(
    MODEL_LIBRARIES_UI_ELEMENTS as Readonly<Record<string, Incumbent>>,
  ).flatMap(([name, theirs]) => {
    const record = { id, library_name: name, tags: [name], config: {} };
    const model = parseModel(record).model!;
    const programs = loadSnippets(hub, model).snippets.map(({ content }) => content);
    if (!hub.libraries.has(name) || programs.length === 0 || !offers(theirs, record)) return [];
    if (programs.some((content) => content.trim() === ""))
      throw new Error(`${name}: a snippet is empty.`);
    return { record, model, theirs };
  });

  const [ours, theirs] = alternate([
    () => {
      for (const { model } of cases) loadSnippets(hub, model);
      return cases.length;
    },
    () => {
      for (const item of cases) item.theirs.snippets!(item.record as never);
      return cases.length;
    },
  ]).map(({ median }) => median);
  return section(
    "Load snippets",
    `The load snippets of one record, over the ${cases.length} libraries that both sides support.`,
    [
      ["", "CPU time", "wanted"],
      ["ours", micros(ours!), "≤ 12 µs"],
      ["the incumbent's", micros(theirs!), ""],
    ],
  );
}

function offers(library: Incumbent, record: object): boolean {
  try {
    return library.snippets?.(record as never).some((content) => content.trim() !== "") ?? false;
  } catch {
    return false;
  }
}
