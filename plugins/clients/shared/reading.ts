// How a client reads a response: where it looks, and what it does with what is there.
import type { Answer, Path } from "hubsmith";
import type { Call } from "hubsmith";
import { fileNameFor } from "hubsmith";
import { isChat, wireOf } from "./absences.ts";

/** Steps into JSON; a list of names is the first of them that holds something. @public */
export type Place = readonly (string | number | readonly string[])[];

/** What is done with a response. @public */
export type Reading =
  /** Prints a chat as it arrives; each whole delta where the model was given tools. */
  | { readonly does: "stream"; readonly hasTools: boolean }
  /** Prints what is at a place of the JSON. */
  | { readonly does: "print"; readonly at: Place }
  /** Saves the body. */
  | { readonly does: "save body"; readonly file: string }
  /** Saves what a string at a place encodes. */
  | { readonly does: "save base64"; readonly at: Place; readonly file: string }
  /** Saves what is behind a URL at a place, which may be in a list; it is called without the token. */
  | {
      readonly does: "save URL";
      readonly at: Place;
      readonly isList: boolean;
      readonly file: string;
    };

/** How the response to a call is read. @public */
export function readingOf(call: Call): Reading {
  const { tools, response_format: format } = call.parameters;
  const showsMessage = isChat(call) && (tools !== undefined || format !== undefined);
  return readingFrom(wireOf(call).answer, tools !== undefined, showsMessage);
}

function readingFrom(answer: Answer, hasTools: boolean, showsMessage: boolean): Reading {
  switch (answer.as) {
    case "stream":
      return { does: "stream", hasTools };
    case "bytes":
      return { does: "save body", file: fileNameFor(answer.type) };
    case "json": {
      const at = merged(answer.at);
      // The content may be empty.
      return { does: "print", at: showsMessage && at.at(-1) === "content" ? at.slice(0, -1) : at };
    }
    default: {
      const where = { at: merged(answer.at), file: fileNameFor(answer.type) };
      return answer.holds === "url"
        ? { ...where, does: "save URL", isList: answer.list === true }
        : { ...where, does: "save base64" };
    }
  }
}

// Places that differ in one name are one place, at which each of the names is tried; of others, the first counts.
function merged([first = [], ...others]: readonly Path[]): Place {
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
