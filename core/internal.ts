// Entry "./internal": what our own entries outside core need of the kernel. Not part of the public API.
export { rememberOf } from "./code/remember.ts";
export { isBase64, isSpecial, isText } from "./code/value.ts";
export { isRecord, member } from "./hub/anything.ts";
export { dataOf } from "./hub/data.ts";
export { flattened } from "./hub/flattened.ts";
export { deepFreeze, guard, mended } from "./hub/guard.ts";
export { isPromise, misreturned } from "./hub/returned.ts";
export { validate } from "./hub/validate.ts";
export { isList, schemaAt } from "./model/schema.ts";
