export * from "../../index/task-keys.ts";
export { wireParts } from "./wire.ts";
