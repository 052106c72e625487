// How a client turns a response into output: the path, and how to print or save the value.
import type { Answer, Call } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { MIME_TYPES } from "#core/kinds/inputs";
import type { JsonPath, ResponseSchema } from "#core/http/response";
import type { Value, ValueObject } from "hubsmith/code";
import { isChat, requireRequest } from "./refusals.ts";

/** A path in JSON. For an array of names, the first one with a value counts. @public */
export type ValuePath = readonly (string | number | readonly string[])[];

/** What a client does with a response: print it, or save it in a file. @public */
export type AnswerPlan =
  /** Prints a streamed text as it arrives. */
  | Extract<Answer, { readonly kind: "stream" }>
  /** Prints the value at a path, or the value at the path `each` in each item of the array there. */
  | {
      readonly kind: "print";
      readonly at: ValuePath;
      readonly each?: ValuePath;
      /** Whether the value is an object or an array, and not a string. */
      readonly isJson: boolean;
      /** It is all of the response, an array. */
      readonly isArray?: true;
      /** The value is a long array of numbers, such as an embedding, or of these: its length says more. */
      readonly isVector?: true;
      /** The value is an array with an embedding of each text. */
      readonly isPerText?: true;
      /** The value may be an object with a URL in this member. Programs request it without the token, and print the text. */
      readonly textUrl?: string;
      /** The value may be an object with the text as one of these members. The first one with a value is printed. */
      readonly textMembers?: readonly string[];
    }
  /** Saves the body. */
  | { readonly kind: "save body"; readonly file: string }
  /** Decodes and saves a string at a path. */
  | {
      readonly kind: "save base64";
      readonly at: ValuePath;
      readonly file: string;
    }
  /** Downloads and saves a URL at a path, which may be in a list, without the token. */
  | {
      readonly kind: "save URL";
      readonly at: ValuePath;
      readonly isList: boolean;
      readonly file: string;
    };

/**
 * Decides what a client does with the response to a call. `httpClient` calls it.
 * @param call - A call that `refuseWithoutHttp` accepts.
 * @returns The plan. File names have the extension of the MIME type of the answer.
 * @throws A TypeError with the reason, if the call has no request.
 * @example
 * ```ts
 * import type { Call } from "hubsmith";
 * import { answerPlan } from "hubsmith/clients";
 *
 * export const saves = (call: Call): boolean => answerPlan(call).kind !== "print";
 * ```
 * @public
 */
export function answerPlan(call: Call): AnswerPlan {
  return planOf(call);
}

const planOf = oncePer((call: Call): AnswerPlan =>
  planFor(requireRequest(call).answer, isChat(call), call),
);

/** Whether a call requests more than the one value that a task usually returns. */
export const asksForMore = (parameters: ValueObject): boolean =>
  ["top_k", "return_timestamps"].some((name) => Boolean(parameters[name]));

/** Does a chat request only the text and the thoughts before it? */
export const showsReasoning = ({
  n = 1,
  tools,
  response_format: format,
  reasoning_effort: effort,
}: ValueObject): boolean =>
  effort !== undefined && n === 1 && tools === undefined && format === undefined;

/** Is more of a chat's message shown than its text, which may be empty with tools, and is not the reasoning? */
export const showsMessage = ({
  tools,
  response_format: format,
  reasoning_effort: effort,
}: ValueObject): boolean =>
  tools !== undefined || effort !== undefined || (format !== undefined && !hasSchema(format));

/** Is this `response_format` a schema? The text is the object that it describes. */
export const hasSchema = (format: Value | undefined): boolean =>
  typeof format === "object" &&
  format !== null &&
  "type" in format &&
  format.type === "json_schema";

/** The file name for saving media of a MIME type, e.g. `image.jpg`. @internal */
export function fileNameFor(type: string): string {
  const [extension = "bin"] = MIME_TYPES.find(([, mime]) => mime === type) ?? [];
  return `${type.split("/")[0]}.${extension}`;
}

/** Are the inputs several texts, of which each has an embedding? */
export const hasSeveralTexts = ({ inputs, task }: Pick<Call, "inputs" | "task">): boolean =>
  task.takesSeveral === true && Array.isArray(inputs);

function planFor(answer: Answer, isChat: boolean, call: Call): AnswerPlan {
  const { parameters } = call;
  switch (answer.kind) {
    case "stream":
      return answer;
    case "bytes":
      return { kind: "save body", file: fileNameFor(answer.type) };
    case "json": {
      const { n } = isChat ? parameters : {};
      const { at: paths, textUrl } = answer;
      // An object with a text is the last of its paths, after the members with the text.
      const path = textUrl === undefined ? merged(paths) : paths.at(-1)!;
      const whole = isChat && showsMessage(parameters) ? messagePath(path) : undefined;
      const contentless = whole ?? path;
      // Only an answer at the top has a wrapper, whose other values were requested.
      const isWrapped = textUrl === undefined && (path.length === 1 || typeof path[0] === "number");
      const at = !isChat && isWrapped && asksForMore(parameters) ? [] : contentless;
      const isJson =
        textUrl !== undefined ||
        at.length < path.length ||
        (answer.schemas?.[0] ?? "string") !== "string";
      const first = at.indexOf(0);
      const vector = answer.schemas?.[0] === "numbers" ? ({ isVector: true } as const) : {};
      const textMembers = paths.slice(0, -1).map((other) => String(other.at(-1)));
      const linked = textUrl === undefined ? {} : { textUrl, textMembers };
      if (vector.isVector && hasSeveralTexts(call))
        return {
          kind: "print",
          at: at.slice(0, Math.max(first, 0)),
          isJson: true,
          isVector: true,
          isPerText: true,
        };
      return (n as number) > 1 && first >= 0
        ? {
            kind: "print",
            at: at.slice(0, first),
            each: at.slice(first + 1),
            isJson,
          }
        : {
            kind: "print",
            at,
            isJson: isJson || at.length === 0,
            ...(at.length === 0 && isArray(answer.schemas?.[0], path) ? { isArray: true } : {}),
            ...vector,
            ...linked,
          };
    }
    default: {
      const where = { at: merged(answer.at), file: fileNameFor(answer.type) };
      return answer.encoding === "url"
        ? { ...where, kind: "save URL", isList: answer.list === true }
        : { ...where, kind: "save base64" };
    }
  }
}

const isArray = (schema: ResponseSchema | undefined, path: JsonPath | ValuePath): boolean =>
  path.length === 0 ? Array.isArray(schema) : typeof path[0] === "number";

// The message around its text, or the list of what was said.
function messagePath(path: ValuePath): ValuePath | undefined {
  const last = path.indexOf(-1);
  if (last >= 0) return path.slice(0, last);
  return path.at(-1) === "content" ? path.slice(0, -1) : undefined;
}

// Paths that differ in one name become one path with a list of names; otherwise the first counts.
function merged([first = [], ...others]: readonly JsonPath[]): ValuePath {
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
