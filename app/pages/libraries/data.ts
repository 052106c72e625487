// The example model of a library: one of the app that names it, or else a made-up one.
import {
  createHub,
  type LoadSnippet,
  loadSnippets,
  type Model,
  parseModel,
  type Plugin,
} from "hubsmith";
import { librariesOf } from "#core/snippets/load-snippets";
import { grouped, type Reason } from "../../models/reasons.ts";

export interface Example {
  readonly model: Model;
  readonly snippets: readonly LoadSnippet[];
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
  const examples: Model[] = [];
  for (const model of models) {
    if (examples.length === most) break;
    if (librariesOf(hub, model).length > 0) examples.push(model);
  }
  return examples;
}

/** The first of the models, or else of a record that only names the library, that has a program. */
export function exampleOf(library: Plugin<"library">, models: readonly Model[]): Example {
  const hub = createHub([library]);
  const madeUp = parseModel({ id: MADE_UP, library_name: library.id }).model!;
  const examples = [...models, madeUp].map((model): Example => {
    const { snippets, notOffered } = loadSnippets(hub, model);
    const reasons = notOffered.filter((missing) => missing.library === library.id);
    return { model, snippets, notOffered: grouped(reasons, () => library.prettyLabel) };
  });
  return (
    examples.find(({ snippets }) => snippets.some(({ content }) => !isRemark(content))) ??
    examples[0]!
  );
}

/** A program that is only a comment about missing fields of the record. */
export const isRemark = (content: string): boolean =>
  content.split("\n").every((line) => /^\s*(?:#|\/\/|$)/.test(line));
