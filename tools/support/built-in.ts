// The built-in models of the app, whose files are imported as Vite does it.
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { sources } from "./sources.ts";

/** The record of a built-in model. */
export interface BuiltIn {
  readonly id: string;
  readonly pipeline_tag?: string;
}

/** The records of all built-in models. */
export async function builtIn(): Promise<readonly BuiltIn[]> {
  const { module } = await runnerImport<{ allRecords(): readonly BuiltIn[] }>(
    resolve("models/records.ts"),
    { plugins: [sources], logLevel: "silent" },
  );
  return module.allRecords();
}
