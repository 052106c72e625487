// Compares how many lines our snippets have with the incumbent's for the same call.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { failOver, type Figure, figureTable, medianOf, section } from "../figures.ts";
import { cellsOf, nameOf } from "./cells.ts";

interface Pair {
  readonly name: string;
  readonly client: string;
  readonly ours: number;
  readonly theirs: number;
}

const linesIn = (content: string): number =>
  content.split("\n").filter((line) => line.trim() !== "").length;
const ratioOf = ({ ours, theirs }: Pair): number => ours / theirs;

export async function brevity(): Promise<readonly string[]> {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  const hub = createHub(plugins);
  const all = cellsOf(hub)
    .filter(({ isPlain }) => isPlain)
    .flatMap((cell) => {
      const theirs = new Map(
        cell.theirs(0).map((program) => [nameOf(program), linesIn(program.content)]),
      );
      return cell.ours(hub, 0).map((program) => ({
        name: `${cell.name}, ${nameOf(program)}`,
        client: nameOf(program),
        ours: linesIn(program.content),
        theirs: theirs.get(nameOf(program)),
      }));
    });
  const pairs = all.filter((row): row is Pair => row.theirs !== undefined);
  const lines = (name: string, most: number): Figure => ({
    what: name,
    value: all.find((row) => row.name === name)?.ours ?? Number.NaN,
    unit: "",
    most,
  });
  const figures: readonly Figure[] = [
    {
      what: "lines / the incumbent's, median",
      value: medianOf(pairs.map(ratioOf)),
      unit: "",
      most: 0.95,
    },
    lines("fal-ai, text-to-image, python/requests", 25),
    lines("fal-ai, text-to-image, js/fetch", 25),
    lines("fal-ai, text-to-image, sh/curl", 22),
    lines("together, text-generation, python/openai", 13),
  ];
  failOver(figures);
  const clients = [...new Set(pairs.map(({ client }) => client))].sort().map((client) => {
    const its = pairs.filter((pair) => pair.client === client);
    return [
      client,
      `${its.length}`,
      `${medianOf(its.map(({ ours }) => ours))}`,
      `${medianOf(its.map(({ theirs }) => theirs))}`,
      `${medianOf(its.map(ratioOf)).toFixed(2)} ×`,
      `${Math.max(...its.map(({ ours, theirs }) => ours - theirs))}`,
    ];
  });
  const head = [
    "client",
    "snippets",
    "ours: median",
    "incumbent's",
    "ratio: median",
    "longer by at most",
  ];
  return [
    section(
      "Lines of a snippet",
      "Lines that are not blank, for the same provider, task and client, without options.",
      [head, ...clients],
    ),
    `## Brevity\n\nFigures with a limit.\n\n${figureTable(figures)}\n`,
  ];
}
