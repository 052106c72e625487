// The records of the proofs: how far each program was checked.

/** Versions, by the name of a package or program. @public */
export type Versions = Readonly<Record<string, string>>;

/** How far something is proven. @public */
export type Level = "offered" | "parsed" | "names" | "typed" | "run";
/** All levels, from the least to the most. */
export const LEVELS: readonly Level[] = ["offered", "parsed", "names", "typed", "run"];

/** How far each task of each provider is proven with each client. @public */
export interface ClientProofs {
  /** The packages that each client was run with. */
  readonly clients: Readonly<Record<string, Versions>>;
  /** The clients, by provider, task and level. */
  readonly proofs: Readonly<
    Record<string, Readonly<Record<string, { readonly [L in Level]?: readonly string[] }>>>
  >;
}

/** The packages with which a provider's requests and responses were compared, by provider and task. @public */
export type PublishedSources = Readonly<
  Record<
    string,
    Readonly<Record<string, readonly { readonly name: string; readonly version: string }[]>>
  >
>;

/** How far the programs of a library are proven. @public */
export interface LibraryProof {
  /** The level; `shown` if nothing could be checked. */
  readonly level: "shown" | "parsed" | "typed" | "run";
  /** How many programs its test records have, and how many were checked against sources or run. */
  readonly programs: { readonly all: number; readonly typed: number; readonly run?: number };
  /** The packages that they were checked with. */
  readonly packages: Versions;
  /** The repositories that they were checked with: the digest of the files, by name and commit. */
  readonly repositories?: Versions;
  /** Why the level is not higher. */
  readonly reason?: string;
  /** The records whose programs were run, and the packages. */
  readonly run?: { readonly records: readonly string[]; readonly packages: Versions };
}

/** By the id of the library. @public */
export type LibraryProofs = Readonly<Record<string, LibraryProof>>;
