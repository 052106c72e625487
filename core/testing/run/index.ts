// Snippets run with their real clients, for the kit.
export type { KnownDifference, WitnessOptions } from "./witness.ts";
export type { RunCase, RunCell } from "./case.ts";
export type { Compiled, Runner } from "./runner.ts";
export {
  type WatchedProgram,
  type WatchedReply,
  type WatchedRequest,
  type WatchedRun,
  watchPrograms,
  type WatchProgramsOptions,
} from "./watch-programs.ts";
export {
  type KnownFailure,
  type RunCount,
  type RunOptions,
  type RunPlan,
  type RunReport,
  runSnippets,
} from "./run-snippets.ts";
