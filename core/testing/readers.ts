// The readers run inside the interpreters: they execute a program that fills `values`, and report what differs.

/** Takes the program's path; reads what is wanted from its input; prints the places and texts of what differs. @internal */
export const PYTHON_READER = `
import base64, json, sys

def same(a, b):
    if type(a) is not type(b):
        return False
    if isinstance(a, float):
        return repr(a) == repr(b)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[key], b[key]) for key in a)
    return a == b

values = []
with open(sys.argv[1], encoding="utf-8", newline="") as source:
    exec(compile(source.read(), sys.argv[1], "exec"), {"values": values})
wanted = json.load(sys.stdin)
assert len(values) == len(wanted), f"{len(values)} values for {len(wanted)}"
unequal = []
for at, (value, want) in enumerate(zip(values, wanted)):
    if want["bytes"]:
        assert type(value) is bytes
        value = base64.b64encode(value).decode()
    if not same(value, json.loads(want["json"])):
        unequal.append([at, repr(value)])
json.dump(unequal, sys.stdout)
`;

/** The same for JavaScript. @internal */
export const JS_READER = `
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect, isDeepStrictEqual } from "node:util";

const values = (globalThis.values = []);
await import(pathToFileURL(process.argv[1]));
const wanted = JSON.parse(readFileSync(0));
if (values.length !== wanted.length) throw new Error(values.length + " values for " + wanted.length);
const unequal = [];
for (const [at, want] of wanted.entries()) {
  let value = values[at];
  if (want.bytes) {
    if (!(value instanceof Blob)) throw new TypeError("not a Blob: " + inspect(value));
    value = Buffer.from(await value.arrayBuffer()).toString("base64");
  }
  const expected = JSON.parse(want.json);
  if (!isDeepStrictEqual(value, expected) || JSON.stringify(value) !== JSON.stringify(expected))
    unequal.push([at, inspect(value)]);
}
writeSync(1, JSON.stringify(unequal));
`;
