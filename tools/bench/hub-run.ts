// What one process measures of a hub: CPU time, or memory, of so many plugins. `hub.ts` bundles it and asks for one figure a process.
import { createHub, type Hub, loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";

/** What is told of so many plugins: microseconds and bytes for each, and what `with` takes of one more. */
export interface Told {
  /** CPU time to make a hub of them and to ask each of its registries. */
  readonly microsEach?: number;
  /** Memory that a hub adds to its plugins. */
  readonly bytesEach?: number;
  /** CPU time of `with` of one plugin more and of finding it, by kind. */
  readonly microsOfWith?: Readonly<Record<string, number>>;
  /** The same for a library, and to ask for the list of all. */
  readonly microsOfList?: number;
  /** Memory that a hub of one library more keeps beside the hub before it, once somebody looked that one up. */
  readonly bytesOfWith?: number;
}

const { plugins: loaded } = await loadPlugins(entries);
// All that is no library, and libraries up to the smallest number that is measured: each round of it has the same mix.
const models = (loaded as readonly Plugin[])
  .toSorted((a, b) => Number(isLibrary(a)) - Number(isLibrary(b)))
  .slice(0, 270);

const [what, size] = [process.argv[2], Number(process.argv[3])];
const told = what === "memory" ? memory(size) : what === "with" ? ofWith(size) : time(size);
console.log(JSON.stringify(told));

function isLibrary(one: Plugin): boolean {
  return one["~hub"].kind === "library";
}

/** As many plugins as wanted, each an object of its own with data of its own, the later ones under other names. */
function made(count: number, from = 0): readonly Plugin[] {
  return Array.from({ length: count }, (_, place) => {
    const at = place + from;
    const model = models[at % models.length]!;
    const round = Math.floor(at / models.length);
    if (round === 0) return copied(model);
    const name = (id: string): string => `${id}.copy${round}`;
    const { aliases, replaces, ...more } = copied(model);
    return {
      ...more,
      id: name(model.id),
      ...(aliases && { aliases: aliases.map(name) }),
      ...(replaces && { replaces: name(replaces) }),
    } as Plugin;
  });
}

// Functions, languages and tasks inside a plugin are those of its module, as they are with plugins that share a package.
function copied<T>(value: T, isRoot = true): T {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => copied(one, false)) as T;
  if (!isRoot && ("~hub" in value || "highlight" in value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, copied(one as unknown, false)]);
  return Object.fromEntries(members) as T;
}

function asked(hub: Hub): Hub {
  const { tasks, libraries, providers, clients, quantizations, diagnostics } = hub;
  const all = [tasks, libraries, providers, clients, quantizations];
  const found = all.reduce((sum, { list }) => sum + list.length, 0);
  if (diagnostics.length > 0)
    throw new Error(`The plugins are at fault: ${diagnostics[0]!.message}`);
  if (found === 0) throw new Error("The hub is empty.");
  return hub;
}

function time(count: number): Told {
  const micros: number[] = [];
  for (let round = -2; round < 7; round += 1) {
    // Small hubs are many, so that each size has as much in memory, and as much to clear away.
    const lists = manyOf(count);
    const spent = cpu(() => {
      for (const plugins of lists) asked(createHub(plugins));
    });
    if (round >= 0) micros.push(spent / (count * lists.length));
  }
  return { microsEach: median(micros) };
}

function manyOf(count: number): readonly (readonly Plugin[])[] {
  return Array.from({ length: Math.ceil(27_000 / count) }, () => made(count));
}

function memory(count: number): Told {
  for (let at = 0; at < 20; at += 1) asked(createHub(made(270)));
  const lists = manyOf(count);
  // The plugins are there before; what validation remembers of them is the hub's to pay for.
  const before = held();
  const hubs = lists.map((plugins) => asked(createHub(plugins)));
  const bytesEach = (held() - before) / (count * hubs.length);
  if (hubs.length !== lists.length) throw new Error("Nothing was kept.");
  return { bytesEach };
}

function ofWith(count: number): Told {
  const hub = asked(createHub(made(count)));
  const kinds = ["library", "provider", "task", "client"] as const;
  const more = made(models.length * 4, Math.ceil(count / models.length + 1) * models.length);
  const read: Readonly<Record<(typeof kinds)[number], (hub: Hub, id: string) => unknown>> = {
    library: ({ libraries }, id) => libraries.get(id),
    provider: ({ providers }, id) => providers.get(id),
    task: ({ tasks }, id) => tasks.get(id),
    client: ({ clients }, id) => clients.get(id),
  };
  const one = (kind: (typeof kinds)[number], list: boolean): number => {
    const its = more.filter((plugin) => plugin["~hub"].kind === kind);
    const micros: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      const plugin = copied(its[round % its.length]!);
      const spent = cpu(() => {
        const grown = hub.with(plugin);
        if (read[kind](grown, plugin.id) === undefined) throw new Error(`No ${plugin.id}.`);
        if (grown.diagnostics.length > 0) throw new Error(grown.diagnostics[0]!.message);
        if (list && grown.libraries.list.length !== hub.libraries.size + 1)
          throw new Error("One more is not there.");
      });
      if (round >= 100) micros.push(spent);
    }
    return median(micros);
  };
  const libraries = more.filter(isLibrary).slice(0, 100);
  const before = held();
  const grown = libraries.map((plugin) => hub.with(plugin));
  if (grown.some((one, at) => !one.libraries.has(libraries[at]!.id))) throw new Error("Not found.");
  const bytesOfWith = (held() - before) / grown.length;
  return {
    bytesOfWith,
    microsOfWith: Object.fromEntries(kinds.map((kind) => [kind, one(kind, false)])),
    microsOfList: one("library", true),
  };
}

function cpu(doing: () => unknown): number {
  const start = process.cpuUsage();
  doing();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function held(): number {
  for (let at = 0; at < 4; at += 1) globalThis.gc!();
  return process.memoryUsage().heapUsed;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
