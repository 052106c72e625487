// Load snippets: every library of a record prints how it loads the model, or says why not.
import type { Language } from "../code/language.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt, guard } from "../hub/guard.ts";
import { knownOf } from "../hub/known-of.ts";
import type { LoadCode } from "../hub/library.ts";
import type { Plugin } from "../hub/plugin.ts";
import { asModel, isParsed, type Model } from "../model/model.ts";
import { installText } from "./install.ts";
import { madeBy } from "./load-code.ts";
import { fallbacksIn, librariesOf, unknownLibraries } from "./libraries-of.ts";
import type { NotOffered, Offer } from "./offer.ts";

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
  const known = isParsed(given) ? offerOf(hub, given) : {};
  if (known.offer !== undefined) return known.offer;
  const offer = findSnippets(hub, given);
  // What a plugin was at fault in may be another time.
  if (offer.diagnostics.length === 0) known.offer = frozen(offer);
  return offer;
}

const offerOf = knownOf<Model, { offer?: Offer<LoadSnippet> }>(8, () => ({}));

function frozen<S>(offer: Offer<S>): Offer<S> {
  for (const list of Object.values(offer) as readonly (readonly object[])[])
    Object.freeze(list).forEach(Object.freeze);
  return Object.freeze(offer);
}

function findSnippets(hub: Hub, given: Model): Offer<LoadSnippet> {
  const snippets: LoadSnippet[] = [];
  const notOffered: NotOffered[] = [];
  const diagnostics: Diagnostic[] = [];
  const done = guard("The record", "be read", () => {
    const model = asModel(given, diagnostics);
    if (model === undefined) {
      const [{ code, message } = { code: "not-a-model", message: "" }] = diagnostics;
      notOffered.push(absent(code, message, "Give a record that parseModel takes."));
      return;
    }
    notOffered.push(...unknownLibraries(hub, model));
    const say = (library: Plugin<"library">): void => {
      const doing = "print its load snippets";
      const name = `library/${library.id}`;
      const printed = attempt(name, doing, diagnostics, () => print(library, model));
      const made = "value" in printed ? printed.value : printed;
      if ("reason" in made) notOffered.push({ library: library.id, ...made });
      else snippets.push(...made);
    };
    librariesOf(hub, model).forEach(say);
    if (snippets.length === 0) fallbacksIn(hub.libraries).forEach(say);
  });
  if ("fault" in done) {
    const change = "Give a record that parseModel takes.";
    notOffered.push(absent("bad-request", done.fault.message, change));
  }
  return { snippets, notOffered, diagnostics };
}

function print(library: Plugin<"library">, model: Model): readonly LoadSnippet[] | Absence {
  if (library.snippets === undefined) {
    const reason = `${library.prettyLabel} is listed without a load snippet.`;
    return absent("no-snippet", reason, `Read ${library.docsUrl ?? library.repoUrl}.`);
  }
  const made = madeBy(library.snippets(model));
  if ("reason" in made) return made;
  const full = made
    .map((one) => printed(library, model, one))
    .filter(({ content }) => content !== "");
  const reason = `${library.prettyLabel} has nothing to print here.`;
  return full.length > 0 ? full : absent("empty", reason, "Read its documentation.");
}

function printed(
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
    content: content === "" ? "" : warned(model, code.language) + content,
  };
}

const GATED =
  "This repository is gated: accept its terms on the page of the model, and log in with hf auth login.";

// Said of every program: which of them fetch from the repository is not to be read out of their texts.
function warned({ gated }: Model, { comment }: Language): string {
  return gated === true && comment !== undefined ? `${comment} ${GATED}\n` : "";
}
