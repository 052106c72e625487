// Load snippets: every library of a record prints how it loads the model, or says why not.
import { type Code, isCode } from "../code/tag.ts";
import type { Language } from "../code/language.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/hub.ts";
import {
  absent,
  type Absence,
  type Diagnostic,
  isAbsence,
  tryCallOrAbsent,
  tryCall,
} from "../base/issue.ts";
import { abbreviate } from "../base/describe.ts";
import type { LoadCode, Plugin } from "../hub/plugin.ts";
import { asModel, type Model } from "../record/model.ts";
import { installText } from "./install.ts";
import type { NotOffered, Offer } from "./inference.ts";
import { suggestFrom } from "./options.ts";

/** A program to copy that loads a model locally. @public */
export interface LoadSnippet {
  /** The id of the library. */
  readonly library: string;
  /** The id of the language. */
  readonly language: string;
  /** The ending of the language's files: `.py`. */
  readonly extension: string;
  /** The grammar of a highlighter that colours it. */
  readonly highlight: string;
  /** The library's id, as other snippets name their client. */
  readonly client: string;
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The commands that install what it needs. */
  readonly install?: string;
  /** The program, without a line end at its end. */
  readonly content: string;
}

/** Makes the load snippets of a model. Never throws. @public */
export function loadSnippets(hub: Hub, given: Model): Offer<LoadSnippet> {
  const snippets: LoadSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const done = tryCall("The record", "be read", () => {
    const model = asModel(given, diagnostics);
    if (model === undefined) {
      const [{ code, message } = { code: "not-a-model", message: "" }] = diagnostics;
      notOffered.push(absent(code, message, "Pass a record that parseModel accepts."));
      return;
    }
    notOffered.push(...unknownLibraries(hub, model));
    const say = (library: Plugin<"library">): void => {
      const doing = "printing its load snippets";
      const name = `library/${library.id}`;
      const printed = tryCallOrAbsent(name, doing, diagnostics, () =>
        loadProgramsOf(library, model),
      );
      const made = "value" in printed ? printed.value : printed;
      if ("reason" in made) notOffered.push({ library: library.id, ...made });
      else snippets.push(...made);
    };
    librariesOf(hub, model).forEach(say);
    if (snippets.length === 0)
      hub.libraries.list.filter(({ isFallback }) => isFallback).forEach(say);
  });
  if ("fault" in done) {
    const change = "Pass a record that parseModel accepts.";
    notOffered.push(absent("bad-request", done.fault.message, change));
  }
  return { snippets, notOffered, diagnostics };
}

function loadProgramsOf(
  library: Plugin<"library">,
  model: Model,
): readonly LoadSnippet[] | Absence {
  if (library.snippets === undefined) {
    const reason = `${library.prettyLabel} has no load snippet.`;
    return absent("no-snippet", reason, `Read ${library.docsUrl ?? library.repoUrl}.`);
  }
  const made = library.snippets(model);
  if (isAbsence(made)) return made;
  const full = loadCodes(made)
    .map((one) => toSnippet(library, model, one))
    .filter(({ content }) => content !== "");
  const reason = `${library.prettyLabel} has nothing to print here.`;
  return full.length > 0 ? full : absent("empty", reason, "Read its documentation.");
}

const loadCodes = (made: Code | LoadCode | readonly LoadCode[]): readonly LoadCode[] =>
  isCode(made)
    ? [{ purpose: "Load the model", code: made }]
    : ([made].flat() as readonly LoadCode[]);

function toSnippet(
  library: Plugin<"library">,
  model: Model,
  { purpose, code, install: own = library.install }: LoadCode,
): LoadSnippet {
  const commands = installText(own);
  const content = render(code);
  return {
    library: library.id,
    language: code.language.id,
    extension: code.language.extension,
    highlight: code.language.highlight,
    client: library.id,
    purpose,
    ...(commands === undefined ? {} : { install: commands }),
    content: content === "" ? "" : gatedNotice(model, code.language) + content,
  };
}

const GATED =
  "This repository is gated: accept its terms on the page of the model, and log in with hf auth login.";

// Said of every program: which of them fetch from the repository is not to be read out of their texts.
function gatedNotice({ gated }: Model, { comment }: Language): string {
  return gated === true && comment !== undefined ? `${comment} ${GATED}\n` : "";
}

/** The libraries of a model: the one its record names, then those of its tags. What helps with any model is none. @public */
export function librariesOf(hub: Hub, model: Model): readonly Plugin<"library">[] {
  const names = [model.library_name ?? "", ...model.tags];
  const found = names.map((name) => hub.libraries.get(name));
  return [...new Set(found.filter((library) => library !== undefined))];
}

/** Why the libraries that a record names are missing. */
function unknownLibraries(hub: Hub, model: Model): readonly NotOffered[] {
  const { library_name: named } = model;
  if (named !== undefined && !hub.libraries.has(named)) {
    const near = suggestFrom(hub.libraries, named);
    const change =
      near === undefined
        ? "Check the spelling of library_name, or add a library plugin."
        : `${near} Fix library_name in the model card.`;
    const reason = `No library "${abbreviate(named)}" is known.`;
    return [{ library: named, ...absent("unknown-library", reason, change) }];
  }
  if (librariesOf(hub, model).length > 0) return [];
  const reason = "The record names no known library (library_name or tags).";
  return [absent("no-library", reason, "Add library_name to the model card.")];
}
