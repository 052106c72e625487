// Compares how many lines our snippets have with the incumbent's for the same call. Throws if one exceeds its limit.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { type Figure, figureTable, isOver, medianOf, section } from "../figures.ts";
import { cellsOf, nameOf } from "./cells.ts";

interface Pair {
  readonly name: string;
  readonly client: string;
  readonly ours: number;
  readonly theirs: number;
  readonly isPolled: boolean;
}

const HTTP = ["python/requests", "js/fetch", "sh/curl"];

/** Snippets that may be longer than the limit, and why. */
const LONGER: readonly (readonly [names: RegExp, why: string])[] = [
  [
    /, js\/huggingface\.js$/,
    "A job: the SDK waits with timers that do not keep Node running, so the incumbent's program prints nothing; and ours saves the file.",
  ],
  [
    /^hf-inference, (audio-to-audio|image-segmentation), (python\/requests|sh\/curl)$/,
    "Ours saves the file; the incumbent's prints it as base64.",
  ],
  [
    /^hf-inference, (sentence-similarity|zero-shot-classification), sh\/curl$/,
    "The incumbent's has its JSON on one line of 190 characters, or as a string, which the provider refuses.",
  ],
  [/^fal-ai, text-to-speech, js\/fetch$/, "Ours checks that the sound was downloaded."],
  [
    /^(fal-ai, automatic-speech-recognition|zai-org, image-to-text), sh\/curl$/,
    "The incumbent's sends the file itself, which the provider refuses.",
  ],
];

const linesIn = (content: string): number =>
  content.split("\n").filter((line) => line.trim() !== "").length;
const ratioOf = ({ ours, theirs }: Pair): number => ours / theirs;

export async function brevity(): Promise<readonly string[]> {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  const hub = createHub(plugins);
  const all = cellsOf(hub)
    .filter(({ isPlain }) => isPlain)
    .flatMap((cell) => {
      const theirs = new Map(cell.theirs(0).map((one) => [nameOf(one), linesIn(one.content)]));
      return cell.ours(hub, 0).map((one) => ({
        name: `${cell.name}, ${nameOf(one)}`,
        client: nameOf(one),
        ours: linesIn(one.content),
        theirs: theirs.get(nameOf(one)),
        isPolled: cell.isPolled,
      }));
    });
  const pairs = all.filter((one): one is Pair => one.theirs !== undefined);
  const longer = pairs.filter(({ client, ours, theirs, isPolled }) =>
    HTTP.includes(client) ? !isPolled && ours > theirs : ours > theirs + 1,
  );
  const lines = (what: string, name: string, most: number): Figure => ({
    what,
    value: all.find((one) => one.name === name)?.ours ?? Number.NaN,
    unit: "",
    most,
  });
  const picture = "fal-ai, text-to-image";
  const figures: readonly Figure[] = [
    {
      what: "lines / the incumbent's, median",
      value: medianOf(pairs.map(ratioOf)),
      unit: "",
      most: 0.95,
    },
    lines(`${picture}, python/requests`, `${picture}, python/requests`, 25),
    lines(`${picture}, js/fetch`, `${picture}, js/fetch`, 25),
    lines(`${picture}, sh/curl`, `${picture}, sh/curl`, 22),
    lines("chat, python/openai", "together, text-generation, python/openai", 13),
  ];
  const faults = [
    ...figures.filter(isOver).map(({ what, value, most }) => `${what}: ${value}, limit ${most}.`),
    ...longer
      .filter(({ name }) => !LONGER.some(([names]) => names.test(name)))
      .map(({ name, ours, theirs }) => `${name} has ${ours} lines, the incumbent's ${theirs}.`),
    ...LONGER.filter(([names]) => !longer.some(({ name }) => names.test(name))).map(
      ([names]) => `No snippet is longer that matches ${String(names)}. Remove the row.`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const clients = [...new Set(pairs.map(({ client }) => client))].sort().map((client) => {
    const its = pairs.filter((one) => one.client === client);
    return [
      client,
      `${its.length}`,
      `${medianOf(its.map(({ ours }) => ours))}`,
      `${medianOf(its.map(({ theirs }) => theirs))}`,
      `${medianOf(its.map(ratioOf)).toFixed(2)} ×`,
      `${Math.max(...its.map(({ ours, theirs }) => ours - theirs))}`,
    ];
  });
  const head = "client,snippets,ours: median,incumbent's,ratio: median,longer by at most".split(
    ",",
  );
  return [
    section(
      "Lines of a snippet",
      "Lines that are not blank, for the same provider, task and client, without options.",
      [head, ...clients],
    ),
    `## Brevity\n\nFigures with a limit.\n\n${figureTable(figures)}\n`,
    section(
      "Longer snippets, and why",
      "SDK snippets over one line longer than the incumbent's, and HTTP snippets that are longer and not a job.",
      [
        ["snippets", "why"],
        ...LONGER.map(([names, why]) => [
          longer.flatMap(({ name }) => (names.test(name) ? [name] : [])).join("; "),
          why,
        ]),
      ],
    ),
  ];
}
