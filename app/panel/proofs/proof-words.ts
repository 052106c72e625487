// The test level in words: a few for the badge and some sentences for the details.
import {
  type ClientProofs,
  LEVEL_LABELS,
  levelOf,
  type LibraryProof,
  type ProvenCall,
  versionText,
} from "../../proofs/levels.ts";
import { programKey } from "#plugins/kit/catalog/program-key";

export interface ProofWords {
  /** The level, with the tested version if it fits. */
  readonly level: string;
  readonly isRun: boolean;
  /** What was tested, with which versions, and what was not. */
  readonly about: string;
}

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

const untested = (about: string): ProofWords => ({
  level: LEVEL_LABELS.offered,
  isRun: false,
  about,
});

/** The test of a snippet that calls a provider; `beyond` has the options that it does not cover. */
export function callProof(
  record: ClientProofs,
  place: ProvenCall,
  beyond: readonly string[] = [],
): ProofWords {
  const level = levelOf(record, place);
  if (level === undefined || level === "offered")
    return untested(
      "There is no test result for this task, provider and client. Third-party plugins have none here.",
    );
  const isRun = level === "run";
  const label = LEVEL_LABELS[level];
  const versions = versionText(record.clients[place.client] ?? {});
  const about = isRun
    ? `Run unchanged with ${versions}, the sample inputs and default options. A mock of the provider sent the documented response: no live service was called.`
    : `Checked with ${versions}, but not run.`;
  return {
    level: isRun ? "Tested against a mock server" : label,
    isRun,
    about: beyond.length === 0 ? about : `${about} Not tested: ${AND.format(beyond)}.`,
  };
}

/** The test of a library's program for a model. Other programs of a library may have been run, but not this one. */
export function loadProof(
  id: string,
  proof: LibraryProof | undefined,
  { content, model }: { readonly content: string; readonly model: string },
): ProofWords {
  if (proof === undefined)
    return untested(
      "There is no test result for this library. Third-party plugins have none here.",
    );
  const { run, reason = "", packages } = proof;
  if (proof.level === "shown") return untested("A program of this library fails.");
  if (run?.programs?.includes(programKey(content, model)) === true)
    return {
      level: versioned("Tested", id, run.packages[id]),
      isRun: true,
      about: `Run unchanged with ${versionText(run.packages)} and a small test model. Your model was not loaded.`,
    };
  // If one program of a library was run, others may have only been parsed, with a reason.
  const isTyped = proof.level === "typed" || (proof.level === "run" && reason === "");
  if (!isTyped)
    return {
      level: LEVEL_LABELS.parsed,
      isRun: false,
      about: `This program is valid syntax, and was not run. ${reason}`,
    };
  return {
    level: versioned(LEVEL_LABELS.typed, id, packages[id]),
    isRun: false,
    about: `The names and arguments in this program match the sources of ${versionText(packages)}. It was not run. ${reason}`,
  };
}

const versioned = (label: string, id: string, version: string | undefined): string =>
  version === undefined ? label : `${label} with ${id} ${version}`;
