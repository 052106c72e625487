// The records of the proofs as they are committed, loaded when a page shows them.
import { proofFiles } from "../plugins.ts";
import type { ClientProofs, LibraryProof, LibraryProofs } from "./records.ts";

const load = (kind: "clients" | "libraries"): Promise<unknown> =>
  proofFiles[`../plugins/${kind}/proofs.gen.json`]!();

/** The record of the programs that call a provider. */
export const clientProofs = (): Promise<ClientProofs> => load("clients") as Promise<ClientProofs>;

/** The record of the programs that load a model. */
export const libraryProofs = (): Promise<LibraryProofs> =>
  load("libraries") as Promise<LibraryProofs>;

/** What is recorded of a library; nothing where it has no program, or its proof is not ours. */
export async function proofOf(id: string): Promise<LibraryProof | undefined> {
  const proofs = await libraryProofs();
  return Object.hasOwn(proofs, id) ? proofs[id] : undefined;
}
