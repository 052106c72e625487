// How a client reads what comes back: where it looks, what it does with what stands there, and what of it may be left out.
import type { Answer, Path } from "../model/answer.ts";
import type { Call } from "../model/call.ts";
import { wireOf } from "./absences.ts";
import { once } from "./once.ts";

/** Where an answer is: in the response of the request, in the last answer of a job, or in what is asked for after it. @public */
export type Source = "response" | "job" | "result";

/** What is done with an answer, and where it is. @public */
export type Reading = { readonly from: Source } & (
  | /** Prints a chat's events as they come; with the tools that the model calls, where it was given some. */ {
      readonly does: "stream";
      readonly hasTools: boolean;
    }
  | /** Prints all of the JSON. */ { readonly does: "print all" }
  | /** Prints what stands at the first of the places where there is something. */ {
      readonly does: "print";
      readonly at: readonly Path[];
    }
  | /** Saves the body, unless its type is that of a text. */ {
      readonly does: "save body";
      readonly type: string;
    }
  | /** Saves what a text is the encoding of. */ {
      readonly does: "save text";
      readonly at: readonly Path[];
      readonly isList: boolean;
      readonly encoding: "base64" | "hex";
      readonly type: string;
    }
  | /** Saves what is behind an address, which is asked without the token; or in it, where it may be a data URL. */ {
      readonly does: "save from address";
      readonly at: readonly Path[];
      readonly isList: boolean;
      readonly isData: boolean;
      readonly type: string;
    }
);

/** How the answer to a call is read. Throws where a job ends with what no job can. @public */
export function readingOf(call: Call): Reading {
  const { answer, job } = wireOf(call);
  const from = job === undefined ? "response" : job.result === undefined ? "job" : "result";
  return readingFrom(answer, from, call.parameters["tools"] !== undefined);
}

const readingFrom = once((answer: Answer, from: Source, hasTools: boolean): Reading => {
  if (from !== "response" && (answer.as === "stream" || (answer.as === "bytes" && from === "job")))
    throw new TypeError("A job has no stream, and bytes only where its result is asked for apart.");
  switch (answer.as) {
    case "stream":
      return { from, does: "stream", hasTools };
    case "bytes":
      return { from, does: "save body", type: answer.type };
    case "json":
      return answer.at.some((path) => path.length === 0)
        ? { from, does: "print all" }
        : { from, does: "print", at: answer.at };
    default: {
      const { at, type, holds } = answer;
      const where = { from, at, isList: answer.list === true, type };
      return holds === "url"
        ? { ...where, does: "save from address", isData: answer.dataUrl === true }
        : { ...where, does: "save text", encoding: holds };
    }
  }
});
