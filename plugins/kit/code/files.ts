// What languages share: the files, the expressions and the objects in a value, and numbers of 64 bits.
import {
  isPlainObject,
  type FileRef,
  isBase64,
  isFile,
  isRuntimeValue,
  isText,
  type RuntimeValue,
  type Value,
} from "#core/code/value";

/** The files in a value, in order, each path once. @internal */
export function filesIn(value: Value): readonly FileRef[] {
  const files = new Map<string, FileRef>();
  const walk = (item: Value): void => {
    if (isFile(item)) files.set(item.path, item);
    else if (isBase64(item)) walk(item.file);
    else if (isText(item)) item.parts.forEach(walk);
    else if (typeof item === "object" && item !== null) Object.values(item).forEach(walk);
  };
  walk(value);
  return [...files.values()];
}

/** The expressions in a value that are not constants, in order. @internal */
export function expressionsIn(value: Value): readonly RuntimeValue[] {
  if (typeof value !== "object" || value === null) return [];
  if (isText(value)) return value.parts.flatMap(expressionsIn);
  return isRuntimeValue(value) ? [value] : Object.values(value).flatMap(expressionsIn);
}

/** Is a value an object, or a list that contains one? @internal */
export const hasObject = (value: Value): boolean =>
  Array.isArray(value) ? value.some(hasObject) : isPlainObject(value);

/** Prints numbers: constants have at most 64 bits, and integers of more than 32 bits have a suffix. @internal */
export const number64 =
  (suffix = "") =>
  (value: number): string => {
    if (Object.is(value, -0)) return "-0.0";
    if (Math.abs(value) >= 2 ** 63) return value.toExponential();
    return String(value) + (Number.isInteger(value) && Math.abs(value) >= 2 ** 31 ? suffix : "");
  };
