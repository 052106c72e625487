// The records of the proofs: what is written down of each program.

/** By the name of a package or a program, its version. */
export type Versions = Readonly<Record<string, string>>;

/** How far something is proven, from the least to the most. */
export const LEVELS = ["offered", "parsed", "names", "typed", "run"] as const;
export type Level = (typeof LEVELS)[number];

/** How far each task of each provider is proven with each client. */
export interface ClientProofs {
  /** What each client was run with. */
  readonly clients: Readonly<Record<string, Versions>>;
  /** By provider, task and level: the clients. */
  readonly proofs: Readonly<
    Record<string, Readonly<Record<string, { readonly [L in Level]?: readonly string[] }>>>
  >;
}

/** How far the programs of a library are proven. */
export interface LibraryProof {
  readonly level: "shown" | "parsed" | "typed" | "run";
  /** What they were held against. */
  readonly packages: Versions;
  /** Why not further. */
  readonly reason?: string;
  /** What of them was run, and with what. */
  readonly run?: { readonly records: readonly string[]; readonly packages: Versions };
}

/** By the id of the library. */
export type LibraryProofs = Readonly<Record<string, LibraryProof>>;
