// Patches: members of objects are others while some work is done, and are what they were when it ends, however it ends.
import { syncBuiltinESMExports } from "node:module";

/** A member of an object, and what stands there meanwhile. @internal */
export interface Patch {
  readonly on: object;
  readonly key: PropertyKey;
  readonly as: PropertyDescriptor;
}

/** A patch that puts a value in the place of a member. @internal */
export const put = (on: object, key: PropertyKey, value: unknown): Patch => ({
  on,
  key,
  as: { value, writable: true, configurable: true },
});

/** Does work that is synchronous, so that nobody else sees the patches. @internal */
export function withPatches<T>(patches: readonly Patch[], work: () => T): T {
  const undo: (() => void)[] = [];
  try {
    for (const { on, key, as } of patches) {
      const before = Object.getOwnPropertyDescriptor(on, key);
      if (before?.configurable === false) continue;
      undo.push(() => {
        if (before === undefined) Reflect.deleteProperty(on, key);
        else Object.defineProperty(on, key, before);
      });
      Object.defineProperty(on, key, { enumerable: before?.enumerable ?? false, ...as });
    }
    // What is imported by name from a module of Node follows its members only then.
    syncBuiltinESMExports();
    return work();
  } finally {
    for (const one of undo.reverse()) one();
    syncBuiltinESMExports();
  }
}
