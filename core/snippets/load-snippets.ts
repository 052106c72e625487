// Load snippets: prints how each library of a record loads the model.
import { type Code, isCode } from "../code/tag.ts";
import type { Language } from "../code/language.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { abbreviate, defined } from "../base/describe.ts";
import { oncePer } from "../base/freeze.ts";
import type { LoadCode } from "../kinds/library.ts";
import type { Plugin } from "../kinds/index.ts";
import { asModel, type Model } from "../record/model.ts";
import { installText } from "./install.ts";
import {
  type InferenceSnippet,
  type MissingSnippet,
  safeResult,
  type SnippetResult,
} from "./inference-snippets.ts";
import { suggestIn } from "./options.ts";

/** A program that loads a model on the user's machine. @public */
export interface LoadSnippet extends Omit<InferenceSnippet, "provider" | "variables"> {
  /** The id of the library, also as `client`. */
  readonly library: string;
  /** The file extension of the language, e.g. `.py`. */
  readonly extension: string;
  /** The grammar name for a syntax highlighter. */
  readonly highlight: string;
  /** What it does, in a few words. */
  readonly purpose: string;
}

/**
 * Prints the load snippets of a model: those of the libraries that its record names, or else of libraries that
 * recognize its files. Never throws: if a plugin throws, only its own snippets are missing.
 * @param record - The record, parsed by `parseModel` or raw.
 * @returns The snippets, and the reason for each missing one.
 * @see https://huggingface.co/docs/hub/models-libraries
 * @example
 * ```ts
 * import { createHub, loadSnippets, parseModel } from "hubsmith";
 * import timm from "hubsmith/plugins/libraries/timm";
 *
 * const { model } = parseModel({ id: "timm/resnet50.a1_in1k", library_name: "timm" });
 * const { snippets } = loadSnippets(createHub([timm]), model!);
 * snippets[0]?.language; // → "python"
 * ```
 * @public
 */
export function loadSnippets(hub: Hub, record: Model): SnippetResult<LoadSnippet> {
  return safeResult(() => findSnippets(hub, record));
}

function findSnippets(hub: Hub, record: Model): SnippetResult<LoadSnippet> {
  const snippets: LoadSnippet[] = [];
  const diagnostics: Diagnostic[] = [];
  const model = asModel(record, diagnostics);
  if (isAbsence(model)) return { snippets, notOffered: [model], diagnostics };
  const notOffered = [...unknownLibrary(hub, model)];
  const named = librariesOf(hub, model);
  const print = (library: Plugin<"library">): void => {
    const doing = "printing its load snippets";
    const name = `library/${library.id}`;
    const printed = tryCall(name, doing, diagnostics, () => snippetsOf(library, model));
    if (!isAbsence(printed)) snippets.push(...printed);
    else if (named.includes(library)) notOffered.push({ library: library.id, ...printed });
  };
  const tried = named.length > 0 ? named : unnamedOf(hub).tried;
  tried.forEach(print);
  if (snippets.length === 0) {
    if (tried !== named && notOffered.length === 0) notOffered.push(NO_LIBRARY);
    unnamedOf(hub).fallbacks.forEach(print);
  }
  return { snippets, notOffered, diagnostics };
}

const unnamedOf = oncePer(({ libraries: { list } }: Hub) => ({
  tried: list.filter(({ isTriedUnnamed }) => isTriedUnnamed),
  fallbacks: list.filter(({ isFallback }) => isFallback),
}));

function snippetsOf(library: Plugin<"library">, model: Model): readonly LoadSnippet[] | Absence {
  if (library.snippets === undefined) {
    const reason = `${library.prettyLabel} has no load snippet.`;
    const fix = `Read ${library.docsUrl ?? library.repoUrl}.`;
    return absent({ code: "no-snippet", reason, fix });
  }
  const returned = library.snippets(model);
  // A plugin may return the fields of an absence.
  if ("reason" in returned) return absent(returned);
  const snippets = loadCodes(returned)
    .map((loadCode) => toSnippet(library, model, loadCode))
    .filter(({ content }) => content !== "");
  const reason = `${library.prettyLabel} printed nothing for this model.`;
  return snippets.length > 0
    ? snippets
    : absent({ code: "empty", reason, fix: "Read its documentation." });
}

function loadCodes(returned: Code | LoadCode | readonly LoadCode[]): readonly LoadCode[] {
  if (isCode(returned)) return [{ purpose: "Load the model", code: returned }];
  return "code" in returned ? [returned] : returned;
}

function toSnippet(
  library: Plugin<"library">,
  model: Model,
  { purpose, code, install = library.install }: LoadCode,
): LoadSnippet {
  const content = render(code);
  return {
    library: library.id,
    language: code.language.id,
    extension: code.language.extension,
    highlight: code.language.highlight,
    client: library.id,
    purpose,
    ...defined({ install: installText(install) }),
    content: content === "" ? "" : accessNotice(model, code.language) + content,
  };
}

// Added to every program, because it is unknown which programs download from the repository.
function accessNotice({ gated, private: isPrivate }: Model, { comment }: Language): string {
  if (comment === "" || !(gated || isPrivate)) return "";
  const how = gated ? "gated: accept its terms on the page of the model, and" : "private:";
  return `${comment} This repository is ${how} log in with hf auth login.\n`;
}

/** The libraries of a model: `library_name` of its record, then its tags. Fallback libraries are not included. @internal */
export function librariesOf(hub: Hub, model: Model): readonly Plugin<"library">[] {
  const names = [model.library_name ?? "", ...model.tags];
  return [...new Set(names.flatMap((name) => hub.libraries.get(name) ?? []))];
}

const NO_LIBRARY: MissingSnippet = absent({
  code: "no-library",
  reason: "The record names no known library (library_name or tags).",
  fix: "Add library_name to the model card.",
});

function unknownLibrary(hub: Hub, { library_name: library }: Model): readonly MissingSnippet[] {
  if (library === undefined || hub.libraries.has(library)) return [];
  const suggestion = suggestIn(hub.libraries)(library);
  const fix = suggestion
    ? `${suggestion} Fix library_name in the model card.`
    : "Check the spelling of library_name, or add a library plugin.";
  const reason = `Unknown library "${abbreviate(library)}".`;
  return [{ library, ...absent({ code: "unknown-library", reason, fix }) }];
}
