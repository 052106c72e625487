// The files and the expressions in a value.
import {
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
