// The subjects of plugins: records for libraries and tasks, requests for providers and clients.
import { isAbsence } from "#core/base/issue";
import { python } from "hubsmith/code";
import type { Kind } from "#core/kinds/index";
import { createCheckedHub } from "#core/checked/index";
import {
  type AppSnippet,
  appSnippets,
  defineClient,
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  parseModel,
  loadSnippets,
  type Model,
  type Plugin,
  type SnippetResult,
  type Task,
} from "hubsmith";
import { isFile, type Value, type ValueObject } from "#core/code/value";
import { attempt, isMisuse } from "../checks/check.ts";
import { clientHub } from "./client-hub.ts";
import { companionsOf, ofKind } from "./companions.ts";
import { explored } from "../checks/reads.ts";
import { appRecords } from "./app-records.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";
import { madeUpProviders } from "./sample-providers.ts";
import { type InputPlace, onlyStrings, placesIn } from "../watch/inject.ts";
import { ENDPOINT, requestsTo } from "./requests.ts";
import { type Asking, type Input, type Offered, subjectOf, type Subject } from "./index.ts";
import { newReadTree } from "../watch/track.ts";
import { newWatcher, observed, watched } from "../watch/plugin.ts";

// Prints only the HTTP request, to check plugins without real clients.
const standInClient: Plugin<"client"> = defineClient({
  id: "python/stand-in",
  label: "Stand-in for Python",
  language: python.language,
  order: 1,
  templates: [],
  refuses: ({ request }) => (isAbsence(request) ? request : undefined),
  fallback: ({ request }) => {
    if (isAbsence(request)) throw new TypeError(request.reason);
    const { url, headers, body } = request;
    const content = "json" in body ? body.json : "file" in body ? body.file : body.form;
    return python`request = (${url}, ${headers}, ${content})`;
  },
});

export function subjectsOf(
  plugin: Plugin,
  {
    companions = [],
    fixtures = [],
  }: { readonly companions?: readonly unknown[]; readonly fixtures?: readonly FixtureModel[] } = {},
): readonly Subject[] {
  const subjects: { readonly [K in Kind]: SubjectsOf<never> } = {
    // It has no programs: its check reads its tables.
    quantization: () => [],
    app: appSubjects,
    library: librarySubjects,
    task: taskSubjects,
    provider: providerSubjects,
    client: clientSubjects,
  };
  const others = companionsOf(plugin, companions);
  return explored(subjects[plugin["~hub"].kind](plugin as never, others, fixtures));
}

type SubjectsOf<P> = (
  plugin: P,
  companions: readonly Plugin[],
  fixtures: readonly FixtureModel[],
) => readonly Subject[];

/** Whether a record names the library, or no library at all if the library may be inferred. @internal */
export function isRecordOf(
  library: Plugin<"library">,
  companions: readonly Plugin[],
): (model: FixtureModel) => boolean {
  const libraries = createCheckedHub([library]).libraries;
  const known = createCheckedHub(ofKind(companions, "library")).libraries;
  return ({ model }) => {
    const names = [model.library_name ?? "", ...model.tags];
    const isTried = library.isTriedUnnamed === true && !names.some((name) => known.has(name));
    return libraries.has(names[0]!) || isTried;
  };
}

// Its own records unchanged, and records of others as if they were its own.
const librarySubjects: SubjectsOf<Plugin<"library">> = (library, companions, fixtures) => {
  const watcher = newWatcher();
  const replaced = ofKind(companions, "library").filter(({ id, aliases = [] }) =>
    [id, ...aliases].includes(library.replaces ?? ""),
  );
  const hub = createCheckedHub([...replaced, watched(library, watcher)]);
  const ask = ({ model }: Input): Offered => observed(() => loadSnippets(hub, model), watcher);
  const isOwn = isRecordOf(library, companions);
  const bare = fixture("Any model", { id: "example-org/model", library_name: library.id });
  const tried = [
    ...fixtures.filter(isOwn).map((model) => subjectOf({ ask }, model.name, "given", model)),
    subjectOf({ ask }, bare.name, "borrowed", bare),
  ];
  const others = library.snippets === undefined ? [] : fixtures.filter((model) => !isOwn(model));
  return withBorrowed({ ask }, tried, others, "borrowed", { library_name: library.id });
};

// Records of every format and task that apps run, and those of the author.
const appSubjects: SubjectsOf<Plugin<"app">> = (app, _, fixtures) => {
  const watcher = newWatcher();
  const hub = createCheckedHub([watched(app, watcher)]);
  const ask = ({ model }: Input): Offered =>
    observed(() => commandsOf(appSnippets(hub, model)), watcher);
  return [...appRecords, ...fixtures].map((model) =>
    subjectOf({ ask }, model.name, "given", model),
  );
};

// A link or a server alone is no program.
const commandsOf = ({ snippets, ...others }: SnippetResult<AppSnippet>) => ({
  ...others,
  snippets: snippets.flatMap(({ app, commands }) =>
    commands.map((command) => ({ client: app, ...command })),
  ),
});

// Adds records of others as if they were the plugin's. Records in which a pure plugin would read the same
// values are left out.
function withBorrowed(
  asking: Asking,
  before: readonly Subject[],
  fixtures: readonly FixtureModel[],
  origin: Subject["origin"],
  fields: Partial<Model>,
): readonly Subject[] {
  const tried: Subject[] = [];
  const tree = newReadTree();
  const add = (subject: Subject): void => {
    tried.push(subject);
    const { reads, snippets } = subject.first();
    if (reads.length + snippets.length > 0) tree.add(reads);
  };
  before.forEach(add);
  for (const { name, model } of fixtures) {
    const record = { ...model, id: "example-org/model", ...fields };
    if (!tree.knows(record)) add(subjectOf(asking, `as ${name}`, origin, fixture(name, record)));
  }
  return tried;
}

// The records, as if they named the task.
const taskSubjects: SubjectsOf<Plugin<"task">> = (task, companions, fixtures) => {
  const [watcher, printer] = [newWatcher(), newWatcher()];
  const [acme] = madeUpProviders;
  const hub = createCheckedHub([
    ...ofKind(companions, "task"),
    watched(task, watcher),
    acme!,
    watched(standInClient, printer),
  ]);
  const ask = ({ model }: Input): Offered => {
    const request = { model, provider: acme!.id, providerId: "vendor/model" };
    return observed(() => inferenceSnippets(hub, parsedAgain(request)), watcher, printer);
  };
  const bare = fixture(task.id, { pipeline_tag: task.id, tags: [task.id] });
  const tried = [subjectOf({ ask }, task.id, "given", bare)];
  return withBorrowed({ ask }, tried, fixtures, "given", { pipeline_tag: task.id });
};

// The requests to a provider, printed by every client of its companions, or by a stand-in.
const providerSubjects: SubjectsOf<Plugin<"provider">> = (provider, companions, fixtures) => {
  const [watcher, printer] = [newWatcher(), newWatcher()];
  const clients = ofKind(companions, "client");
  const hub = createCheckedHub([
    ...companions.filter((companion) => !["client", "library"].includes(companion["~hub"]?.kind)),
    watched(provider, watcher),
    ...(clients.length > 0 ? clients : [standInClient]).map((client) => watched(client, printer)),
  ]);
  return subjectsTo(hub, provider, fixtures, (request) =>
    observed(() => inferenceSnippets(hub, parsedAgain(request)), watcher, printer),
  );
};

// The requests to made-up and companion providers, printed by this client only.
const clientSubjects: SubjectsOf<Plugin<"client">> = (client, companions, fixtures) => {
  const watcher = newWatcher();
  const hub = clientHub(client, companions, watcher);
  const ask = (request: InferenceRequest): Offered =>
    observed(() => inferenceSnippets(hub, parsedAgain(request)), watcher);
  return hub.providers.list.flatMap((provider) =>
    subjectsTo(hub, provider, fixtures, ask, `${provider.id}: `),
  );
};

// The kernel keeps the plans of a model: only a model that is parsed again shows what plugins read and return.
const parsedAgain = (request: InferenceRequest): InferenceRequest => {
  const { model = request.model } = parseModel(request.model);
  return { ...request, model };
};

function subjectsTo(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  ask: (request: InferenceRequest) => Offered,
  lead = "",
): readonly Subject[] {
  const asking: Asking = {
    ask: ({ model, tried }) => ask({ ...tried!.request, model }),
    places: placesOf,
  };
  // A parameter that causes an error is requested, too, so that it is reported.
  const isOffered = (request: InferenceRequest): boolean => {
    const { snippets, diagnostics } = ask(request);
    return (
      snippets.length > 0 ||
      diagnostics.some((diagnostic) => isMisuse(diagnostic) || diagnostic.code === "plugin-threw")
    );
  };
  // Each is called before the next is created, so that first calls are measured.
  return Array.from(requestsTo(hub, provider, fixtures, isOffered), ({ name, ...tried }) => {
    const { model } = tried.request;
    const subject = subjectOf(asking, lead + name, "given", { model, tried });
    subject.first();
    return subject;
  });
}

/** The places of the options; options that a request does not have are left out. */
function* placesOf({ model, ...input }: Input): Iterable<InputPlace<Input>> {
  const tried = input.tried!;
  const { task, request } = tried;
  const { options = {} } = request;
  const { parameters = {}, endpointUrl, accessToken, billTo } = options;
  const planted = (more: Partial<InferenceRequest>): Input => ({
    model,
    tried: { ...tried, request: { ...request, ...more } },
  });
  const withOption = (more: object): Input =>
    planted({ options: { ...options, ...more } as InferenceOptions });
  const option = (path: string, of: (string: string) => object): InputPlace<Input> => ({
    path: `options.${path}`,
    plant: onlyStrings((string) => withOption(of(string))),
  });
  yield { path: "providerId", plant: onlyStrings((providerId) => planted({ providerId })) };
  if (billTo !== undefined) yield option("billTo", (string) => ({ billTo: string }));
  if (accessToken !== undefined)
    yield option("accessToken", (string) => ({ accessToken: `hf_${string}` }));
  if (endpointUrl !== undefined)
    yield option("endpointUrl", (string) => ({ endpointUrl: `${ENDPOINT}/${string}` }));
  for (const { path, plant } of placesIn(parameters))
    yield {
      path: `options.parameters.${path}`,
      plant: (value) => withOption({ parameters: plant(value) }),
    };
  if (Object.keys(parameters).length > 0)
    yield option("parameters (key)", (key) => ({ parameters: { ...parameters, [key]: "text" } }));
  if (Object.keys(options).length > 0 && options.streaming !== true) return;
  for (const { path, plant } of inputPlaces(task, model))
    yield {
      path: `options.inputs${path === "" ? "" : `.${path}`}`,
      plant: (value) => withOption({ inputs: plant(value) }),
    };
}

/** The places of a task's sample inputs; files are given as paths. */
function inputPlaces(task: Task, model: InferenceRequest["model"]): readonly InputPlace<Value>[] {
  const places = attempt(() => placesIn(givenAs(task.sample(model) as Value))) ?? [];
  return places.filter(({ path }) => !/(^|\.)type$/.test(path));
}

/** A value as callers pass it: a file name without an extension needs the MIME type. @internal */
export function givenAs(value: Value): Value {
  if (isFile(value)) return { path: value.path, type: value.type };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value as ValueObject);
  return Object.fromEntries(members.map(([name, member]) => [name, givenAs(member)]));
}
