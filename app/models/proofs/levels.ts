// The test records: how far each program was checked.

/** Versions, by the name of a package or program. */
export type Versions = Readonly<Record<string, string>>;

type Level = keyof ClientProofs["proofs"][string][string];
/** All levels, from the least to the most. */
const LEVELS: readonly Level[] = ["offered", "parsed", "names", "typed", "run"];
export const LEVEL_LABELS: Readonly<Record<Level, string>> = {
  offered: "Not tested",
  parsed: "Syntax-checked",
  names: "Names checked",
  typed: "Type-checked",
  run: "Run",
};

/** How far each task of each provider was checked with each client. @public */
export interface ClientProofs {
  /** The packages that each client was run with. */
  readonly clients: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The clients, by provider, task and level. */
  readonly proofs: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly [
              level in "offered" | "parsed" | "names" | "typed" | "run"
            ]?: readonly string[];
          }
        >
      >
    >
  >;
}

/** A program that calls a provider, by the ids of its plugins. */
export interface ProvenCall {
  readonly task: string;
  readonly provider: string;
  readonly client: string;
}

/** The level of a program; undefined if it is not in the record. */
export function levelOf(
  { proofs }: ClientProofs,
  { task, provider, client }: ProvenCall,
): Level | undefined {
  const reached = proofs[provider]?.[task];
  return LEVELS.findLast((level) => reached?.[level]?.includes(client));
}

/** How far the programs of each library were checked, by the id of the library. @public */
export type LibraryProofs = Readonly<
  Record<
    string,
    {
      /** The level; `shown` if nothing could be checked. */
      readonly level: "shown" | "parsed" | "typed" | "run";
      /** How many programs its test records have, and how many were checked against sources or run. */
      readonly programs: { readonly all: number; readonly typed: number; readonly run?: number };
      /** The packages that they were checked with. */
      readonly packages: Readonly<Record<string, string>>;
      /** The repositories that they were checked with: the digest of the files, by name and commit. */
      readonly repositories?: Readonly<Record<string, string>>;
      /** Why the level is not higher. */
      readonly reason?: string;
      /** The records whose programs were run, and the packages. */
      readonly run?: {
        readonly records: readonly string[];
        readonly packages: Readonly<Record<string, string>>;
        /** The keys of the programs; none if they changed since they were run. */
        readonly programs?: readonly string[];
      };
    }
  >
>;

/** How far the programs of a library were checked. */
export type LibraryProof = LibraryProofs[string];

/** Packages with their versions, as text. */
export const versionText = (versions: Versions): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version.replace(/^>=/, "≥ ")}`)
    .join(", ");
