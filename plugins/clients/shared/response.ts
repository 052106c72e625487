// How a client turns a response into output: the path, and how to print or save the value.
import type { Answer, Call } from "hubsmith";
import { fileNameFor } from "#core/record/inputs";
import type { Path } from "#core/http/response";
import { isChat, requireRequest } from "./refusals.ts";

/** A path in JSON. For an array of names, the first one with a value counts. @public */
export type ValuePath = readonly (string | number | readonly string[])[];

/** What a client does with a response. @public */
export type ResponsePlan =
  /** Prints a chat as it arrives; with tools, the complete deltas. */
  | { readonly kind: "stream"; readonly hasTools: boolean }
  /** Prints the value at a path. */
  | { readonly kind: "print"; readonly at: ValuePath }
  /** Saves the body. */
  | { readonly kind: "save body"; readonly file: string }
  /** Decodes and saves a string at a path. */
  | { readonly kind: "save base64"; readonly at: ValuePath; readonly file: string }
  /** Downloads and saves a URL at a path, which may be in a list, without the token. */
  | {
      readonly kind: "save URL";
      readonly at: ValuePath;
      readonly isList: boolean;
      readonly file: string;
    };

/** How the response to a call is read. @public */
export function responsePlan(call: Call): ResponsePlan {
  const { tools, response_format: format } = call.parameters;
  const showsMessage = isChat(call) && (tools !== undefined || format !== undefined);
  return planFor(requireRequest(call).answer, tools !== undefined, showsMessage);
}

function planFor(answer: Answer, hasTools: boolean, showsMessage: boolean): ResponsePlan {
  switch (answer.as) {
    case "stream":
      return { kind: "stream", hasTools };
    case "bytes":
      return { kind: "save body", file: fileNameFor(answer.type) };
    case "json": {
      const at = merged(answer.at);
      // The content may be empty.
      return { kind: "print", at: showsMessage && at.at(-1) === "content" ? at.slice(0, -1) : at };
    }
    default: {
      const where = { at: merged(answer.at), file: fileNameFor(answer.type) };
      return answer.holds === "url"
        ? { ...where, kind: "save URL", isList: answer.list === true }
        : { ...where, kind: "save base64" };
    }
  }
}

// Paths that differ in one name become one path with a list of names; otherwise the first counts.
function merged([first = [], ...others]: readonly Path[]): ValuePath {
  const differs = first.findIndex((step, at) => others.some((other) => other[at] !== step));
  const same = others.every(
    (other) =>
      other.length === first.length &&
      other.every((step, at) => at === differs || step === first[at]),
  );
  if (differs < 0 || !same) return first;
  const names = [first, ...others].map((path) => String(path[differs]));
  return [...first.slice(0, differs), names, ...first.slice(differs + 1)];
}
