// Fields are found, not listed: what a plugin reads of a record says the kit, and what is read of options says a stand-in.
import type { Plugin } from "hubsmith";
import { type CheckOptions, subjectsOf } from "hubsmith/testing";
import type { Place, Step } from "./tree.ts";

/** The places of a record that a plugin reads, whether or not a record has something there. */
export function readBy(plugin: Plugin, options: CheckOptions): readonly Place[] {
  const paths = subjectsOf(plugin, options).flatMap((one) =>
    one.offer().reads.map(({ path }) => path),
  );
  return [...new Set(paths)].map(placeOf);
}

/** A path as the kit writes it: `siblings[].rfilename`, `config.*`, `config (key)`, `tags has "clip"`. */
function placeOf(path: string): Place {
  const [, where = "", key, item] = /^(.*?)( \(key\))?(?: has (".*"))?$/s.exec(path) ?? [];
  const steps = where
    .split(".")
    .flatMap((name): Step[] =>
      name
        .split("[]")
        .flatMap((one, at) => [
          ...(at > 0 ? [0] : []),
          ...(one === "" ? [] : [one === "*" ? "plain" : one]),
        ]),
    );
  if (item !== undefined) return { steps: [...steps, Number.MAX_SAFE_INTEGER] };
  return key === undefined ? { steps } : { steps, isKey: true };
}

/** The names that are asked of an object while something is done with it. */
export function namesAsked(object: object, act: (seen: object) => void): readonly string[] {
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
