// What a provider's `answer` returned is looked at: a reply that cannot be read is said.
import { isRecord, member, shown } from "../hub/anything.ts";
import { misuse, textOf } from "../hub/guard.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import * as is from "../hub/shape.ts";
import {
  leaf,
  listOf,
  objectWith,
  oneOf,
  optional,
  type Shape,
  type Shapes,
} from "../hub/shape.ts";
import { nearestName } from "../hub/nearest.ts";
import type { Answer } from "../model/answer.ts";
import { LEAVES } from "../model/schema.ts";

const step = leaf("a text or a number", '"status"', (value) =>
  ["string", "number"].includes(typeof value),
);
/** Steps into a reply. @internal */
export const path: Shape = listOf(step);
/** A list of such items with at least one, written like this. @internal */
export const filled =
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
    throw misuse("wrong-return", `\`answer\` threw: ${textOf(error)}. ${NO_REPLY}`);
  }
  if (made === undefined) throw misuse("wrong-return", `\`answer\` returned nothing. ${NO_REPLY}`);
  if (!isRecord(made) || isPromise(made)) throw misreturned("answer", made, wanted);
  const flaw = answerShape(made, "");
  if (flaw === undefined) return made as unknown as Answer;
  throw misuse("wrong-return", `what \`answer\` returned is no answer: ${flaw}`);
}
