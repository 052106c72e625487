// Entry "./internal": what our own entries outside core need of the kernel. Not part of the public API.
export { rememberOf } from "./code/remember.ts";
export { isRecord, member } from "./hub/anything.ts";
export { deepFreeze, guard, mended } from "./hub/guard.ts";
export { misreturned } from "./hub/returned.ts";
