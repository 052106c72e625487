// Measures how many times as fast we are as the incumbent, and as slow as a minimal program; prints JSON.
import { createHub, inferenceSnippets, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import type { Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { madeRecords } from "../made-records.ts";
import { cellsOf } from "./cells.ts";
import { alternate, type Side } from "./measure.ts";
import { pageOf } from "./page.ts";

const hub = createHub((await loadPlugins(entries)).plugins as readonly Plugin[]);
const cells = cellsOf(hub)
  .filter(({ takesText }) => takesText)
  .map((cell) => {
    const clients = hub.clients.list.filter(({ id }) => cell.clients.includes(id));
    return { cell, hub: createHub([...hub.tasks.list, ...hub.providers.list, ...clients]) };
  });

/** How many times as long the second side takes, at its least. */
function ratioOf(ours: Side, other: Side): number {
  const [mine, its] = alternate([ours, other], 100, 5);
  return its!.least / mine!.least;
}

function snippetRatio(isPlain: boolean): number {
  const some = cells.filter(({ cell }) => cell.isPlain === isPlain);
  return ratioOf(
    (key) => some.reduce((sum, { cell, hub: small }) => sum + cell.ours(small, key).length, 0),
    (key) => some.reduce((sum, { cell }) => sum + cell.theirs(key).length, 0),
  );
}

function pageRatio(): number {
  const page = pageOf(hub);
  return ratioOf(
    (key) => (page.ours(key), 1),
    (key) => (page.theirs(key), 1),
  );
}

// The minimal program parses the same records, and writes as much JSON.
function bulkRatio(): number {
  const lines = madeRecords(400, 10);
  const answerTo = (line: string): object => {
    const { model } = parseModel(JSON.parse(line));
    return [loadSnippets(hub, model!), inferenceSnippets(hub, { model: model!, provider: "auto" })];
  };
  const answers = lines.map(answerTo);
  const sizeOf = (answer: object): number => JSON.stringify(answer).length;
  return ratioOf(
    () => lines.reduce((sum, line, at) => (JSON.parse(line), sum + sizeOf(answers[at]!)), 0),
    () => lines.reduce((sum, line) => sum + sizeOf(answerTo(line)), 0),
  );
}

const ratios = {
  plain: snippetRatio(true),
  options: snippetRatio(false),
  page: pageRatio(),
  bulk: bulkRatio(),
};
process.stdout.write(JSON.stringify(ratios));
