// The schemas of the return values of plugin functions, and the errors for invalid values.
import { isEnv, isFile, isText } from "../code/value.ts";
import { isObject, get, describe } from "../base/describe.ts";
import { type Absence, PluginError, errorText, invalidReturn } from "../base/issue.ts";
import type { Answer, Job, ResponseSchema } from "../http/response.ts";
import type { RequestSpec } from "../http/request.ts";
import { suggestion } from "../snippets/options.ts";
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
} from "./schema.ts";

const headerValue = primitive(
  "a string, or a string with env(…)",
  '"1"',
  (value) =>
    typeof value === "string" ||
    isEnv(value) ||
    (isText(value) && value.parts.every((part) => typeof part === "string" || isEnv(part))),
);
const headers: Schema = (value, at, ...more) =>
  record(headerValue)(value, at, ...more) ??
  Object.keys(value as object)
    .filter((name) => is.header(name, "") !== undefined)
    .map(
      (name) =>
        `headers has ${JSON.stringify(name)}, which is not a header name. Use letters, digits and dashes.`,
    )[0];
const textOrFile = primitive(
  "a string or a file",
  "String(…)",
  (value) => typeof value === "string" || isFile(value),
);
export const requestSchema: Schema = strictObject<RequestSpec>({
  path: is.string,
  query: optional(record(is.string)),
  baseUrl: optional(is.string),
  headers: optional(headers),
  json: optional(primitive("a JSON object", "{ … }", isObject)),
  file: optional(primitive("a file of the inputs", "inputs", isFile)),
  form: optional(record(textOrFile)),
});
const pathStep = primitive("a string or a number", '"status"', (value) =>
  ["string", "number"].includes(typeof value),
);
const isNotEmpty = (value: unknown): boolean => (value as readonly unknown[]).length > 0;
const nonEmptyArrayOf =
  (item: Schema, like: string): Schema =>
  (...args) =>
    arrayOf(item)(...args) ?? primitive("a non-empty array", like, isNotEmpty)(...args);
const paths = nonEmptyArrayOf(arrayOf(pathStep), '[["data", 0, "url"]]');
const streamPath = nonEmptyArrayOf(pathStep, '["delta", "text"]');
// Programs skip data without a brace, and parse all other data.
const streamEnd = primitive("a string without {", '"[DONE]"', is.matches(/^[^{]*$/));
const mime = primitive("a MIME type", '"image/png"', is.matches(/^[\w.+-]+\/[\w.+*-]+$/));
// An object, so that the compiler checks that no name is missing.
const PRIMITIVES: { readonly [L in Extract<ResponseSchema, string>]: true } = {
  string: true,
  number: true,
  numbers: true,
  boolean: true,
  json: true,
  URL: true,
  base64: true,
};
// A schema of JSON that a plugin writes, e.g. `["string"]`.
const jsonSchema: Schema = (value, at) => {
  if (Array.isArray(value))
    return value.length === 1
      ? jsonSchema(value[0], `${at}[0]`)
      : `${at} is an array of ${value.length} schemas. Write one schema for all items: ["string"].`;
  if (isObject(value)) return record(jsonSchema)(value, at);
  if (typeof value === "string" && Object.hasOwn(PRIMITIVES, value)) return undefined;
  const names = Object.keys(PRIMITIVES);
  const hint = typeof value === "string" ? suggestion(names, value) : "";
  return `${at} is ${describe(value)}, which is not a schema.${hint} Use "${names.join('", "')}", [schema] for an array or { name: schema } for an object.`;
};
const ANSWERS: {
  readonly [A in Answer["kind"]]: Schemas<Omit<Extract<Answer, { kind: A }>, "kind">>;
} = {
  json: { at: paths, schemas: optional(arrayOf(jsonSchema)), textUrl: optional(is.string) },
  stream: {
    format: oneOf("sse", "json lines"),
    path: streamPath,
    type: optional(is.string),
    failures: is.strings,
    done: optional(streamEnd),
  },
  bytes: { type: mime },
  file: {
    at: paths,
    encoding: oneOf("base64", "url"),
    type: mime,
    list: optional(is.boolean),
  },
};
const kind = oneOf(...(Object.keys(ANSWERS) as readonly Answer["kind"][]));
export const answerSchema: Schema = (value, at, ...more) =>
  kind(get(value, "kind"), "kind") ??
  strictObject<object>({ kind, ...ANSWERS[get(value, "kind") as Answer["kind"]] })(
    value,
    at,
    ...more,
  );

const ANSWER = 'answer.json("…"), answer.download("…", "image/png") or another result of `answer`';
const ANSWER_HINT = `It gets (streaming, target), not the response, and returns how to read the response: ${ANSWER}.`;

/** Calls the `answer` function of a plugin, and checks the result. Throws if the result is not an answer. @internal */
export function checkedAnswer(call: () => unknown): Answer {
  let answer: unknown;
  try {
    answer = call();
  } catch (error) {
    // A common mistake: `answer` reads the response from its first argument, which is a boolean.
    if (!(error instanceof TypeError)) throw error;
    throw new PluginError("wrong-return", `\`answer\` threw: ${errorText(error)}. ${ANSWER_HINT}`);
  }
  if (answer === undefined)
    throw new PluginError("wrong-return", `\`answer\` returned nothing. ${ANSWER_HINT}`);
  if (!isObject(answer) || isPromise(answer)) throw wrongReturn("answer", answer, ANSWER);
  const issue = answerSchema(answer, "");
  if (issue === undefined) return answer as unknown as Answer;
  throw invalidReturn("answer", issue);
}

const seconds = primitive(
  "a number above 0",
  "1",
  (value) => typeof value === "number" && Number.isFinite(value) && value > 0,
);
const urlPart = primitive(
  "a string, valueAt, urlAt or pathAt",
  'valueAt("id")',
  (value) =>
    typeof value === "string" ||
    isText(value) ||
    ["at", "urlAt", "pathAt"].some((name) => Array.isArray(get(value, name))),
);
const urlParts = nonEmptyArrayOf(urlPart, '[base, "/jobs/", valueAt("id")]');
export const jobSchema: Schema = strictObject<Job>({
  state: is.nonEmptyString,
  waiting: nonEmptyArrayOf(is.string, '["processing"]'),
  pollFirst: optional(is.boolean),
  status: urlParts,
  result: optional(urlParts),
  interval: seconds,
});

export function wrongReturn(name: string, returned: unknown, wanted: string): TypeError {
  const empty = isPromise(returned) || !get(returned, "reason") ? undefined : emptyIn(returned);
  const what = returned === undefined ? "nothing" : describe(returned);
  const message = isPromise(returned)
    ? `\`${name}\` returns a promise, but snippets are synchronous. Make it a plain function that returns ${wanted}.`
    : empty === undefined
      ? `\`${name}\` returned ${what}. Return ${wanted}.`
      : `\`${name}\` returned an absence without \`${empty}\`. Write it as a string that is not empty.`;
  return new PluginError("wrong-return", message);
}

/** Is the value an absence, with a code, a reason and a fix that are not empty? @internal */
export const isWholeAbsence = (value: unknown): value is Absence => emptyIn(value) === undefined;

const emptyIn = (value: unknown): string | undefined =>
  ["code", "reason", "fix"].find((name) => is.nonEmptyString(get(value, name), name));

/** Whether a value is a promise or another thenable. Its rejections are ignored. @internal */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  if (!isObject(value) || typeof value["then"] !== "function") return false;
  // An unhandled rejection would end the application.
  (value as unknown as PromiseLike<unknown>).then(undefined, () => {});
  return true;
}
