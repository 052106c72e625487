// Planting puts a string into every place of a record that a plugin may read, one place at a time.
import { type Model, parseModel } from "../index.ts";
import type { Value, ValueObject } from "../code/index.ts";

/** A record with a string planted at one place. @public */
export interface Planted<T = Model> {
  /** Where, e.g. `cardData.base_model[0]`. */
  readonly path: string;
  readonly model: T;
}

/** A place where a string can be planted. @internal */
export interface Place<T> {
  readonly path: string;
  plant(string: string): T;
}

// Which library reads the record is not the record's to say here, and the ids of providers are ours.
const LEFT_ALONE = /^library_name$|\.provider$|\.status$|\.task$/;

/** The places of a JSON value: each string, and each key of an object whose keys are data. @internal */
export function placesOf(value: Value, path = ""): readonly Place<Value>[] {
  if (typeof value === "string") return [{ path, plant: (string) => string }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    const items = value as readonly Value[];
    return items.flatMap((item, at) =>
      placesOf(item, `${path}[${at}]`).map((place) => ({
        path: place.path,
        plant: (string: string) => items.with(at, place.plant(string)),
      })),
    );
  }
  const members = value as ValueObject;
  return Object.entries(members).flatMap(([key, member]): readonly Place<Value>[] => {
    const inner = path === "" ? key : `${path}.${key}`;
    const replace = (to: Value, name = key): Value =>
      Object.fromEntries(
        Object.entries(members).map(([one, old]) => (one === key ? [name, to] : [one, old])),
      );
    const within = placesOf(member, inner).map((place) => ({
      path: place.path,
      plant: (string: string) => replace(place.plant(string)),
    }));
    return /(^|\.)table$/.test(path)
      ? [...within, { path: `${inner} (key)`, plant: (string) => replace(member, string) }]
      : within;
  });
}

/** The places of a record: the two parts of its id, its tags, and every string in the fields plugins read. @internal */
export function placesOfModel(base: Model): readonly Place<Model>[] {
  const { id, tags, ...fields } = base;
  const make = (more: Partial<Model>): Model => {
    const { model } = parseModel({ ...base, ...more });
    return model ?? base;
  };
  const [owner = id] = id.split("/");
  return [
    { path: "id", plant: (string) => make({ id: string || id }) },
    { path: "id (name)", plant: (string) => make({ id: `${owner}/${string}` }) },
    { path: `tags[${tags.length}]`, plant: (string) => make({ tags: [...tags, string] }) },
    ...placesOf(fields as unknown as ValueObject)
      .filter(({ path }) => !LEFT_ALONE.test(path))
      .map(({ path, plant }) => ({
        path,
        plant: (string: string) => make(plant(string) as unknown as Partial<Model>),
      })),
  ];
}

/** A record with a string planted, once for each place where plugins read strings. @public */
export function hostileModel(base: Model, string: string): readonly Planted[] {
  return placesOfModel(base).map(({ path, plant }) => ({ path, model: plant(string) }));
}
