// The records of the proofs: what is written down of each program.

/** By the name of a package or a program, its version. @public */
export type Versions = Readonly<Record<string, string>>;

/** How far something is proven. @public */
export type Level = "offered" | "parsed" | "names" | "typed" | "run";
/** All levels, from the least to the most. */
export const LEVELS: readonly Level[] = ["offered", "parsed", "names", "typed", "run"];

/** How far each task of each provider is proven with each client. @public */
export interface ClientProofs {
  /** What each client was run with. */
  readonly clients: Readonly<Record<string, Versions>>;
  /** By provider, task and level: the clients. */
  readonly proofs: Readonly<
    Record<string, Readonly<Record<string, { readonly [L in Level]?: readonly string[] }>>>
  >;
}

/** How far the programs of a library are proven. @public */
export interface LibraryProof {
  /** How far; `shown` where nothing of it could be held against anything. */
  readonly level: "shown" | "parsed" | "typed" | "run";
  /** What they were held against. */
  readonly packages: Versions;
  /** Why not further. */
  readonly reason?: string;
  /** What of them was run, and with what. */
  readonly run?: { readonly records: readonly string[]; readonly packages: Versions };
}

/** By the id of the library. @public */
export type LibraryProofs = Readonly<Record<string, LibraryProof>>;
