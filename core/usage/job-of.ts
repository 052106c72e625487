// What a provider's `job` returned is looked at: a job that never ends, or whose address gets a key that is not its own, is said.
import { isRecord, member, shown } from "../hub/anything.ts";
import { isText, type TextPart } from "../code/value.ts";
import { misuse } from "../hub/guard.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import * as is from "../hub/shape.ts";
import { leaf, objectWith, optional, type Shape } from "../hub/shape.ts";
import type { Job, UrlPiece } from "../model/answer.ts";
import { filled, path } from "./reading.ts";

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

/** How a job is followed. Throws where nobody could follow it. @internal */
export function jobOf(made: unknown, base: string): Job {
  const wanted = "{ state, waiting, status, interval }";
  if (!isRecord(made) || isPromise(made)) throw misreturned("job", made, wanted);
  const given = made as unknown as Job;
  const flaw = jobShape(made, "") ?? addressFlaw(given, base);
  if (flaw === undefined) return given;
  throw misuse("wrong-return", `what \`job\` returned is no job: ${flaw}`);
}

function addressFlaw({ status, result = status }: Job, base: string): string | undefined {
  for (const [name, address] of Object.entries({ status, result })) {
    const [first, ...rest] = address;
    if (!isRoot(first!))
      return `${name} begins with ${typeof first === "string" ? shown(first) : "a piece of a reply"}, which is no server. Begin with \`base\`, or with urlAt("…").`;
    const [lead] = leadOf(address);
    if (lead !== "" && !lead.startsWith(base))
      return `${name} begins with ${shown(lead)}, and the key would go there, which belongs to ${JSON.stringify(base)} alone. Begin with \`base\`, which is the router for routed calls, or with urlAt("…"), which is asked without the key.`;
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
