// A subject is one thing that a plugin is asked for; of a library, it is a record.
import { createHub, loadSnippets, type Offer, type Plugin } from "../index.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";
import { type Place, placesOfModel } from "./plant.ts";

/** A program that is offered, and by whom. @public */
export interface OfferedProgram {
  readonly language: string;
  readonly client: string;
  readonly purpose?: string;
  readonly install?: string;
  readonly content: string;
}

/** One thing that a plugin is asked for. @public */
export interface Subject {
  /** What it is, for people. */
  readonly name: string;
  /** Asks the plugin. */
  offer(): Offer<OfferedProgram>;
  /** The places where outside text comes in; `plant` asks with a string there. */
  readonly places: readonly {
    readonly path: string;
    plant(string: string): Offer<OfferedProgram>;
  }[];
}

/** Makes a subject of an input, the places in it, and how the plugin is asked. @internal */
export function subject<I>(
  name: string,
  input: I,
  places: readonly Place<I>[],
  ask: (input: I) => Offer<OfferedProgram>,
): Subject {
  return {
    name,
    offer: () => ask(input),
    places: places.map(({ path, plant }) => ({ path, plant: (string) => ask(plant(string)) })),
  };
}

/** The records a library is tried with: its own as they are, the others as if they were its own. @internal */
export function librarySubjects(
  library: Plugin<"library">,
  fixtures: readonly FixtureModel[],
): readonly Subject[] {
  const hub = createHub([library]);
  const isOwn = ({ model }: FixtureModel): boolean =>
    hub.libraries.get(model.library_name ?? "") === library;
  const own = fixtures.filter(isOwn);
  const borrowed = fixtures
    .filter((one) => !isOwn(one))
    .map(({ name, model }) =>
      fixture(`as ${name}`, { ...model, id: "example-org/model", library_name: library.id }),
    );
  return [...own, ...borrowed].map(({ name, model }) =>
    subject(name, model, placesOfModel(model), (record) => loadSnippets(hub, record)),
  );
}
