// A subject is one thing that a plugin is called with: a record, or an inference request with one.
import type { LanguageCheck } from "../code/language.ts";
import type { Model, Offer } from "../index.ts";
import { type Place, placesRead } from "./plant.ts";
import type { Read } from "./track.ts";

/** A program, and the client or library that prints it. @public */
export interface OfferedProgram {
  /** The language. */
  readonly language: {
    readonly id: string;
    readonly highlight: string;
    readonly check: LanguageCheck;
  };
  /** The client's name without its language; of a load snippet, the id of the library. */
  readonly client: string;
  /** What the program is for, if there are several. */
  readonly purpose?: string;
  /** The commands that install what it needs. */
  readonly install?: string;
  /** The program. */
  readonly content: string;
  /** The strings in its holes. */
  readonly prints: readonly string[];
}

/** The result of a call, and what the plugin did meanwhile. @public */
export interface Offered extends Offer<OfferedProgram> {
  /** What it read of the record. */
  readonly reads: readonly Read[];
  /** The return values of functions that return data, by their names. */
  readonly returned: readonly (readonly [name: string, value: unknown])[];
  /** How many of its programs are empty. */
  readonly blanks: number;
}

/** One thing that a plugin is called with. @public */
export interface Subject {
  /** Its name in messages. */
  readonly name: string;
  /** `given` as it is; `borrowed` from another plugin; `made up`, with fields that no record has. */
  readonly origin: "given" | "borrowed" | "made up";
  /** The record. */
  readonly model: Model;
  /** The field that is made up in it. */
  readonly adds?: string;
  /** Calls the plugin. */
  offer(): Offered;
  /** The result of the first call. */
  first(): Offered;
  /** How many milliseconds the first call took. */
  took(): number;
  /** The same with another record, in which something is made up. */
  with(adds: string, model: Model): Subject;
  /** The places of strings from outside; `plant` calls the plugin with another string there. */
  places(): readonly Place<Offered>[];
}

/** What makes subjects of inputs that have a record. @internal */
export interface Asking<I> {
  ask(input: I): Offered;
  modelOf(input: I): Model;
  withModel(input: I, model: Model): I;
  /** The places beside those of the record. */
  places(input: I): readonly Place<I>[];
}

/** How many milliseconds some work keeps this process busy, however busy the machine is. @internal */
export function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Makes a subject. @internal */
export function subjectOf<I>(
  asking: Asking<I>,
  name: string,
  origin: Subject["origin"],
  input: I,
  adds?: string,
): Subject {
  let answered: Offered | undefined;
  let took = 0;
  const first = (): Offered => {
    if (answered === undefined) took = timed(() => (answered = asking.ask(input)));
    return answered!;
  };
  const model = asking.modelOf(input);
  const asked = (planted: I | undefined): Offered | undefined =>
    planted === undefined ? undefined : asking.ask(planted);
  return {
    name,
    origin,
    model,
    ...(adds === undefined ? {} : { adds }),
    first,
    took: () => took,
    offer: () => asking.ask(input),
    places: () => [
      ...placesRead(model, first().reads).map(({ plant, ...place }) => ({
        ...place,
        plant: (string: string) => {
          const other = plant(string);
          return asked(other && asking.withModel(input, other));
        },
      })),
      ...asking.places(input).map(({ plant, ...place }) => ({
        ...place,
        plant: (string: string) => asked(plant(string)),
      })),
    ],
    with: (more, record) => {
      const made = asking.withModel(input, record);
      return subjectOf(asking, `${name}, with ${more}`, "made up", made, more);
    },
  };
}
