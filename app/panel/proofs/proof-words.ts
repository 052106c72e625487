// The test level in words: a few for the badge and some sentences for the details.
import { stepsOf } from "../../libraries/proofs.ts";
import {
  type ClientProofs,
  LEVEL_LABELS,
  levelOf,
  type LibraryProof,
  type ProvenCall,
  type PublishedSources,
  type Versions,
  versionText,
} from "../../proofs/levels.ts";
import { programKey } from "#plugins/kit/catalog/program-key";

export interface ProofWords {
  /** The level, with the tested version if it fits. */
  readonly level: string;
  readonly isRun: boolean;
  readonly shows: readonly string[];
  /** The part of the selection that was not checked. */
  readonly beyond?: string | undefined;
  readonly limits: readonly string[];
  /** The id of the library whose page has all its tests. */
  readonly library?: string;
}

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

const untested = (reason: string): ProofWords => ({
  level: LEVEL_LABELS.offered,
  isRun: false,
  shows: [reason],
  limits: [],
});

/** The test of a snippet that calls a provider; `beyond` has the options that it does not cover. */
export function callProof(
  record: ClientProofs,
  place: ProvenCall,
  beyond: readonly string[] = [],
  published: PublishedSources = {},
): ProofWords {
  const level = levelOf(record, place);
  if (level === undefined || level === "offered")
    return untested(
      "There is no test result for this task, provider and client. Third-party plugins have none here.",
    );
  const isRun = level === "run";
  const label = LEVEL_LABELS[level];
  const versions = versionText(record.clients[place.client] ?? {});
  const sources = (published[place.provider]?.[place.task] ?? []).map(
    ({ name, version }) => `${name} ${version}`,
  );
  return {
    level: isRun ? "Tested against a mock server" : label,
    isRun,
    shows: [
      isRun
        ? `This program was run unchanged with ${versions}. A mock of the provider received its request and sent the documented response.`
        : `This program was checked with ${versions}, but not run. Level: ${label}.`,
      "The test used the task’s sample inputs, a made-up model and the default options.",
      ...(sources.length === 0
        ? []
        : [
            `The mock’s request and response were compared with the source code of ${AND.format(sources)}.`,
          ]),
    ],
    beyond:
      beyond.length === 0
        ? undefined
        : `Not tested: ${AND.format(beyond)}. Each option is tested with each client that supports it, but not for each task and provider.`,
    limits: [
      "No live service was called.",
      "The quality of models is not tested.",
      "One version of each client was tested.",
    ],
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
  const { run, reason, packages } = proof;
  if (proof.level === "shown")
    return { ...untested("A program of this library fails."), library: id };
  const isRun = run?.programs?.includes(programKey(content, model)) === true;
  const reached = stepsOf(proof).filter(
    ({ isReached, level }) => isReached && (isRun || level !== "run"),
  );
  const level = isRun ? "run" : (reached.at(-1)?.level ?? "parsed");
  const tested: Versions = isRun ? run!.packages : level === "typed" ? packages : {};
  const version = tested[id];
  return {
    level: [isRun ? "Tested" : LEVEL_LABELS[level], version && `with ${id} ${version}`]
      .filter(Boolean)
      .join(" "),
    isRun,
    shows: [
      ...reached.map(({ title, shows }) => `${title}: ${shows}`),
      ...(Object.keys(tested).length === 0 ? [] : [`Tested with ${versionText(tested)}.`]),
      ...(reason === undefined ? [] : [`Not tested further: ${reason}`]),
    ],
    beyond: isRun
      ? "It was run with a small test model. Your model was not loaded."
      : "This program was not run, and your model was not loaded.",
    limits: reached.slice(-1).map(({ leaves }) => `Not checked: ${leaves}`),
    library: id,
  };
}
