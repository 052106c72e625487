// What a provider's `answer` and `job` returned is looked at: a reply that cannot be read, or a job that never ends, is said.
import { isText } from "../code/value.ts";
import { misuse } from "../hub/guard.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import * as is from "../hub/shape.ts";
import { leaf, listOf, objectWith, oneOf, optional, type Shape } from "../hub/shape.ts";
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
const ANSWERS: Readonly<Record<Answer["as"], Shape>> = {
  json: objectWith({ at: paths, holds: optional(listOf(schema)) }),
  stream: objectWith({}),
  bytes: objectWith({ type: mime }),
  file: objectWith({ at: paths, holds: oneOf("base64", "hex", "url"), type: mime }),
};
const as = oneOf(...(Object.keys(ANSWERS) as readonly Answer["as"][]));

/** How an answer is read. Throws where that is no way to read one. @internal */
export function answerOf(made: unknown): Answer {
  const wanted = 'answer.json("…"), answer.download("…", "image/png") or the like';
  if (!is.isRecord(made) || isPromise(made)) throw misreturned("answer", made, wanted);
  const flaw = as(made["as"], "as") ?? ANSWERS[made["as"] as Answer["as"]](made, "");
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
const job = objectWith<Job>({
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
  const flaw = job(made, "") ?? wordsFlaw(given) ?? addressFlaw(given, base);
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
      return `${name} begins with ${typeof first === "string" ? is.shown(first) : "a piece of a reply"}, which is no server. Begin with \`base\`, with a whole URL, or with urlAt("…").`;
    if (rest.some((one) => typeof one === "object" && "urlAt" in one))
      return `${name} has urlAt behind its first piece, and a URL in the middle of another leads nowhere. Take valueAt or pathAt there.`;
    if (isTorn(address, base))
      return `${name} goes on behind \`base\` without a slash, which leads to another server. Write [base, "/…"].`;
  }
  return undefined;
}

// A base ends without a slash, so that what follows has to bring one; the path of a URL does.
function isTorn(address: readonly UrlPiece[], base: string): boolean {
  const end = address.findIndex((piece) => typeof piece !== "string");
  const lead = address.slice(0, end < 0 ? address.length : end).join("");
  if (!lead.startsWith(base)) return false;
  const next = lead.slice(base.length);
  const last = end < 0 ? undefined : address[end];
  if (next !== "") return !/^[/?]/.test(next);
  return typeof last === "object" && "at" in last;
}

function isRoot(first: UrlPiece): boolean {
  const text = isText(first) ? first.parts[0] : first;
  if (typeof text === "string") return /^https?:\/\/[\w[]/.test(text);
  return typeof first === "object" && "urlAt" in first;
}
