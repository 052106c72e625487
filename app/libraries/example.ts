// The example model of a library: an embedded one that names it, or else a made-up one.
import {
  createHub,
  type LoadSnippet,
  loadSnippets,
  type Model,
  parseModel,
  type Plugin,
} from "hubsmith";
import { librariesOf } from "#core/snippets/load";
import { grouped, type Reason } from "../ui/reasons.ts";

/** A model and its snippets of the library. */
export interface Example {
  readonly model: Model;
  /** Its record has only the library, and perhaps a task. */
  readonly isMadeUp: boolean;
  /** The task of a made-up model. */
  readonly task?: string;
  readonly snippets: readonly LoadSnippet[];
  /** Why there is none, for this model or for those that were tried before it. */
  readonly notOffered: readonly Reason[];
}

const MADE_UP = "example-org/example-model";

/** The first models that name a library, up to a maximum: there may be thousands of models. */
export function modelsOf(
  library: Plugin<"library">,
  models: readonly Model[],
  most: number,
): readonly Model[] {
  const hub = createHub([library]);
  const found: Model[] = [];
  for (const model of models) {
    if (found.length === most) break;
    if (librariesOf(hub, model).length > 0) found.push(model);
  }
  return found;
}

/**
 * The first of these that has a program: the given model, one that only names the library, and one for each task of
 * the library. If none has a program, the first one with its reasons.
 */
export function exampleOf(library: Plugin<"library">, named: Model | undefined): Example {
  const tried: Example[] = [];
  for (const one of candidates(library, named)) {
    const example = shownFor(library, one);
    if (example.snippets.some(({ content }) => !isRemark(content)))
      return { ...example, notOffered: reasonsOf([...tried, example]) };
    tried.push(example);
  }
  return tried[0]!;
}

/** A program that is only a comment about missing fields of the record. */
export const isRemark = (content: string): boolean =>
  content.split("\n").every((line) => /^\s*(?:#|\/\/|$)/.test(line));

interface Candidate {
  readonly model: Model;
  readonly isMadeUp: boolean;
  readonly task?: string;
}

function candidates(library: Plugin<"library">, named: Model | undefined): readonly Candidate[] {
  const naming = (more: object): Model =>
    parseModel({ id: MADE_UP, library_name: library.id, ...more }).model!;
  return [
    ...(named === undefined ? [] : [{ model: named, isMadeUp: false }]),
    { model: naming({}), isMadeUp: true },
    ...(library.tasks ?? []).map((task) => ({
      model: naming({ pipeline_tag: task }),
      isMadeUp: true,
      task,
    })),
  ];
}

function shownFor(library: Plugin<"library">, candidate: Candidate): Example {
  // The hub has only this library, so absences of others are not included.
  const { snippets, notOffered } = loadSnippets(createHub([library]), candidate.model);
  const own = notOffered.filter((one) => one.library === library.id);
  // A library that prints nothing for any model has no reason for this one.
  const { prettyLabel } = library;
  const notes = grouped(own, () => (library.snippets ? whoIs(candidate) : prettyLabel));
  return { ...candidate, snippets, notOffered: notes };
}

const reasonsOf = (examples: readonly Example[]): readonly Reason[] =>
  grouped(
    examples.flatMap(({ notOffered }) => notOffered),
    (reason) => (reason as Reason).who.join(", "),
  );

function whoIs({ model, isMadeUp, task }: Candidate): string {
  if (!isMadeUp) return model.id;
  return task === undefined ? "A model without a task" : `A model for ${task}`;
}
