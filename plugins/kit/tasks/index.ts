export * from "../../index/task-keys.ts";
