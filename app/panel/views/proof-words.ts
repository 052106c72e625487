// The test level in words: a few for the badge and some sentences for the details.
import type { Place } from "../../proofs/cell.ts";
import { versionText } from "../../proofs/clients.ts";
import { levelOf } from "../../proofs/grid.ts";
import { LIMITS } from "../../proofs/limits.ts";
import type {
  ClientProofs,
  Level,
  LibraryProof,
  PublishedSources,
  Versions,
} from "../../proofs/records.ts";
import type { Linked } from "../host-context.ts";
import { stepsOf, versionsOf } from "../../libraries/proofs.ts";

/** The content of a badge. */
export interface ProofWords {
  /** The level, in a word or two. */
  readonly level: string;
  /** The tested version, if it fits. */
  readonly how?: string;
  readonly isRun: boolean;
  /** The checked steps. */
  readonly shows: readonly string[];
  /** The selected options that were not checked. */
  readonly beyond?: string;
  /** The limits of all proofs. */
  readonly leaves: readonly string[];
  /** The URL of the page with all proofs. */
  readonly page: readonly [kind: Linked, id: string];
}

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

const ALL: ProofWords["page"] = ["proof", ""];

const LEVELS: Readonly<Record<Level, string>> = {
  offered: "not tested",
  parsed: "syntax-checked",
  names: "names checked",
  typed: "type-checked",
  run: "run ✓",
};

/** The proof of a snippet that calls a provider; `beyond` has the options that it does not cover. */
export function callProof(
  record: ClientProofs,
  place: Place,
  beyond: readonly string[] = [],
  published: PublishedSources = {},
): ProofWords {
  const level = levelOf(record, place);
  const versions = record.clients[place.client] ?? {};
  if (level === undefined || level === "offered")
    return {
      level: "not tested",
      isRun: false,
      shows: [
        "There is no test result for this task, provider and client. Third-party plugins have none here.",
      ],
      leaves: [],
      page: ALL,
    };
  const all = versionText(versions);
  const [first] = Object.entries(versions);
  const checked =
    level === "run"
      ? `This program was run unchanged with ${all}. A mock of the provider received its request and sent the documented response.`
      : `This program was checked with ${all}, but not run. Level: ${LEVELS[level]}.`;
  return {
    level: level === "run" ? "Tested against a mock server" : LEVELS[level],
    ...(first === undefined || level === "run"
      ? {}
      : { how: `with ${versionText(Object.fromEntries([first]))}` }),
    isRun: level === "run",
    shows: [
      checked,
      "The test used the task’s sample inputs, a made-up model and the default options.",
      ...publishedText(published, place),
    ],
    ...(beyond.length === 0 ? {} : { beyond: beyondText(beyond) }),
    // The limits of libraries do not apply to calls.
    leaves: LIMITS.slice(0, 3).map(([term]) => `${term}.`),
    page: ["proof", `${place.task}/${place.provider}/${place.client}`],
  };
}

function publishedText(published: PublishedSources, { provider, task }: Place): string[] {
  const names = (published[provider]?.[task] ?? []).map(
    ({ name, version }) => `${name} ${version}`,
  );
  return names.length === 0
    ? []
    : [
        `The mock’s request and response were compared with the source code of ${AND.format(names)}.`,
      ];
}

function beyondText(beyond: readonly string[]): string {
  return `Not tested: ${AND.format(beyond)}. Each option is tested with each client that supports it, but not for each task and provider.`;
}

/** The proof of a library's programs. */
export function loadProof(id: string, proof: LibraryProof | undefined): ProofWords {
  if (proof === undefined || proof.level === "shown")
    return {
      level: "not tested",
      isRun: false,
      shows: [
        proof === undefined
          ? "There is no test result for this library. Third-party plugins have none here."
          : "A program of this library fails.",
      ],
      leaves: [],
      page: proof === undefined ? ALL : ["library", id],
    };
  const { level, run, reason, packages } = proof;
  const reached = stepsOf(proof).filter(({ isReached }) => isReached);
  const against = level === "parsed" ? {} : level === "run" ? (run?.packages ?? {}) : packages;
  const own = packageOf(id, against);
  return {
    level: LEVELS[level],
    ...(own === undefined ? {} : { how: `${level === "run" ? "with" : "against"} ${own}` }),
    isRun: level === "run",
    shows: [
      ...reached.map(({ title, shows }) => `${title}: ${shows}`),
      ...(versionsOf(against).length === 0
        ? []
        : [
            `${level === "run" ? "Run with" : "Checked against"} ${versionsOf(against).join(", ")}.`,
          ]),
      ...(reason === undefined ? [] : [`Not tested further: ${reason}`]),
    ],
    beyond:
      level === "run"
        ? `Only our samples were run: ${run?.records.map(nameOf).join("; ")}. Your model was not loaded.`
        : "Only programs for our samples were checked. Your model was not loaded.",
    leaves: reached.slice(-1).map(({ leaves }) => `Not checked: ${leaves}`),
    page: ["library", id],
  };
}

const nameOf = (record: string): string => record.replace(/^[^:]+: /, "");

/** The library's own package, or the only one. */
function packageOf(id: string, packages: Versions): string | undefined {
  const all = Object.entries(packages);
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const own =
    all.find(([name]) => plain(name) === plain(id)) ?? (all.length === 1 ? all[0] : undefined);
  return own && versionText(Object.fromEntries([own]));
}
