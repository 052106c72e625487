// Entry "./testing": the test kit for authors of plugins. It runs in Node only.
export { type CheckOptions, checkPlugin, checkPlugins, type Fault } from "./check-plugin.ts";
export type { Check, CheckContext, Finding } from "./checks/check.ts";
export { pluginChecks } from "./checks/index.ts";
export type {
  Inspection,
  InspectOptions,
  Inspector,
  Parsed,
  Parser,
  Program,
  ProgramFault,
} from "./inspect/program.ts";
export { fixture, type FixtureModel } from "./subjects/fixtures.ts";
export type { InputPlace } from "./watch/inject.ts";
export type { FieldRead } from "./watch/track.ts";
export type { Offered, OfferedProgram, Subject, TriedRequest } from "./subjects/index.ts";
export type { RunCase, CaseKey, RunPlan } from "./running/run/case.ts";
export { type RunCount, type RunReport, runSnippets } from "./running/run/run-snippets.ts";
export { type KnownFailure, type RunOptions } from "./running/run/options.ts";
export type { Compiled, Runner } from "./running/run/environment.ts";
export {
  type WatchedProgram,
  type WatchedReply,
  type WatchedRequest,
  type WatchedRun,
  watchPrograms,
  type WatchProgramsOptions,
} from "./running/run/watch-programs.ts";
export type { Seen } from "./running/service/received.ts";
