// The flags that add plugins to the first-party ones.
import { InvalidArgumentError, Option } from "commander";

/** The flags that say which plugins are added. */
export interface AddFlags {
  readonly plugin?: readonly string[];
  /** A path, or `false` for none at all. */
  readonly config?: string | false;
}

/** The names of the configuration, in the order in which they are looked for. */
export const CONFIGS: readonly string[] = [
  "hubsmith.config.ts",
  "hubsmith.config.js",
  "hubsmith.config.mjs",
];

/** The flags, for every command that asks a hub. */
export const addFlags = (): readonly Option[] => [
  new Option(
    "--plugin <module>",
    "add the plugins of a file or a package; may be repeated",
  ).argParser((value: string, before: readonly string[] = []) => [...before, value]),
  new Option(
    "--config <file>",
    `add the plugins of this file (default: ${CONFIGS[0]}, if there)`,
  ).argParser(filled),
  new Option("--no-config", "add the plugins of no such file"),
];

/** A path that is not empty: an empty one would be the working directory. */
export function filled(path: string): string {
  if (path !== "") return path;
  throw new InvalidArgumentError("It is empty. Is it a variable of the shell that is not set?");
}
