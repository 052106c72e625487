// The schemas of what functions of plugins return, and the errors for anything else.
import { isFile, isText } from "../code/value.ts";
import { isRecord, member, nearestName, shown } from "../base/describe.ts";
import { PluginError, errorText } from "../base/issue.ts";
import { type Answer, type Job, LEAVES } from "../http/response.ts";
import type { WireParts } from "../http/request.ts";
import { install } from "./plugin-schemas.ts";
import * as is from "./schema.ts";
import {
  type Shape,
  type Shapes,
  leaf,
  listOf,
  objectWith,
  oneOf,
  optional,
  tableOf,
  withAtLeast,
} from "./schema.ts";

const headers: Shape = (value, at, ...more) =>
  tableOf(is.text)(value, at, ...more) ??
  Object.keys(value as object)
    .map((name) =>
      is.header(name, "") === undefined
        ? undefined
        : `headers has ${JSON.stringify(name)}, which is no name of a header. Write letters, digits and dashes.`,
    )
    .find(Boolean);
const textOrFile = leaf(
  "a text or a file",
  "String(…)",
  (value) => typeof value === "string" || isFile(value),
);
const jsonObject: Shape = leaf("an object of JSON", "{ … }", isRecord);
/** The shape of a request. @internal */
export const requestShape: Shape = objectWith<WireParts>({
  path: is.text,
  query: optional(tableOf(is.text)),
  baseUrl: optional(is.text),
  headers: optional(headers),
  json: optional(jsonObject),
  file: optional(leaf("a file of the inputs", "inputs", isFile)),
  form: optional(tableOf(textOrFile)),
  text: optional(is.text),
});
const step = leaf("a text or a number", '"status"', (value) =>
  ["string", "number"].includes(typeof value),
);
const path: Shape = listOf(step);
const filled =
  (item: Shape, like: string): Shape =>
  (value, at, orNot) =>
    listOf(item)(value, at, orNot) ?? some(like)(value, at, orNot);
const some = (like: string): Shape =>
  leaf("a list with something in it", like, (value) => (value as readonly unknown[]).length > 0);
const paths = filled(path, '[["data", 0, "url"]]');
const mime = leaf(
  "a MIME type",
  '"image/png"',
  (value) => typeof value === "string" && /^[\w.+-]+\/[\w.+*-]+$/.test(value),
);
const schema: Shape = (value, at) => {
  if (Array.isArray(value))
    return value.length === 1
      ? schema(value[0], `${at}[0]`)
      : `${at} is a list of ${value.length} shapes. Write the shape of each item alone: ["string"].`;
  if (isRecord(value)) return is.tableOf(schema)(value, at);
  if (typeof value === "string" && Object.hasOwn(LEAVES, value)) return undefined;
  const names = Object.keys(LEAVES);
  const near = typeof value === "string" ? nearestName(names, value) : undefined;
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  return `${at} is ${shown(value)}, which is no shape.${meant} There are "${names.join('", "')}", [shape] for a list and { name: shape } for an object.`;
};
const flag = optional(is.flag);
const ANSWERS: { readonly [A in Answer["as"]]: Shapes<Omit<Extract<Answer, { as: A }>, "as">> } = {
  json: { at: paths, holds: optional(listOf(schema)) },
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
export const answerShape: Shape = (value, at, ...more) =>
  as(member(value, "as"), "as") ??
  objectWith<object>({ as, ...ANSWERS[member(value, "as") as Answer["as"]] })(value, at, ...more);

const wanted = 'answer.json("…"), answer.download("…", "image/png") or the like';
const NO_REPLY = `It gets (streaming, target), and not the reply, and returns how that is read: ${wanted}.`;

/** How an answer is read, as a provider says it. Throws where that is no way to read one. @internal */
export function answerOf(say: () => unknown): Answer {
  let made: unknown;
  try {
    made = say();
  } catch (error) {
    // What looks for a member of a reply finds none in `streaming`, and that is a TypeError.
    if (!(error instanceof TypeError)) throw error;
    throw new PluginError("wrong-return", `\`answer\` threw: ${errorText(error)}. ${NO_REPLY}`);
  }
  if (made === undefined) throw new PluginError("wrong-return", `\`answer\` returned nothing. ${NO_REPLY}`);
  if (!isRecord(made) || isPromise(made)) throw misreturned("answer", made, wanted);
  const flaw = answerShape(made, "");
  if (flaw === undefined) return made as unknown as Answer;
  throw new PluginError("wrong-return", `what \`answer\` returned is no answer: ${flaw}`);
}

const words = filled(is.text, '["processing"]');
const seconds = leaf(
  "a number above 0",
  "1",
  (value) => typeof value === "number" && Number.isFinite(value) && value > 0,
);
const piece = leaf(
  "a text, or valueAt, urlAt or pathAt of a place",
  'valueAt("id")',
  (value) =>
    typeof value === "string" ||
    isText(value) ||
    ["at", "urlAt", "pathAt"].some((name) => Array.isArray(member(value, name))),
);
const pieces = filled(piece, '[base, "/jobs/", valueAt("id")]');
/** The shape of a job. @internal */
export const jobShape: Shape = objectWith<Job>({
  state: path,
  waiting: words,
  pollFirst: optional(is.flag),
  status: pieces,
  result: optional(pieces),
  interval: seconds,
});

/** The schema of an item of several load snippets. @internal */
export const loadCodeShape: Shape = withAtLeast({ purpose: is.text, install: optional(install) });

/** Says what a function returned, and what it is to return instead. @internal */
export function misreturned(name: string, returned: unknown, wanted: string): TypeError {
  return new PluginError("wrong-return", `${said(name, returned)} ${mend(returned, wanted)}`);
}

/** Is this a promise, or what can be awaited as one? It may fail later without anybody hearing of it. @internal */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  if (!isRecord(value) || typeof value["then"] !== "function") return false;
  // An application must not end for a failure that nobody listens to.
  (value as unknown as PromiseLike<unknown>).then(undefined, () => {});
  return true;
}

/** Refuses a promise, and takes anything else as it is. @internal */
export function notPromised<T>(name: string, returned: T, wanted: string): T {
  if (isPromise(returned)) throw misreturned(name, returned, wanted);
  return returned;
}

function said(name: string, returned: unknown): string {
  if (isPromise(returned)) return `\`${name}\` returns a promise, and snippets are synchronous.`;
  return `\`${name}\` returned ${returned === undefined ? "nothing" : shown(returned)}.`;
}

const mend = (returned: unknown, wanted: string): string =>
  isPromise(returned) ? `Make it a plain function that returns ${wanted}.` : `Return ${wanted}.`;
