// The subjects, which must grow linearly: each library, each provider and client with each of its tasks, and the hub.
import {
  createHub,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  type Plugin,
  type Task,
  isAbsence,
} from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { isCallable } from "#core/kinds/task";
import { givenAs } from "#core/testing/subjects/plugins";
import { requestFor } from "#core/running/service/exchanges";
import { libraryRecords } from "../plugin-files.ts";
import type { Growing } from "./index.ts";
import { type Grown, grownIn, LONG_LIST, longer, numbered } from "./values.ts";

type Fields = Readonly<Record<string, unknown>>;

export async function growing(): Promise<Growing[]> {
  const { plugins } = await loadPlugins(entries);
  const hub = createHub(plugins, { logger: { error: () => {} } });
  return [
    ...(await ofLibraries(hub)),
    ...ofProviders(hub),
    ...ofClients(hub, plugins as readonly Plugin[]),
    hubOf(plugins as readonly Plugin[]),
  ];
}

/** A hub of copies with other ids, with all registries read. A hub also lists the tasks of its plugins. */
function hubOf(plugins: readonly Plugin[]): Growing {
  const copy = (at: number): Plugin => {
    const { aliases: _, replaces: __, ...plugin } = plugins[at % plugins.length]!;
    return { ...plugin, id: `${plugin.id}.copy${at}` } as Plugin;
  };
  return {
    name: "hub, plugins",
    most: 27_000,
    of: (size) => {
      const copies = Array.from({ length: size }, (_, at) => copy(at));
      return () => {
        const { diagnostics, ...registries } = createHub(copies);
        const { tasks, libraries, providers, clients, quantizations } = registries;
        const all = [tasks, libraries, providers, clients, quantizations];
        const count = all.reduce((sum, { list }) => sum + list.length, 0);
        if (diagnostics.length > 0 || count < size)
          throw new Error(diagnostics[0]?.message ?? `The hub has ${count} plugins of ${size}.`);
      };
    },
  };
}

interface Input<T> extends Omit<Grown, "of"> {
  of(size: number): T;
}

/** A generator with each of its inputs; the input is created before the measurement. */
function asking<T>(
  generator: string,
  inputs: readonly Input<T>[],
  ask: (given: T) => unknown,
): readonly Growing[] {
  return inputs.map(({ path, most, of }) => ({
    name: `${generator}, ${path}`,
    most,
    of: (size) => {
      const given = of(size);
      return () => ask(given);
    },
  }));
}

/** The hub again, without caches. */
const anew = (hub: Hub): Hub => ({ ...hub });

async function ofLibraries(hub: Hub): Promise<readonly Growing[]> {
  const known = (await libraryRecords()).map(([, fields]) => fields);
  return [...hub.libraries].flatMap((library) => {
    const own = known.filter(({ library_name: name }) => name === library.id);
    const records = own.length > 0 ? own : [{ library_name: library.id }];
    return records.flatMap((record, place) =>
      asking(`library ${library.id}`, recordInputs(record, place === 0), (given) =>
        loadSnippets(anew(hub), given as unknown as Model),
      ),
    );
  });
}

// Fields that may be large in any record, in addition to those of this one.
function recordInputs(fields: Fields, isFirst: boolean): readonly Grown[] {
  const { library_name: library, ...rest } = fields;
  const record = { id: "example-org/model", library_name: library, tags: [], ...rest };
  const own = grownIn(rest as Value).map(({ path, most, of }) => ({
    path,
    most,
    of: (size: number) => ({ ...record, ...(of(size) as object) }),
  }));
  const add = (path: string, of: (size: number) => object): Grown => ({
    path,
    most: LONG_LIST,
    of: (size) => ({ ...record, ...of(size) }) as Value,
  });
  if (!isFirst) return own as readonly Grown[];
  return [
    ...(own as readonly Grown[]),
    add("tags", (size) => ({ tags: numbered("tag", size) })),
    add("siblings", (size) => ({
      siblings: numbered("folder/file", size).map((name) => ({ rfilename: `${name}.gguf` })),
    })),
    add("widgetData", (size) => ({ widgetData: numbered("text", size).map((text) => ({ text })) })),
    add("widgetData[0].text", (size) => ({ widgetData: [{ text: longer("A b", size) }] })),
    add("cardData.base_model", (size) => ({ cardData: { base_model: numbered("a/b", size) } })),
    add("mappings", (size) => ({
      inferenceProviderMapping: numbered("p", size).map((provider) => ({
        provider,
        providerId: "vendor/model",
        task: "x",
        status: "live",
      })),
    })),
  ];
}

function ofProviders(hub: Hub): readonly Growing[] {
  return [...hub.providers].flatMap((provider) =>
    callable(hub).flatMap((task) => {
      const request = requestFor(provider, task, {});
      if (isAbsence(inferenceCall(anew(hub), request))) return [];
      const name = `provider ${provider.id}, ${task.id}`;
      const inputs = requestInputs(request, task);
      return asking(name, inputs, (given) => inferenceCall(anew(hub), given));
    }),
  );
}

function ofClients(hub: Hub, plugins: readonly Plugin[]): readonly Growing[] {
  const others = plugins.filter((one) => !["client", "library"].includes(one["~hub"].kind));
  return [...hub.clients].flatMap((client) => {
    const hubOfOne = createHub([...others, client], { logger: { error: () => {} } });
    return callable(hub).flatMap((task) => {
      const request = [...hub.providers]
        .map((provider) => requestFor(provider, task, {}))
        .find((one) => inferenceSnippets(anew(hubOfOne), one).snippets.length > 0);
      if (request === undefined) return [];
      const name = `client ${client.id}, ${task.id}`;
      const inputs = requestInputs(request, task);
      return asking(name, inputs, (given) => inferenceSnippets(anew(hubOfOne), given));
    });
  });
}

const callable = (hub: Hub): readonly Task[] => [...hub.tasks].filter(isCallable);

function requestInputs(request: InferenceRequest, task: Task): readonly Input<InferenceRequest>[] {
  const option = (
    { path, most, of }: Grown,
    name: string,
    options: (value: Value) => InferenceOptions,
  ): Input<InferenceRequest> => ({
    path: `${name}${path === "" ? "" : `: ${path}`}`,
    most,
    of: (size) => ({ ...request, options: options(of(size)) }),
  });
  // A chat about an image has the most parts.
  const model = { ...request.model, pipeline_tag: "image-text-to-text" };
  const inputs = givenAs(task.sample(model) as Value);
  const examples = Object.entries(task.parameters ?? {}).map(([name, { example }]) => [
    name,
    example,
  ]);
  const many: Grown = {
    path: "",
    most: 10_000,
    of: (size) => Object.fromEntries(numbered("name", size).map((name, at) => [name, at])),
  };
  return [
    ...grownIn(inputs).map((one) => option(one, "inputs", (value) => ({ inputs: value }))),
    ...grownIn(Object.fromEntries(examples) as ValueObject).map((one) =>
      option(one, "parameters", (value) => ({ parameters: value as ValueObject })),
    ),
    option(many, "many parameters", (value) => ({ parameters: value as ValueObject })),
  ];
}
