// Says which built-in models have programs that nobody has read: npm run check verdicts. `--unread FILE` writes them to
// read; `--add FILE` takes lines of id, verdict and reason. Only a file that cannot be read fails.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { builtIn } from "../../support/built-in.ts";
import { programsOf } from "./programs.ts";
import { readRows, writeRows } from "../../support/rows.ts";
import { withInfo } from "../../support/transformers-info.ts";
import { holds, type Verdict, VERDICTS } from "./verdicts.ts";

const { values } = parseArgs({ options: { unread: { type: "string" }, add: { type: "string" } } });
const records = await builtIn();
const programs = records.map(programsOf);
// The Hub adds transformersInfo to these records.
const onHub = records.map(withInfo).map(programsOf);
const printed = new Map(programs.map((program) => [program.id, program]));
if (values.add !== undefined) add(values.add);

const verdicts = readRows(VERDICTS);
const read = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
const unread = programs.filter((program) => !holds(read.get(program.id), program));
if (values.unread !== undefined) {
  const sorted = unread.toSorted((a, b) => (a.shape < b.shape ? -1 : 1));
  const pages = sorted.map(({ id, shape, load, call }) =>
    [`## ${id} (${shape})`, load, "---", call].join("\n"),
  );
  writeFileSync(values.unread, pages.join("\n\n"));
}
const count = (wanted: Verdict["verdict"], among = programs): number =>
  among.filter((program) => {
    const verdict = read.get(program.id);
    return verdict?.verdict === wanted && holds(verdict, program);
  }).length;
console.log(
  `${programs.length} models: ${count("right")} right, ${count("weak")} weak, ${count("wrong")} wrong, ${unread.length} not read since their program changed`,
);
console.log(
  `with transformersInfo: ${count("right", onHub)} right, ${count("weak", onHub)} weak, ${count("wrong", onHub)} wrong; other programs: ${
    onHub.flatMap(({ id, digest }) => (printed.get(id)?.digest === digest ? [] : [id])).join(" ") ||
    "none"
  }`,
);

function add(file: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const added = new Map<string, Verdict>();
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
    const [id = "", verdict = "", reason = ""] = line.split("\t");
    const program = printed.get(id);
    if (program === undefined) throw new TypeError(`${id} is not built in`);
    const { shape, digest } = program;
    added.set(id, { id, shape, digest, verdict: verdict as Verdict["verdict"], date: day, reason });
  }
  const kept = readRows(VERDICTS).filter(({ id }) => printed.has(id) && !added.has(id));
  writeRows(VERDICTS, [...kept, ...added.values()]);
}
