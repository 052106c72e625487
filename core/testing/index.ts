// Entry "./testing": the test kit for authors of plugins. It runs in Node only.
export { type CheckOptions, checkPlugin, checkPlugins, type Fault } from "./check-plugin.ts";
export { pluginChecks } from "./checks/index.ts";
export { fixture, type FixtureModel } from "./subjects/fixtures.ts";
export { runSnippets } from "../running/run/run-snippets.ts";
export type { Runner } from "../running/run/runner.ts";
export { watchPrograms } from "../running/run/watch-programs.ts";
