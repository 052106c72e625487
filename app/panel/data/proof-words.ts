// What was tested of a snippet, in a line: the level and the versions.
import {
  type ClientProofs,
  LEVEL_LABELS,
  levelOf,
  type LibraryProof,
  type ProvenCall,
  versionText,
} from "../../models/proofs/levels.ts";
import { programKey } from "#plugins/kit/catalog/program-key";

const UNTESTED = `${LEVEL_LABELS.offered}.`;

/** The test of a snippet that calls a provider: with the sample and the usual options. */
export function callProof(record: ClientProofs, place: ProvenCall): string {
  const level = levelOf(record, place);
  if (level === undefined || level === "offered") return UNTESTED;
  const versions = versionText(record.clients[place.client] ?? {});
  const isRun = level === "run";
  const how = isRun ? "against a mock of the provider, not a live service" : "not run";
  return `Sample call: ${LEVEL_LABELS[level].toLowerCase()} with ${versions}${isRun ? " " : ", "}${how}.`;
}

/** The test of a library's program for a model. Other programs of a library may have been run, but not this one. */
export function loadProof(
  id: string,
  proof: LibraryProof | undefined,
  { content, model }: { readonly content: string; readonly model: string },
): string {
  if (proof === undefined) return UNTESTED;
  const { run, reason = "", packages } = proof;
  if (proof.level === "shown") return `${UNTESTED} A program of this library fails.`;
  if (run?.programs?.includes(programKey(content, model)) === true)
    return `${versioned("Run", id, run.packages[id])} and a small test model, not this one.`;
  // If one program of a library was run, others may have only been parsed, with a reason.
  const isTyped = proof.level === "typed" || (proof.level === "run" && reason === "");
  const what = isTyped ? versioned(LEVEL_LABELS.typed, id, packages[id]) : LEVEL_LABELS.parsed;
  return `${what}, not run.`;
}

const versioned = (label: string, id: string, version: string | undefined): string =>
  version === undefined ? label : `${label} with ${id} ${version}`;
