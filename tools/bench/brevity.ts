// How many lines our snippets have beside the incumbent's for the same call, client by client.
import { readdirSync, readFileSync } from "node:fs";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { medianOf } from "./alternate.ts";
import { cellsOf, nameOf } from "./cells.ts";
import type { Table } from "./parts.ts";

interface Pair {
  /** The provider, the task, the client. */
  readonly name: string;
  readonly client: string;
  /** Lines that are not blank. */
  readonly ours: number;
  readonly theirs: number;
  readonly isPolled: boolean;
}

const HTTP = ["python/requests", "js/fetch", "sh/curl"];

/** Cells that are longer than the limit, and why they cannot be shorter. One that is not is an error. */
const LONGER: readonly { readonly cells: RegExp; readonly why: string }[] = [
  {
    cells: /, js\/huggingface\.js$/,
    why: "A job: the SDK waits on timers that do not keep Node running, so that the incumbent's program prints nothing; and ours saves the file.",
  },
  {
    cells: /^hf-inference, (audio-to-audio|image-segmentation), (python\/requests|sh\/curl)$/,
    why: "Ours saves the file; the incumbent's prints it as base64.",
  },
  {
    cells: /^hf-inference, (sentence-similarity|zero-shot-classification), sh\/curl$/,
    why: "The incumbent's has its JSON on one line of 190 characters, or as a string, which the service refuses.",
  },
  {
    cells: /^(fal-ai, automatic-speech-recognition|zai-org, image-to-text), sh\/curl$/,
    why: "The incumbent's sends the file itself, which the service refuses.",
  },
];

/** The number of lines that are not blank. */
const linesIn = (content: string): number =>
  content.split("\n").filter((line) => line.trim() !== "").length;

/** Compares all cells. Throws where a figure is over its limit. */
export async function brevity(): Promise<readonly Table[]> {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  const hub = createHub(plugins);
  const cells = cellsOf(hub).filter(({ isPlain }) => isPlain);
  const pairs = cells.flatMap((cell): readonly Pair[] => {
    const theirs = new Map(cell.theirs(0).map((one) => [nameOf(one), one.content]));
    const ours = cell.ours(hub, 0).filter((one) => theirs.has(nameOf(one)));
    return ours.map((one) => ({
      name: `${cell.name}, ${nameOf(one)}`,
      client: nameOf(one),
      ours: linesIn(one.content),
      theirs: linesIn(theirs.get(nameOf(one))!),
      isPolled: cell.isPolled,
    }));
  });
  return tablesOf(pairs, (name, client) => {
    const cell = cells.find((one) => one.name === name)!;
    return linesIn(cell.ours(hub, 0).find((one) => nameOf(one) === client)!.content);
  });
}

function tablesOf(
  pairs: readonly Pair[],
  lines: (cell: string, client: string) => number,
): readonly Table[] {
  const clients = [...new Set(pairs.map(({ client }) => client))].sort();
  const isHttp = ({ client }: Pair): boolean => HTTP.includes(client);
  const used = new Set<object>();
  const unnamed = (longer: readonly Pair[]): readonly string[] =>
    longer
      .filter(({ name }) => {
        const known = LONGER.find(({ cells }) => cells.test(name));
        if (known !== undefined) used.add(known);
        return known === undefined;
      })
      .map(({ name, ours, theirs }) => `${name} (${ours} and ${theirs})`);
  const sdks = pairs.filter((one) => !isHttp(one));
  const direct = pairs.filter((one) => isHttp(one) && !one.isPolled);
  const longerSdks = sdks.filter(({ ours, theirs }) => ours > theirs + 1);
  const longerDirect = direct.filter(({ ours, theirs }) => ours > theirs);
  const faults = [...unnamed(longerSdks), ...unnamed(longerDirect)].map(
    (name) => `Longer than allowed: ${name}`,
  );
  for (const known of LONGER)
    if (!used.has(known)) faults.push(`No cell is longer that is like ${String(known.cells)}.`);
  const figure = (name: string, value: number, limit: number): readonly string[] => {
    if (value > limit) faults.push(`${name}: ${value}, and at most ${limit} are allowed.`);
    return [name, Number.isInteger(value) ? `${value}` : value.toFixed(2), `≤ ${limit}`];
  };
  const picture = "fal-ai, text-to-image";
  const rows = [
    figure("lines beside the incumbent's, median", medianOf(pairs.map(ratioOf)), 0.95),
    figure(`${picture}, python/requests`, lines(picture, "python/requests"), 25),
    figure(`${picture}, js/fetch`, lines(picture, "js/fetch"), 25),
    figure(`${picture}, sh/curl`, lines(picture, "sh/curl"), 22),
    figure("chat, python/openai", lines("together, text-generation", "python/openai"), 13),
    figure("lines of the clients", linesOfClients(), 1900),
    [`SDK cells more than one line longer, of ${sdks.length}`, `${longerSdks.length}, named`, "0"],
    [`other HTTP cells longer, of ${direct.length}`, `${longerDirect.length}, named`, "0"],
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return [
    {
      title: "Lines of a snippet",
      about:
        "Lines that are not blank, beside the incumbent's for the same service, task and client, with no option chosen.",
      head: [
        "client",
        "cells",
        "ours, median",
        "incumbent's",
        "ratio, median",
        "longer by at most",
      ],
      rows: clients.map((client) => {
        const own = pairs.filter((one) => one.client === client);
        return [
          client,
          `${own.length}`,
          `${medianOf(own.map(({ ours }) => ours))}`,
          `${medianOf(own.map(({ theirs }) => theirs))}`,
          `${medianOf(own.map(ratioOf)).toFixed(2)} ×`,
          `${Math.max(...own.map(({ ours, theirs }) => ours - theirs))}`,
        ];
      }),
    },
    { title: "Brevity", about: "Figures with a limit.", head: ["", "", "wanted"], rows },
    {
      title: "Cells that are longer, and why",
      about: "All that exceed the limits above.",
      head: ["cells", "why"],
      rows: LONGER.map(({ cells, why }) => [
        [...longerSdks, ...longerDirect]
          .filter(({ name }) => cells.test(name))
          .map(({ name }) => name)
          .join("; "),
        why,
      ]),
    },
  ];
}

const ratioOf = ({ ours, theirs }: Pair): number => ours / theirs;

/** The lines of the clients and of what they share, without tests and generated files. */
function linesOfClients(): number {
  const files = readdirSync("plugins/clients", { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".ts") && !/\.(test|gen)\.ts$/.test(file))
    .map((file) => `plugins/clients/${file}`);
  return files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
}
