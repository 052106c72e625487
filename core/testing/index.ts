// Entry "./testing": what authors of plugins test them with. It runs under Node, and never goes into an app.
export { type CheckOptions, checkPlugin, checkPlugins, type Fault } from "./check-plugin.ts";
export { pluginChecks } from "./checks.ts";
export { fixture, type FixtureModel } from "./fixtures.ts";
export { runSnippets } from "./run/run-snippets.ts";
export type { Runner } from "./run/runner.ts";
export { watchPrograms } from "./run/watch-programs.ts";
