// The pinned packages, and what each of them publishes about providers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Schema = Readonly<Record<string, unknown>>;

/** A request that a package publishes. Without `url`, it publishes only the types. */
export interface Operation {
  readonly source: { readonly kind: "sdk"; readonly name: string; readonly version: string };
  /** The task, by our name. */
  readonly task: string;
  /** The provider's model, if the types are those of one model. */
  readonly model?: string;
  readonly method?: "GET" | "POST";
  /** With `{…}` for ids. */
  readonly url?: string;
  readonly body?: Schema;
  readonly answer?: Schema;
}

/** What packages publish about a provider: `extracts/<provider>.json`. */
export interface Extract {
  readonly provider: string;
  readonly operations: readonly Operation[];
  readonly error?: Schema;
  /** The types that schemas refer to. */
  readonly definitions: Readonly<Record<string, Schema>>;
}

interface Pin {
  /** The name in the registry, if it is not the key. */
  readonly name?: string;
  readonly registry: "npm" | "pypi";
  readonly version: string;
  /** SHA-256 of the archive. */
  readonly digest: string;
}

interface Sources {
  readonly packages: Readonly<Record<string, Pin>>;
  readonly published: readonly {
    readonly provider: string;
    readonly package: string;
    /** How the package is read: by `extract.py`, or (`fal`, `tasks`, `js`) by `extract.ts`. */
    readonly kind: "sdk" | "litellm" | "hub" | "fal" | "tasks" | "js";
    readonly tasks?: readonly string[];
    /** The models whose types are read, by task. */
    readonly models?: Readonly<Record<string, readonly string[]>>;
  }[];
}

export const EXTRACTS = "tools/proofs/published/extracts";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const sources = read(join(import.meta.dirname, "sources.json")) as Sources;

export const readExtracts = (): readonly Extract[] =>
  existsSync(EXTRACTS)
    ? readdirSync(EXTRACTS)
        .toSorted()
        .map((name) => read(join(EXTRACTS, name)) as Extract)
    : [];
