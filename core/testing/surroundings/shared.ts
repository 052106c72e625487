// What all code of a program shares: the prototypes and namespaces that every object and every plugin stands on.

const SHARED: Readonly<Record<string, object>> = {
  "Object.prototype": Object.prototype,
  "Array.prototype": Array.prototype,
  "Function.prototype": Function.prototype,
  "String.prototype": String.prototype,
  "Number.prototype": Number.prototype,
  "RegExp.prototype": RegExp.prototype,
  "Map.prototype": Map.prototype,
  "Set.prototype": Set.prototype,
  "Promise.prototype": Promise.prototype,
  Object,
  Array,
  JSON,
  Math,
  Reflect,
};

// As the kit found them: what a plugin changed once it may change to the same again.
const before = Object.entries(SHARED).map(
  ([name, on]) => [name, on, Object.getOwnPropertyDescriptors(on)] as const,
);

/** Puts back what was changed of what is shared, and names it. @internal */
export const putBackShared = (): readonly string[] =>
  before.flatMap(([name, on, old]) => {
    const keys = new Set([...Reflect.ownKeys(old), ...Reflect.ownKeys(on)]);
    return [...keys].flatMap((key) => {
      // A table inherits what a plugin adds to all objects.
      const was = Object.hasOwn(old, key) ? old[key as keyof typeof old] : undefined;
      if (isSame(was, Object.getOwnPropertyDescriptor(on, key))) return [];
      if (was === undefined) Reflect.deleteProperty(on, key);
      else Reflect.defineProperty(on, key, was);
      return [`${name}.${String(key)}`];
    });
  });

const isSame = (a?: PropertyDescriptor, b?: PropertyDescriptor): boolean =>
  Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set;
