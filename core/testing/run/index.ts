// Snippets run with their real clients, for the kit.
export { type RunCount, type RunOptions, type RunReport, runSnippets } from "./run-snippets.ts";
