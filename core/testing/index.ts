// Entry "./testing": the test kit for authors of plugins. It runs in Node only.
export { type CheckOptions, checkPlugin, checkPlugins, type Fault } from "./check-plugin.ts";
export { pluginChecks } from "./checks.ts";
export { fixture, type FixtureModel } from "./fixtures.ts";
export { runSnippets } from "./run/run-snippets.ts";
export type { Runner } from "./run/runner.ts";
export { watchPrograms } from "./run/watch-programs.ts";
