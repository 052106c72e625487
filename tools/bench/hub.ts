// Measures hubs of 270, 2,700 and 27,000 plugins: one figure a process. Without arguments, prints the table as JSON.
import { execFileSync } from "node:child_process";
import { createHub, type Hub, loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { medianOf } from "../figures.ts";
import { cpu, micros, type Table } from "./measure.ts";

const KINDS = {
  library: "libraries",
  provider: "providers",
  task: "tasks",
  client: "clients",
} as const;
const COUNTS = [270, 2_700, 27_000];
const MOST = COUNTS.at(-1)!;

const { plugins: loaded } = await loadPlugins(entries);
// All plugins but libraries, and libraries up to the smallest count, so that each count has the same mix.
const originals = (loaded as readonly Plugin[])
  .toSorted((a, b) => Number(isLibrary(a)) - Number(isLibrary(b)))
  .slice(0, COUNTS[0]);

const [what, size] = [process.argv[2], Number(process.argv[3])];
console.log(
  JSON.stringify(
    what === "time" ? time(size) : what === "memory" ? memory(size) : what ? ofWith(size) : table(),
  ),
);

function table(): readonly [Table] {
  const run = (figure: string, count: number): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [...process.execArgv, process.argv[1]!, figure, `${count}`], {
        encoding: "utf8",
      }),
    );
  const rows = COUNTS.map((count) => {
    const more = run("with", count) as Readonly<Record<string, number>>;
    return [
      `${count}`,
      micros(run("time", count) as number),
      `${Math.round(run("memory", count) as number)} B`,
      Object.entries(more)
        .map(([kind, value]) => `${kind} ${micros(value)}`)
        .join(", "),
    ];
  });
  return [
    {
      title: "The hub",
      about:
        "Hubs of made-up plugins, each in its own process: CPU time and memory per plugin, and the time of `with` for one more plugin.",
      head: ["plugins", "time per plugin", "memory per plugin", "`with` one more"],
      rows,
    },
  ];
}

function isLibrary(one: Plugin): boolean {
  return one["~hub"].kind === "library";
}

/** As many plugins as wanted, each with its own data; copies have other ids. */
function made(count: number, from = 0): readonly Plugin[] {
  return Array.from({ length: count }, (_, place) => {
    const at = place + from;
    const round = Math.floor(at / originals.length);
    const { aliases, replaces, ...plugin } = copied(originals[at % originals.length]!);
    const named = (id: string): string => (round === 0 ? id : `${id}.copy${round}`);
    return {
      ...plugin,
      id: named(plugin.id),
      ...(aliases && { aliases: aliases.map(named) }),
      ...(replaces && { replaces: named(replaces) }),
    } as Plugin;
  });
}

// Functions, languages and tasks inside a plugin are shared, as in a package.
function copied<T>(value: T, isRoot = true): T {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => copied(one, false)) as T;
  if (!isRoot && ("~hub" in value || "highlight" in value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, copied(one as unknown, false)]);
  return Object.fromEntries(members) as T;
}

/** A hub whose registries were all read. */
function used(hub: Hub): Hub {
  const count = [...Object.values(KINDS), "quantizations" as const].reduce(
    (sum, name) => sum + hub[name].list.length,
    0,
  );
  if (hub.diagnostics.length > 0) throw new Error(hub.diagnostics[0]!.message);
  if (count === 0) throw new Error("The hub is empty.");
  return hub;
}

// Small hubs are many, so that each count has as much in memory.
function lists(count: number): readonly (readonly Plugin[])[] {
  return Array.from({ length: Math.ceil(MOST / count) }, () => made(count));
}

function time(count: number): number {
  const spent = Array.from({ length: 9 }, () => {
    const all = lists(count);
    const round = cpu(() => {
      for (const plugins of all) used(createHub(plugins));
    });
    return round / (count * all.length);
  });
  return medianOf(spent.slice(2));
}

function memory(count: number): number {
  for (let at = 0; at < 20; at += 1) used(createHub(made(originals.length)));
  const all = lists(count);
  const before = heap();
  const hubs = all.map((plugins) => used(createHub(plugins)));
  const bytes = heap() - before;
  return bytes / (count * hubs.length);
}

function ofWith(count: number): Readonly<Record<string, number>> {
  const hub = used(createHub(made(count)));
  const first = Math.ceil(count / originals.length + 1) * originals.length;
  const more = made(originals.length * 4, first);
  const timeOf = (kind: keyof typeof KINDS): number => {
    const plugins = more.filter((plugin) => plugin["~hub"].kind === kind);
    const spent = Array.from({ length: 200 }, (_, round) => {
      const plugin = copied(plugins[round % plugins.length]!);
      return cpu(() => {
        const larger = hub.with(plugin);
        if (!larger[KINDS[kind]].has(plugin.id)) throw new Error(`${plugin.id} is missing.`);
        if (larger.diagnostics.length > 0) throw new Error(larger.diagnostics[0]!.message);
      });
    });
    return medianOf(spent.slice(100));
  };
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return Object.fromEntries(kinds.map((kind) => [kind, timeOf(kind)]));
}

function heap(): number {
  for (let at = 0; at < 4; at += 1) globalThis.gc!();
  return process.memoryUsage().heapUsed;
}
