// Measures load snippets, ours and the incumbent's, and concatenation of the same text. Prints a section.
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { createHub, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { section } from "../figures.ts";
import { alternate, micros, times } from "./measure.ts";

interface Incumbent {
  readonly prettyLabel: string;
  readonly snippets?: (record: never) => readonly string[];
}

const id = "example-org/example-model";
const hub = createHub((await loadPlugins(entries)).plugins);
// Libraries for which both sides print a snippet from a minimal record.
const cases = Object.entries(
  MODEL_LIBRARIES_UI_ELEMENTS as Readonly<Record<string, Incumbent>>,
).flatMap(([name, theirs]) => {
  const record = { id, library_name: name, tags: [name], config: {} };
  const model = parseModel(record).model!;
  const found = loadSnippets(hub, model).snippets.map(({ content }) => content);
  if (!hub.libraries.has(name) || found.length === 0 || !offers(theirs, record)) return [];
  if (found.some((content) => content.trim() === ""))
    throw new Error(`${name}: a snippet is empty.`);
  return { record, model, theirs, pieces: found.map((content) => content.split(id)) };
});

const [concatenated, ours, theirs] = alternate([
  (key) => {
    for (const { pieces } of cases)
      // trimEnd flattens the string, which a page needs.
      for (const one of pieces) one.reduce((text, piece) => text + id + key + piece).trimEnd();
    return cases.length;
  },
  () => {
    for (const { model } of cases) loadSnippets(hub, model);
    return cases.length;
  },
  () => {
    for (const one of cases) one.theirs.snippets!(one.record as never);
    return cases.length;
  },
]).map(({ median }) => median);
const row = (name: string, value: number, wanted = ""): readonly string[] => [
  name,
  micros(value),
  times(value / concatenated!),
  wanted,
];
process.stdout.write(
  section(
    "Load snippets",
    `The load snippets of one record, over the ${cases.length} libraries that both sides support.`,
    [
      ["", "CPU time", "times concatenation", "wanted"],
      row("plain concatenation of the same text", concatenated!),
      row("ours", ours!, "≤ 12 µs"),
      row("the incumbent's", theirs!),
    ],
  ),
);

function offers(library: Incumbent, record: object): boolean {
  try {
    return library.snippets?.(record as never).some((content) => content.trim() !== "") ?? false;
  } catch {
    return false;
  }
}
