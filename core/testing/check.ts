// A check is data: it has a name, looks at one plugin, and gives what it found.
import type { Diagnostic, Plugin } from "../index.ts";
import type { Inspector } from "./batch.ts";
import type { FixtureModel } from "./fixtures.ts";
import type { Subject } from "./subjects.ts";

/** What a check says is wrong. @public */
export interface Finding {
  /** What is wrong, and what to do. */
  readonly message: string;
  /** The record, the route and the place for which it was found. */
  readonly where?: string;
  readonly program?: string;
}

/** What a check works with. @public */
export interface CheckContext {
  /** What the plugin is asked for. */
  readonly subjects: readonly Subject[];
  readonly fixtures: readonly FixtureModel[];
  /** The plugins it is tried with. */
  readonly companions: readonly unknown[];
  readonly inspect: Inspector;
  /** The strings to plant at a place. */
  strings(place: string): readonly string[];
}

/** One conformance test. @public */
export interface Check {
  readonly name: string;
  run(plugin: Plugin, context: CheckContext): readonly Finding[] | Promise<readonly Finding[]>;
}

/** Is this what the kernel refuses because no program can hold it? That is no fault of the plugin. @internal */
export function isRefusal({ code, message }: Diagnostic): boolean {
  return (
    code === "plugin-threw" &&
    /(sh|swift) code cannot hold|in a model's id (would lead to|has no place in)/.test(message)
  );
}
