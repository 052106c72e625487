// A subject is one call of a plugin: with a record, or with an inference request.
import type { LanguageCheck } from "#core/code/language";
import type { Hub, InferenceRequest, Model, SnippetResult, Task } from "hubsmith";
import { type InputPlace, placesRead } from "../watch/inject.ts";
import type { FieldRead } from "../watch/track.ts";

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
  /** The purpose of the program, if there are several. */
  readonly purpose?: string;
  /** The commands that install its packages. */
  readonly install?: string;
  /** The program. */
  readonly content: string;
  /** The strings in its holes. */
  readonly prints: readonly string[];
}

/** The result of a call, and the logged reads and uses of the plugin. @public */
export interface Offered extends SnippetResult<OfferedProgram> {
  /** The fields of the record that it read. */
  readonly reads: readonly FieldRead[];
  /** The return values of functions that return data, by name. */
  readonly returned: readonly (readonly [name: string, value: unknown])[];
  /** The number of its empty programs. */
  readonly blanks: number;
}

/** A request to a provider. @public */
export interface TriedRequest {
  /** The hub with the plugin. */
  readonly hub: Hub;
  /** The task. */
  readonly task: Task;
  /** The request. */
  readonly request: InferenceRequest;
  /** How it differs from the plain request of the task. */
  readonly variant: string;
  /** Whether it has no options, except those that choose the route. */
  readonly isRoute: boolean;
}

/** One call of a plugin. @public */
export interface Subject {
  /** Its name in messages. */
  readonly name: string;
  /** `given` unchanged; `borrowed` from another plugin; `made up`, with fields that no record has. */
  readonly origin: "given" | "borrowed" | "made up";
  /** The record. */
  readonly model: Model;
  /** The made-up field. */
  readonly adds?: string;
  /** The request of a provider or a client. */
  readonly tried?: TriedRequest;
  /** Calls the plugin. */
  offer(): Offered;
  /** The result of the first call. */
  first(): Offered;
  /** How many milliseconds the first call took. */
  took(): number;
  /** The same with another record, with made-up values. */
  with(adds: string, model: Model): Subject;
  /** The places of values from outside; `plant` calls the plugin with another value there. */
  places(): readonly InputPlace<Offered>[];
}

/** The requests without options, for each task and each route. @internal */
export const plainRequests = (
  subjects: readonly Subject[],
): readonly (TriedRequest & { readonly where: string })[] =>
  subjects.flatMap(({ name: where, tried, adds }) =>
    tried?.isRoute === true && adds === undefined ? [{ where, ...tried }] : [],
  );

/** The input of a subject: a record, and the request for it. @internal */
export interface Input {
  readonly model: Model;
  readonly tried?: TriedRequest;
}

export interface Asking {
  ask(input: Input): Offered;
  /** The places outside the record. */
  places?(input: Input): Iterable<InputPlace<Input>>;
}

/** The duration of some work in milliseconds. @internal */
export function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function subjectOf(
  asking: Asking,
  name: string,
  origin: Subject["origin"],
  input: Input,
  adds?: string,
): Subject {
  const { model, tried } = input;
  let answered: Offered | undefined;
  let took = 0;
  const first = (): Offered => {
    if (answered === undefined) took = timed(() => (answered = asking.ask(input)));
    return answered!;
  };
  return {
    name,
    origin,
    model,
    ...(adds === undefined ? {} : { adds }),
    ...(tried === undefined ? {} : { tried }),
    first,
    took: () => took,
    offer: () => asking.ask(input),
    places: () => {
      const inRecord = placesRead(model, first().reads).map((place) =>
        mapped(place, (record): Input => ({ ...input, model: record })),
      );
      return [...inRecord, ...(asking.places?.(input) ?? [])].map((place) =>
        mapped(place, asking.ask),
      );
    },
    with: (more, record) =>
      subjectOf(asking, `${name}, with ${more}`, "made up", { ...input, model: record }, more),
  };
}

const mapped = <T, U>(
  { plant, ...place }: InputPlace<T>,
  map: (planted: T) => U,
): InputPlace<U> => ({
  ...place,
  plant: (value) => {
    const planted = plant(value);
    return planted === undefined ? undefined : map(planted);
  },
});
