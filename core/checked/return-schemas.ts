// The schemas of what functions of plugins return, and the errors for anything else.
import { isFile, isText } from "../code/value.ts";
import { isObject, get, closestName, describe } from "../base/describe.ts";
import { PluginError, errorText } from "../base/issue.ts";
import { type Answer, type Job, PRIMITIVES } from "../http/response.ts";
import type { RequestSpec } from "../http/request.ts";
import { install } from "./plugin-schemas.ts";
import * as is from "./schema.ts";
import {
  type Schema,
  type Schemas,
  primitive,
  arrayOf,
  strictObject,
  oneOf,
  optional,
  record,
  looseObject,
} from "./schema.ts";

const headers: Schema = (value, at, ...more) =>
  record(is.string)(value, at, ...more) ??
  Object.keys(value as object)
    .map((name) =>
      is.header(name, "") === undefined
        ? undefined
        : `headers has ${JSON.stringify(name)}, which is not a header name. Use letters, digits and dashes.`,
    )
    .find(Boolean);
const textOrFile = primitive(
  "a string or a file",
  "String(…)",
  (value) => typeof value === "string" || isFile(value),
);
const jsonObject: Schema = primitive("a JSON object", "{ … }", isObject);
/** The shape of a request. @internal */
export const requestSchema: Schema = strictObject<RequestSpec>({
  path: is.string,
  query: optional(record(is.string)),
  baseUrl: optional(is.string),
  headers: optional(headers),
  json: optional(jsonObject),
  file: optional(primitive("a file of the inputs", "inputs", isFile)),
  form: optional(record(textOrFile)),
  text: optional(is.string),
});
const step = primitive("a string or a number", '"status"', (value) =>
  ["string", "number"].includes(typeof value),
);
const path: Schema = arrayOf(step);
const filled =
  (item: Schema, like: string): Schema =>
  (value, at, orNot) =>
    arrayOf(item)(value, at, orNot) ?? some(like)(value, at, orNot);
const some = (like: string): Schema =>
  primitive("a non-empty array", like, (value) => (value as readonly unknown[]).length > 0);
const paths = filled(path, '[["data", 0, "url"]]');
const mime = primitive(
  "a MIME type",
  '"image/png"',
  (value) => typeof value === "string" && /^[\w.+-]+\/[\w.+*-]+$/.test(value),
);
const schema: Schema = (value, at) => {
  if (Array.isArray(value))
    return value.length === 1
      ? schema(value[0], `${at}[0]`)
      : `${at} is a list of ${value.length} shapes. Write the shape of each item alone: ["string"].`;
  if (isObject(value)) return is.record(schema)(value, at);
  if (typeof value === "string" && Object.hasOwn(PRIMITIVES, value)) return undefined;
  const names = Object.keys(PRIMITIVES);
  const near = typeof value === "string" ? closestName(names, value) : undefined;
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  return `${at} is ${describe(value)}, which is no shape.${meant} There are "${names.join('", "')}", [shape] for a list and { name: shape } for an object.`;
};
const flag = optional(is.boolean);
const ANSWERS: { readonly [A in Answer["as"]]: Schemas<Omit<Extract<Answer, { as: A }>, "as">> } = {
  json: { at: paths, holds: optional(arrayOf(schema)) },
  stream: {},
  bytes: { type: mime },
  file: {
    at: paths,
    holds: oneOf("base64", "url"),
    type: mime,
    list: flag,
  },
};
const as = oneOf(...(Object.keys(ANSWERS) as readonly Answer["as"][]));
/** The shape of an answer. @internal */
export const answerSchema: Schema = (value, at, ...more) =>
  as(get(value, "as"), "as") ??
  strictObject<object>({ as, ...ANSWERS[get(value, "as") as Answer["as"]] })(value, at, ...more);

const wanted = 'answer.json("…"), answer.download("…", "image/png") or the like';
const NO_REPLY = `It gets (streaming, target), and not the reply, and returns how that is read: ${wanted}.`;

/** How an answer is read, as a provider says it. Throws where that is no way to read one. @internal */
export function checkedAnswer(say: () => unknown): Answer {
  let made: unknown;
  try {
    made = say();
  } catch (error) {
    // What looks for a member of a reply finds none in `streaming`, and that is a TypeError.
    if (!(error instanceof TypeError)) throw error;
    throw new PluginError("wrong-return", `\`answer\` threw: ${errorText(error)}. ${NO_REPLY}`);
  }
  if (made === undefined)
    throw new PluginError("wrong-return", `\`answer\` returned nothing. ${NO_REPLY}`);
  if (!isObject(made) || isPromise(made)) throw wrongReturn("answer", made, wanted);
  const flaw = answerSchema(made, "");
  if (flaw === undefined) return made as unknown as Answer;
  throw new PluginError("wrong-return", `\`answer\` returned an invalid answer: ${flaw}`);
}

const words = filled(is.string, '["processing"]');
const seconds = primitive(
  "a number above 0",
  "1",
  (value) => typeof value === "number" && Number.isFinite(value) && value > 0,
);
const piece = primitive(
  "a string, valueAt, urlAt or pathAt",
  'valueAt("id")',
  (value) =>
    typeof value === "string" ||
    isText(value) ||
    ["at", "urlAt", "pathAt"].some((name) => Array.isArray(get(value, name))),
);
const pieces = filled(piece, '[base, "/jobs/", valueAt("id")]');
/** The shape of a job. @internal */
export const jobSchema: Schema = strictObject<Job>({
  state: path,
  waiting: words,
  pollFirst: optional(is.boolean),
  status: pieces,
  result: optional(pieces),
  interval: seconds,
});

/** The schema of an item of several load snippets. @internal */
export const loadCodeSchema: Schema = looseObject({
  purpose: is.string,
  install: optional(install),
});

/** Says what a function returned, and what it is to return instead. @internal */
export function wrongReturn(name: string, returned: unknown, wanted: string): TypeError {
  return new PluginError(
    "wrong-return",
    `${whatItReturned(name, returned)} ${howToFix(returned, wanted)}`,
  );
}

/** Is this a promise, or what can be awaited as one? It may fail later without anybody hearing of it. @internal */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  if (!isObject(value) || typeof value["then"] !== "function") return false;
  // An application must not end for a failure that nobody listens to.
  (value as unknown as PromiseLike<unknown>).then(undefined, () => {});
  return true;
}

/** Refuses a promise, and takes anything else as it is. @internal */
export function rejectPromise<T>(name: string, returned: T, wanted: string): T {
  if (isPromise(returned)) throw wrongReturn(name, returned, wanted);
  return returned;
}

function whatItReturned(name: string, returned: unknown): string {
  if (isPromise(returned)) return `\`${name}\` returns a promise, but snippets are synchronous.`;
  return `\`${name}\` returned ${returned === undefined ? "nothing" : describe(returned)}.`;
}

const howToFix = (returned: unknown, wanted: string): string =>
  isPromise(returned) ? `Make it a plain function that returns ${wanted}.` : `Return ${wanted}.`;
