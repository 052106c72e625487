// A subject is one thing that a plugin is asked for: a record, or an inference request with one.
import type { Model } from "../index.ts";
import type { Answered, Subject } from "./offered.ts";
import { type Place, placesRead } from "./plant.ts";

/** A subject whose record can be another one. @internal */
export interface Tried extends Subject {
  readonly model: Model;
  /** What is made up in it. */
  readonly adds?: string;
  /** What was answered at the first time. */
  first(): Answered;
  /** How many milliseconds that took. */
  took(): number;
  /** The same with another record, in which something is made up. */
  with(adds: string, model: Model): Tried;
}

/** What makes subjects of inputs that have a record. @internal */
export interface Asking<I> {
  ask(input: I): Answered;
  modelOf(input: I): Model;
  withModel(input: I, model: Model): I;
  /** The places beside those of the record. */
  places(input: I): readonly Place<I>[];
}

/** Makes a subject. @internal */
export function subjectOf<I>(
  asking: Asking<I>,
  name: string,
  origin: Subject["origin"],
  input: I,
  adds?: string,
): Tried {
  let answered: Answered | undefined;
  let took = 0;
  const first = (): Answered => {
    if (answered === undefined) {
      const start = performance.now();
      answered = asking.ask(input);
      took = performance.now() - start;
    }
    return answered;
  };
  const model = asking.modelOf(input);
  const asked = (planted: I | undefined): Answered | undefined =>
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
