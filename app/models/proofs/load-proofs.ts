// Loads the committed proof records, when a page shows them.
import type { ClientProofs, LibraryProof, LibraryProofs } from "./levels.ts";

const proofFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../../../plugins/proofs/{clients,libraries}.json",
  { import: "default" },
);

const load = (kind: "clients" | "libraries"): Promise<unknown> =>
  proofFiles[`../../../plugins/proofs/${kind}.json`]!();

export const clientProofs = (): Promise<ClientProofs> => load("clients") as Promise<ClientProofs>;

export const libraryProofs = (): Promise<LibraryProofs> =>
  load("libraries") as Promise<LibraryProofs>;

/** The proof record of a library; undefined if it has no program, or is not a first-party one. */
export async function proofOf(id: string): Promise<LibraryProof | undefined> {
  const proofs = await libraryProofs();
  return Object.hasOwn(proofs, id) ? proofs[id] : undefined;
}
