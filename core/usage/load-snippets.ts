// Load snippets: every library of a record prints how it loads the model, or says why not.
import { isCode } from "../code/code.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt } from "../hub/guard.ts";
import type { LoadCode, Plugin } from "../hub/plugin.ts";
import type { Model } from "../model/model.ts";
import type { NotOffered, Offer } from "./inference-snippets.ts";

/** A program to copy that loads a model locally. @public */
export interface LoadSnippet {
  readonly library: string;
  readonly language: string;
  /** The library's id, as other snippets name their client. */
  readonly client: string;
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The command that installs what it needs. */
  readonly install?: string;
  readonly content: string;
}

/** The libraries of a model: the one its record names, then those of its tags. @public */
export function librariesOf(hub: Hub, model: Model): readonly Plugin<"library">[] {
  const names = [model.library_name ?? "", ...model.tags];
  const found = names.map((name) => hub.libraries.get(name));
  return [...new Set(found.filter((library) => library !== undefined))];
}

/** Makes the load snippets of a model. Never throws. @public */
export function loadSnippets(hub: Hub, model: Model): Offer<LoadSnippet> {
  const snippets: LoadSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const libraries = librariesOf(hub, model);
  if (model.library_name !== undefined && !hub.libraries.has(model.library_name)) {
    const reason = `No library "${model.library_name}" is known.`;
    const change = "Check the spelling of library_name, or add a library plugin.";
    notOffered.push({ library: model.library_name, ...absent("unknown-library", reason, change) });
  } else if (libraries.length === 0) {
    const reason = "Neither library_name nor a tag of the record names a library that is known.";
    notOffered.push(absent("no-library", reason, "Add library_name to the model card."));
  }
  for (const library of libraries) {
    const printed = attempt(`library/${library.id}`, "print its load snippets", diagnostics, () => {
      const made = library.snippets?.(model);
      if (made === undefined) {
        const reason = `${library.prettyLabel} is listed without a load snippet.`;
        return absent("no-snippet", reason, `Read ${library.docsUrl ?? library.repoUrl}.`);
      }
      if ("reason" in made) return made;
      const all: readonly LoadCode[] = isCode(made)
        ? [{ purpose: "Load the model", code: made }]
        : made;
      const printedAll = all.map(({ purpose, code, install = library.install }) => ({
        library: library.id,
        language: code.language,
        client: library.id,
        purpose,
        ...(install === undefined ? {} : { install }),
        content: render(code),
      }));
      const full = printedAll.filter(({ content }) => content !== "");
      const reason = `${library.prettyLabel} has nothing to print here.`;
      return full.length > 0 ? full : absent("empty", reason, "Read its documentation.");
    });
    const made = "value" in printed ? printed.value : printed;
    if ("reason" in made) notOffered.push({ library: library.id, ...made });
    else snippets.push(...made);
  }
  return { snippets, notOffered, diagnostics };
}
