// The subjects of libraries and tasks: their own records unchanged, and records of others as if they were
// theirs.
import { createHub } from "../checked/index.ts";
import {
  inferenceSnippets,
  type InferenceSnippet,
  loadSnippets,
  type LoadSnippet,
  type Model,
  type Offer,
  type Plugin,
} from "../index.ts";
import { anew, ofKind } from "./companions.ts";
import { explored } from "./explore.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";
import { madeUpProviders } from "./made-up.ts";
import {
  type Offered,
  type OfferedProgram,
  type Asking,
  subjectOf,
  type Subject,
} from "./subjects.ts";
import { standInClients } from "./stand-ins.ts";
import { readsAlike } from "./track.ts";
import { blanksIn, nothingSeen, printedIn, type Seen, watched, type Watcher } from "./watch.ts";

// Code that cannot be identified was never printed.
const NO_LANGUAGE: OfferedProgram["language"] = {
  id: "text",
  highlight: "text",
  check: { parser: "none" },
};

/** The snippets, and what the plugin did meanwhile. @internal */
export function answeredBy(
  { snippets, notOffered, diagnostics }: Offer<LoadSnippet | InferenceSnippet>,
  { codes, reads, returned }: Seen,
): Offered {
  return {
    snippets: snippets.map(({ client, content, ...rest }) => ({
      client,
      content,
      language: NO_LANGUAGE,
      ...("purpose" in rest ? { purpose: rest.purpose } : {}),
      ...("install" in rest && rest.install !== undefined ? { install: rest.install } : {}),
      ...printedIn(codes, content),
    })),
    notOffered,
    diagnostics,
    reads: [...reads.values()],
    returned,
    blanks: codes.length > snippets.length ? blanksIn(codes) : 0,
  };
}

const byModel = (ask: (model: Model) => Offered): Asking<Model> => ({
  ask,
  modelOf: (model) => model,
  withModel: (_, model) => model,
  places: () => [],
});

/** The records that a library is checked with. @internal */
export function librarySubjects(
  library: Plugin<"library">,
  companions: readonly Plugin[],
  fixtures: readonly FixtureModel[],
): readonly Subject[] {
  const watcher: Watcher = { seen: nothingSeen() };
  const replaced = ofKind(companions, "library").filter(({ id, aliases = [] }) =>
    [id, ...aliases].includes(library.replaces ?? ""),
  );
  const hub = createHub([...replaced, watched(library, watcher)]);
  const asking = byModel((model) => {
    watcher.seen = nothingSeen();
    return answeredBy(loadSnippets(anew(hub), model), watcher.seen);
  });
  const isOwn = ({ model }: FixtureModel): boolean => hub.libraries.has(model.library_name ?? "");
  const own = fixtures.filter(isOwn);
  const bare = fixture("Any model", { id: "example-org/model", library_name: library.id });
  const tried = [
    ...own.map(({ name, model }) => subjectOf(asking, name, "given", model)),
    subjectOf(asking, bare.name, "borrowed", bare.model),
  ];
  const others = library.snippets === undefined ? [] : fixtures.filter((one) => !isOwn(one));
  return explored(withBorrowed(asking, tried, others, "borrowed", { library_name: library.id }));
}

// Adds records of others as if they were the plugin's. Records in which a pure plugin would read the same
// values are left out.
function withBorrowed(
  asking: Asking<Model>,
  before: readonly Subject[],
  fixtures: readonly FixtureModel[],
  origin: Subject["origin"],
  fields: Partial<Model>,
): readonly Subject[] {
  const tried = [...before];
  for (const { name, model } of fixtures) {
    const record = { ...model, id: "example-org/model", ...fields };
    const isKnown = tried.some((one) => {
      const { reads, snippets } = one.first();
      return reads.length + snippets.length > 0 && readsAlike(record, reads);
    });
    if (!isKnown) {
      const { model: parsed } = fixture(name, record);
      tried.push(subjectOf(asking, `as ${name}`, origin, parsed));
    }
  }
  return tried;
}

/** The records that a task is checked with, as if they named it. @internal */
export function taskSubjects(
  task: Plugin<"task">,
  companions: readonly Plugin[],
  fixtures: readonly FixtureModel[],
): readonly Subject[] {
  const watcher: Watcher = { seen: nothingSeen() };
  const beside: Watcher = { seen: nothingSeen() };
  const [provider] = madeUpProviders;
  const clients = standInClients.map((client) => watched(client, beside));
  const hub = createHub([
    ...ofKind(companions, "task"),
    watched(task, watcher),
    provider!,
    ...clients,
  ]);
  const asking = byModel((model) => {
    watcher.seen = nothingSeen();
    beside.seen = nothingSeen();
    const offer = inferenceSnippets(anew(hub), {
      model,
      provider: provider!.id,
      providerId: "vendor/model",
    });
    return answeredBy(offer, { ...watcher.seen, codes: beside.seen.codes });
  });
  const { model } = fixture(task.id, { pipeline_tag: task.id, tags: [task.id] });
  const bare = subjectOf(asking, task.id, "given", model);
  return explored(withBorrowed(asking, [bare], fixtures, "given", { pipeline_tag: task.id }));
}
