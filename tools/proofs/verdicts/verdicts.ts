// The committed verdicts of readers: one line for each built-in model.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a reader says of the programs of a model. */
export interface Verdict {
  readonly id: string;
  /** The shape of the programs that were read. */
  readonly shape: string;
  /** A hash of the programs that were read. */
  readonly digest: string;
  readonly verdict: "right" | "weak" | "wrong";
  /** The day of the reading, `YYYY-MM-DD`. */
  readonly date: string;
  /** What is weak or wrong; empty if it is right. */
  readonly reason: string;
}

const FILE = join(import.meta.dirname, "verdicts.tsv");
const HEADER = "id\tshape\tdigest\tverdict\tdate\treason";

/** Reads all verdicts. Throws if a line is not one. */
export const readVerdicts = (): readonly Verdict[] => parseVerdicts(readFileSync(FILE, "utf8"));

/** Parses verdicts. Throws if a line is not one, or if a model has two. */
export function parseVerdicts(text: string): readonly Verdict[] {
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== HEADER) throw new TypeError(`The first line must be ${HEADER}`);
  const verdicts = lines.map((line): Verdict => {
    const [id = "", shape = "", digest = "", verdict = "", date = "", reason = "", ...more] =
      line.split("\t");
    const isWhole =
      id !== "" &&
      /^[\da-f]{8} [\da-f]{8}$/.test(`${shape} ${digest}`) &&
      /^\d{4}-\d\d-\d\d$/.test(date) &&
      (verdict === "right" || ((verdict === "weak" || verdict === "wrong") && reason !== ""));
    if (!isWhole || more.length > 0) throw new TypeError(`Not a verdict: ${line}`);
    return { id, shape, digest, verdict, date, reason };
  });
  const ids = verdicts.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new TypeError(`${twice} has two verdicts`);
  return verdicts;
}

/** Whether a verdict still holds: a right program may have other strings, but a fault may have been one. */
export const holds = (
  verdict: Verdict | undefined,
  { shape, digest }: Pick<Verdict, "shape" | "digest">,
): boolean =>
  verdict !== undefined &&
  (verdict.verdict === "right" ? verdict.shape === shape : verdict.digest === digest);

/** Writes all verdicts, sorted by id. */
export function writeVerdicts(verdicts: readonly Verdict[]): void {
  const lines = verdicts
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, shape, digest, verdict, date, reason }) =>
      [id, shape, digest, verdict, date, reason].join("\t"),
    );
  writeFileSync(FILE, `${[HEADER, ...lines].join("\n")}\n`);
}
