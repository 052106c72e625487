// The generators of the product, and the fields of records and options that each reads.
import {
  createHub,
  type Hub,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  type SnippetResult,
  type Plugin,
  type Task,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { isCallable } from "#core/kinds/task";
import { entries } from "hubsmith/plugins";
import { type CheckOptions, fixture, type FixtureModel } from "hubsmith/testing";
import { requestsTo } from "#core/testing/subjects/requests";
import { givenAs, subjectsOf } from "#core/testing/subjects/plugins";
import { handlerOf } from "#core/running/service/exchanges";
import { type Read, type ReadLog, track } from "#core/testing/watch/track";
import { libraryRecords } from "../plugin-files.ts";
import { printedOf } from "./plant.ts";
import { distinct, type Place, textsIn } from "./tree.ts";

export interface Printed {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

export interface Target {
  readonly name: string;
  /** Prepares it on first use, because a short run uses few. */
  prepare(): Prepared;
}

export interface Prepared {
  readonly ways: readonly unknown[];
  readonly places: readonly Place[];
  /** The indexes of the places whose strings are printed. */
  readonly printed: readonly number[];
  ask(asked: unknown): SnippetResult<Printed>;
  /** The call as source for a test. */
  written(source: string): string;
}

export interface Plugins {
  readonly plugins: readonly Plugin[];
  /** Records that cover the branches of libraries. */
  readonly fixtures: readonly FixtureModel[];
}

/** The targets whose names contain a string, in a fixed order. */
export function targetsOf(all: Plugins, only = ""): readonly Target[] {
  const hub = createHub(all.plugins);
  return [...loading(hub, all), ...calling(hub, all)].filter(({ name }) => name.includes(only));
}

function loading(hub: Hub, { fixtures }: Plugins): readonly Target[] {
  return hub.libraries.list.flatMap((library) => {
    const libraryHub = createHub([library]);
    const own = fixtures.filter(({ model }) => libraryHub.libraries.has(model.library_name ?? ""));
    const bare = { id: "example-org/model", library_name: library.id };
    const read = once(() => readBy(library, { fixtures: own }));
    return [{ name: "any record", model: bare }, ...own].map(({ name, model }) =>
      target(`library/${library.id}, ${name}`, () => {
        const asked = placesAsked(model, (seen) => loadSnippets(libraryHub, seen as Model));
        const places = [...textsIn(model), ...read(), ...asked];
        return {
          ways: [model],
          places: distinct([...places, { steps: [] }]),
          ask: (value) => loadSnippets(libraryHub, value as Model),
          written: (source) => `loadSnippets(createHub([library]), ${source})`,
        };
      }),
    );
  });
}

function calling(hub: Hub, { plugins }: Plugins): readonly Target[] {
  const without = (...kinds: readonly string[]): readonly Plugin[] =>
    plugins.filter((one) => !kinds.includes(one["~hub"].kind));
  const others = without("client", "provider", "library");
  const tasks = hub.tasks.list.filter(isCallable);
  const reads = new Map(
    tasks.map((task) => [
      task.id,
      once(() => readBy(task as Plugin<"task">, { companions: others })),
    ]),
  );
  // A client's reads of a record depend only on the output type of the task.
  const few = tasks.filter(
    ({ output }, at) => tasks.findIndex((one) => one.output === output) === at,
  );
  return hub.clients.list.flatMap((client) => {
    const own = createHub([...without("client", "library"), client]);
    const read = once(() => readBy(client, { companions: few }));
    return own.providers.list.flatMap((provider) =>
      tasks
        .filter((task) => serves(provider, task))
        .map((task) =>
          target(`${provider.id}, ${task.id}, ${client.id}`, () =>
            requestsOf(own, client, provider, task, [...read(), ...reads.get(task.id)!()]),
          ),
        ),
    );
  });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const target = (name: string, make: () => Omit<Prepared, "printed">): Target => ({
  name,
  prepare: once(() => {
    const made = make();
    return { ...made, printed: printedOf(made) };
  }),
});

// A policy of the router serves every task.
const serves = (provider: Plugin<"provider">, task: Task): boolean =>
  provider.baseUrl === undefined || handlerOf(provider, task) !== undefined;

function requestsOf(
  hub: Hub,
  client: Plugin<"client">,
  provider: Plugin<"provider">,
  task: Task,
  read: readonly Place[],
): Omit<Prepared, "printed"> {
  const ask = (value: unknown): SnippetResult<Printed> =>
    inferenceSnippets(hub, value as InferenceRequest);
  const isOffered = (request: InferenceRequest): boolean => ask(request).snippets.length > 0;
  // For its first task, a provider gets requests with every option.
  const alone = { ...hub, tasks: createHub([task as Plugin]).tasks };
  const all = [...requestsTo(alone, provider, [], isOffered)].map(({ request }) => request);
  const plain = all[0]!;
  const inModel = read.map((one): Place => ({ ...one, steps: ["model", ...one.steps] }));
  const sample = givenAs(task.sample(plain.model) as Value);
  const input = (name: string): readonly Place[] =>
    textsIn(sample, ["options", name]).map((place) => ({
      ...place,
      base: { depth: 2, tree: sample },
    }));
  const named = Object.keys(task.parameters ?? {}).map((name) => ["options", "parameters", name]);
  const places = distinct([
    ...all.filter(isOffered).flatMap((one) => textsIn(one)),
    ...inModel,
    ...placesAsked(plain, ask),
    ...[...named, ["options", "parameters", "unknown_name"], []].map((steps) => ({ steps })),
    { steps: ["options", "parameters"], isKey: true, base: { depth: 2, tree: { plain: "plain" } } },
    ...input("inputs"),
    ...(task.inputs === "json" ? input("messages") : []),
  ]);
  const written = (source: string): string => `inferenceSnippets(hub, ${source}) // ${client.id}`;
  const ways = all.filter(isOffered);
  // A generator that prints nothing can still throw.
  return ways.length > 0
    ? { ways, places, ask, written }
    : { ways: [plain], places: places.slice(-2), ask, written };
}

/** The places of a record that a plugin reads, whether or not the record has a value there. */
const readBy = (plugin: Plugin, options: CheckOptions): readonly Place[] =>
  distinct(subjectsOf(plugin, options).flatMap((one) => one.offer().reads.map(placeOf)));

function placeOf({ steps, act }: Read): Place {
  // The same code reads all items of a list.
  const first = steps.map((step) => (typeof step === "number" ? 0 : step));
  if (act === "item") return { steps: [...first.slice(0, -1), Number.MAX_SAFE_INTEGER] };
  return act === "keys" ? { steps: first, isKey: true } : { steps: first };
}

/** The places that a function reads, whether or not there is a value. */
function placesAsked(value: object, act: (seen: object) => unknown): readonly Place[] {
  const log: ReadLog = new Map();
  act(track(value, log));
  return [...log.values()].map(placeOf);
}

export async function readProduct(): Promise<Plugins> {
  const { plugins } = await loadPlugins(entries);
  return {
    plugins: plugins as readonly Plugin[],
    fixtures: (await libraryRecords()).map(([name, fields]) => fixture(name, fields)),
  };
}
