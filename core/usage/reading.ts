// What a provider's `answer` and `job` returned is looked at: a reply that cannot be read, or a job that never ends, is said.
import { isText, type TextPart } from "../code/value.ts";
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
import type { Answer, Job, UrlPiece } from "../model/answer.ts";
import { LEAVES } from "../model/schema.ts";

const step = leaf("a text or a number", '"status"', (value) =>
  ["string", "number"].includes(typeof value),
);
const path = listOf(step);
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
  if (is.isRecord(value)) return is.tableOf(schema)(value, at);
  if (typeof value === "string" && Object.hasOwn(LEAVES, value)) return undefined;
  const names = Object.keys(LEAVES);
  const near = typeof value === "string" ? nearestName(names, value) : undefined;
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  return `${at} is ${is.shown(value)}, which is no shape.${meant} There are "${names.join('", "')}", [shape] for a list and { name: shape } for an object.`;
};
const flag = optional(is.flag);
const ANSWERS: { readonly [A in Answer["as"]]: Shapes<Omit<Extract<Answer, { as: A }>, "as">> } = {
  json: { at: paths, holds: optional(listOf(schema)) },
  stream: {},
  bytes: { type: mime },
  file: {
    at: paths,
    holds: oneOf("base64", "hex", "url"),
    type: mime,
    dataUrl: flag,
    list: flag,
  },
};
const as = oneOf(...(Object.keys(ANSWERS) as readonly Answer["as"][]));
/** The shape of an answer. @internal */
export const answerShape: Shape = (value, at, ...more) =>
  as(is.member(value, "as"), "as") ??
  objectWith<object>({ as, ...ANSWERS[is.member(value, "as") as Answer["as"]] })(
    value,
    at,
    ...more,
  );

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
  if (!is.isRecord(made) || isPromise(made)) throw misreturned("answer", made, wanted);
  const flaw = answerShape(made, "");
  if (flaw === undefined) return made as unknown as Answer;
  throw misuse("wrong-return", `what \`answer\` returned is no answer: ${flaw}`);
}

const words = filled(is.text, '["succeeded"]');
const above = (least: number): Shape =>
  leaf(
    least === 0 ? "a number above 0" : `a whole number from ${least}`,
    "1",
    (value) =>
      typeof value === "number" &&
      Number.isFinite(value) &&
      (least === 0 ? value > 0 : Number.isInteger(value) && value >= least),
  );
const piece = leaf(
  "a text, or valueAt, urlAt or pathAt of a place",
  'valueAt("id")',
  (value) =>
    typeof value === "string" ||
    isText(value) ||
    ["at", "urlAt", "pathAt"].some((name) => Array.isArray(is.member(value, name))),
);
const pieces = filled(piece, '[base, "/jobs/", valueAt("id")]');
/** The shape of a job. @internal */
export const jobShape: Shape = objectWith<Job>({
  state: path,
  done: words,
  failed: listOf(is.text),
  waiting: optional(listOf(is.text)),
  status: pieces,
  result: optional(pieces),
  interval: above(0),
  cap: above(1),
});

/** How a job is followed. Throws where nobody could follow it. @internal */
export function jobOf(made: unknown, base: string): Job {
  const wanted = "{ state, done, failed, status, interval, cap }";
  if (!is.isRecord(made) || isPromise(made)) throw misreturned("job", made, wanted);
  const given = made as unknown as Job;
  const flaw = jobShape(made, "") ?? wordsFlaw(given) ?? addressFlaw(given, base);
  if (flaw === undefined) return given;
  throw misuse("wrong-return", `what \`job\` returned is no job: ${flaw}`);
}

function wordsFlaw({ done, failed, waiting = [] }: Job): string | undefined {
  const all = [...done, ...failed, ...waiting];
  const twice = all.find((word, at) => all.indexOf(word) < at);
  return twice === undefined
    ? undefined
    : `the state ${JSON.stringify(twice)} is said twice, in \`done\`, \`failed\` or \`waiting\`. Leave one out.`;
}

function addressFlaw({ status, result = status }: Job, base: string): string | undefined {
  for (const [name, address] of Object.entries({ status, result })) {
    const [first, ...rest] = address;
    if (!isRoot(first!))
      return `${name} begins with ${typeof first === "string" ? is.shown(first) : "a piece of a reply"}, which is no server. Begin with \`base\`, or with urlAt("…").`;
    const [lead] = leadOf(address);
    if (lead !== "" && !lead.startsWith(base))
      return `${name} begins with ${is.shown(lead)}, and the key would go there, which belongs to ${JSON.stringify(base)} alone. Begin with \`base\`, which is the router for routed calls, or with urlAt("…"), which is asked without the key.`;
    if (rest.some((one) => typeof one === "object" && "urlAt" in one))
      return `${name} has urlAt behind its first piece, and a URL in the middle of another leads nowhere. Take valueAt or pathAt there.`;
    if (isTorn(address, base))
      return `${name} goes on behind \`base\` without a slash, which leads to another server. Write [base, "/…"].`;
  }
  return undefined;
}

// What an address begins with, as far as it is known before there is a reply, and what comes after that.
function leadOf(address: readonly UrlPiece[]): readonly [string, object | undefined] {
  const pieces = address.flatMap<UrlPiece | TextPart>((piece) =>
    isText(piece) ? piece.parts : [piece],
  );
  const end = pieces.findIndex((piece) => typeof piece !== "string");
  const lead = pieces.slice(0, end < 0 ? pieces.length : end).join("");
  return [lead, pieces[end] as object | undefined];
}

// A base ends without a slash, so that what follows has to bring one; the path of a URL does.
function isTorn(address: readonly UrlPiece[], base: string): boolean {
  const [lead, after] = leadOf(address);
  if (lead !== base) return lead !== "" && !/^[/?]/.test(lead.slice(base.length));
  return after !== undefined && !("pathAt" in after);
}

function isRoot(first: UrlPiece): boolean {
  const text = isText(first) ? first.parts[0] : first;
  if (typeof text === "string") return /^https?:\/\/[\w[]/.test(text);
  return typeof first === "object" && "urlAt" in first;
}
