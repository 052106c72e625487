// Snippets run with their real clients, for the kit.
export type { KnownDifference, WitnessOptions } from "./witness.ts";
export type { RunCase, RunCell } from "./case.ts";
export type { Compiled, Runner } from "./runner.ts";
export {
  type RunCount,
  type RunOptions,
  type RunPlan,
  type RunReport,
  runSnippets,
} from "./run-snippets.ts";
