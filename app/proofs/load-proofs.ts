// Loads the committed proof records, when a page shows them.
import type { ClientProofs, LibraryProof, LibraryProofs, PublishedSources } from "./levels.ts";

const proofFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../../plugins/proofs/{clients,libraries}.json",
  { import: "default" },
);

const publishedFile: () => Promise<unknown> = Object.values(
  import.meta.glob("../../plugins/proofs/published.ts", { import: "published" }),
)[0]!;

const load = (kind: "clients" | "libraries"): Promise<unknown> =>
  proofFiles[`../../plugins/proofs/${kind}.json`]!();

export const clientProofs = (): Promise<ClientProofs> => load("clients") as Promise<ClientProofs>;

export const libraryProofs = (): Promise<LibraryProofs> =>
  load("libraries") as Promise<LibraryProofs>;

/** The packages with which the providers' contracts were compared. */
export const publishedSources = (): Promise<PublishedSources> =>
  publishedFile() as Promise<PublishedSources>;

/** The proof record of a library; undefined if it has no program, or is not a first-party one. */
export async function proofOf(id: string): Promise<LibraryProof | undefined> {
  const proofs = await libraryProofs();
  return Object.hasOwn(proofs, id) ? proofs[id] : undefined;
}
