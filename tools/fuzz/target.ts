// The generators of the product, and the fields of records and options that each reads.
import {
  createHub,
  type Hub,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  type Offer,
  type Plugin,
  type Task,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { isCallable } from "#core/http/task";
import { entries } from "hubsmith/plugins";
import { type CheckOptions, fixture, type FixtureModel } from "hubsmith/testing";
import { givenAs, subjectsOf } from "#core/testing/plugin-subjects";
import { handlerOf } from "#core/testing/service/exchanges";
import type { Read } from "#core/testing/track";
import { libraryRecords } from "../plugin-files.ts";
import { distinct, type Place, type Step, textsIn } from "./tree.ts";

export interface Printed {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

export interface Target {
  readonly name: string;
  readonly ways: readonly unknown[];
  readonly places: readonly Place[];
  ask(asked: unknown): Offer<Printed>;
  /** The call as source for a test. */
  written(source: string): string;
}

export interface Plugins {
  readonly plugins: readonly Plugin[];
  /** Records that cover the branches of libraries. */
  readonly fixtures: readonly FixtureModel[];
}

const ENDPOINT = "https://endpoint.example.org/v1";

/** The targets whose names contain a string, in a fixed order. */
export function targetsOf(all: Plugins, only = ""): readonly Target[] {
  const hub = createHub(all.plugins);
  const isMeant = ({ name }: Target): boolean => name.includes(only);
  return [...loading(hub, all), ...calling(hub, all)].filter(isMeant);
}

function loading(hub: Hub, { fixtures }: Plugins): readonly Target[] {
  return hub.libraries.list.flatMap((library) => {
    const libraryHub = createHub([library]);
    const own = fixtures.filter(({ model }) => libraryHub.libraries.has(model.library_name ?? ""));
    const bare = { id: "example-org/model", library_name: library.id };
    const read = once(() => readBy(library, { fixtures: own }));
    return [{ name: "any record", model: bare }, ...own].map(({ name, model }) =>
      lazy(`library/${library.id}, ${name}`, () => {
        const top = namesAsked({ ...model }, (seen) => loadSnippets(libraryHub, seen as Model));
        const places = [...textsIn(model), ...read(), ...top.map((one) => ({ steps: [one] }))];
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
          lazy(`${provider.id}, ${task.id}, ${client.id}`, () =>
            targetFor(own, client, provider, task, [...read(), ...reads.get(task.id)!()]),
          ),
        ),
    );
  });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A target that is prepared on first use, because a short run uses few. */
function lazy(name: string, make: () => Omit<Target, "name">): Target {
  const made = once(make);
  return {
    name,
    get ways() {
      return made().ways;
    },
    get places() {
      return made().places;
    },
    ask: (asked) => made().ask(asked),
    written: (source) => made().written(source),
  };
}

// A policy of the router serves every task.
const serves = (provider: Plugin<"provider">, task: Task): boolean =>
  provider.baseUrl === undefined || handlerOf(provider, task) !== undefined;

function targetFor(
  hub: Hub,
  client: Plugin<"client">,
  provider: Plugin<"provider">,
  task: Task,
  read: readonly Place[],
): Omit<Target, "name"> {
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const providerId = served?.models?.[0] ?? "vendor/sample-model";
  const id = "example-org/model";
  const mapping = {
    provider: provider.id,
    providerId: provider.isHuggingFace === true ? id : providerId,
    task: task.id,
    status: "live",
  };
  // A policy of the router has no mapping except those of its providers.
  const mapped = (more = {}): object =>
    provider.baseUrl === undefined ? {} : { inferenceProviderMapping: [{ ...mapping, ...more }] };
  const way = (options: object, more = {}): object => ({
    model: { id, pipeline_tag: task.id, tags: [task.id], ...mapped(more) },
    provider: provider.id,
    options,
  });
  const examples = Object.entries(task.parameters ?? {}).map(([name, one]) => [name, one.example]);
  const parameters: unknown = Object.fromEntries(examples);
  const ask = (value: unknown): Offer<Printed> => inferenceSnippets(hub, value as InferenceRequest);
  const ways = [
    way({}),
    way({ streaming: true }),
    way({ directRequest: true }),
    way({ endpointUrl: ENDPOINT }),
    way({ tokenPlaceholder: true }),
    way({ accessToken: "hf_example" }),
    way({ billTo: "example-org" }),
    way({ parameters }),
    way({ parameters, streaming: true }),
    way({}, { adapter: "lora", adapterWeightsPath: "weights.safetensors" }),
    way({}, { providerId: "vendor/sample-model:5a1e9c0d" }),
  ].filter((one) => ask(one).snippets.length > 0);
  const plain = way({}) as { readonly model: object; readonly options: object };
  const inModel = read.map((one): Place => ({ ...one, steps: ["model", ...one.steps] }));
  const ofOptions = namesAsked({}, (options) => ask({ ...plain, options })).map((name) => [
    "options",
    name,
  ]);
  const sample = givenAs(task.sample({ tags: [], ...plain.model } as unknown as Model) as Value);
  const input = (name: string): readonly Place[] =>
    textsIn(sample, ["options", name]).map((place) => ({
      ...place,
      base: { depth: 2, tree: sample },
    }));
  const named = Object.keys(task.parameters ?? {}).map((name) => ["options", "parameters", name]);
  const top = namesAsked(plain, (request) => ask(request)).map((name) => [name]);
  const places = distinct([
    ...ways.flatMap((one) => textsIn(one)),
    ...inModel,
    ...[...top, ...ofOptions, ...named, ["options", "parameters", "unknown_name"], []].map(
      (steps: readonly Step[]) => ({ steps }),
    ),
    { steps: ["options", "parameters"], isKey: true, base: { depth: 2, tree: { plain: "plain" } } },
    ...input("inputs"),
    ...(task.inputs === "json" ? input("messages") : []),
  ]);
  const written = (source: string): string => `inferenceSnippets(hub, ${source}) // ${client.id}`;
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

/** The properties that a function reads from an object. */
function namesAsked(object: object, act: (seen: object) => void): readonly string[] {
  const names = new Set<string>();
  const noted =
    <A extends readonly unknown[], R>(act: (target: object, ...rest: A) => R) =>
    (target: object, ...rest: A): R => {
      if (typeof rest[0] === "string") names.add(rest[0]);
      return act(target, ...rest);
    };
  act(
    new Proxy(object, {
      get: noted(Reflect.get),
      has: noted(Reflect.has),
      getOwnPropertyDescriptor: noted(Reflect.getOwnPropertyDescriptor),
    }),
  );
  return [...names].filter((name) => !(name in Object.prototype) && name !== "toJSON");
}

export async function readProduct(): Promise<Plugins> {
  const { plugins } = await loadPlugins(entries);
  return {
    plugins: plugins as readonly Plugin[],
    fixtures: (await libraryRecords()).map(([name, fields]) => fixture(name, fields)),
  };
}
