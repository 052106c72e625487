// Entry "./testing": what authors of plugins test them with. It runs under Node, and never goes into an app.
export { type Check, type CheckContext, type Finding } from "./check.ts";
export {
  type CheckOptions,
  checkPlugin,
  checkPlugins,
  type Fault,
  subjectsOf,
} from "./check-plugin.ts";
export { pluginChecks } from "./checks.ts";
export { fixture, type FixtureModel } from "./fixtures.ts";
export { hostileStrings } from "./hostile.ts";
export { parsePrograms } from "./inspect.ts";
export { pageOf } from "./page.ts";
export type { Parsed, Parser } from "./program.ts";
export type { RunCase, RunCell } from "./run/case.ts";
export { type KnownFailure, type RunPlan, runSnippets } from "./run/run-snippets.ts";
export type { Compiled, Runner } from "./run/runner.ts";
export {
  type WatchedProgram,
  type WatchedReply,
  type WatchedRequest,
  type WatchedRun,
  watchPrograms,
  type WatchProgramsOptions,
} from "./run/watch-programs.ts";
export type { KnownDifference, WitnessOptions } from "./run/witness.ts";
export { type SampleAnswer, sampleAnswers, type SampleStep } from "./service/sample-answers.ts";
