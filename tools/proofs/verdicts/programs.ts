// What a reader judges of a built-in model: its first load snippet, and the call of its first provider.
import { createHash } from "node:crypto";
import { loadSnippets } from "hubsmith";
import { firstCalls, firstProviderOf, hub, modelOf } from "../../support/offers.ts";

/** The first programs of a model. */
export interface Programs {
  readonly id: string;
  /** The library and the program, or why there is none. */
  readonly load: string;
  /** The client and the program, or why there is none. */
  readonly call: string;
  /** The same for programs that differ only in strings, numbers and the model. */
  readonly shape: string;
  /** A hash of both programs. */
  readonly digest: string;
}

/** Prints the first programs for a record. Throws if the record is not valid. */
export function programsOf(record: { readonly id: string }): Programs {
  const model = modelOf(record);
  const [first] = loadSnippets(hub, model).snippets;
  const load =
    first === undefined ? "none" : `${first.library}\n${first.install ?? ""}\n${first.content}`;
  const offer = firstCalls(model);
  const [called] = offer.snippets;
  const call =
    called === undefined
      ? `none: ${offer.notOffered[0]?.reason ?? ""}`
      : `${called.client} on ${firstProviderOf(model)}\n${called.content}`;
  const both = `${load}\n${call}`;
  return {
    id: model.id,
    load,
    call,
    shape: shapeOf(both, model.id),
    digest: hashOf(both.trimEnd()),
  };
}

/** A short hash of a program without its strings, numbers and the model's id. */
export function shapeOf(program: string, id: string): string {
  const blank = program
    .replaceAll(id, "ID")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/\b\d+(?:\.\d+)?\b/g, "0")
    .replace(/\s+/g, " ");
  return hashOf(blank);
}

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);
