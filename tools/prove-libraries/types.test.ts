// An unknown module, name, attribute or argument in a program is found by its types.
import { expect, test } from "vitest";
import { temporary } from "../temporary.ts";
import { excused } from "./faults.ts";
import type { Sourced } from "./packages.ts";
import { blockOf } from "./testing.ts";
import { checkTypes } from "./types.ts";

const OURS = `
import absent

class Model:
    def __init__(self, path):
        self.path = path

    @classmethod
    def load(cls, path, *, device="cpu"):
        return cls(path)

    def predict(self, text: str):
        return absent.predict(text)

def number() -> int:
    return 1
`;

const { folder: root } = temporary({ "ours/__init__.py": OURS });

const GOOD = `import ours

model = ours.Model.load("a", device="cuda")

print(model.predict("b").anything)
`;

const sourced = (content: string, more: Partial<Sourced> = {}): Sourced => ({
  block: blockOf(content),
  roots: [root],
  packages: { ours: "1.0" },
  missing: [],
  faults: [],
  ...more,
});

test("a planted fault is found in its line, and a correct program has none", async () => {
  const planted = [
    GOOD,
    GOOD.replace("import ours", "import ours.parts as ours"),
    GOOD.replace("import ours", "from ours import Modell as ours"),
    GOOD.replace("Model.load", "Model.lode"),
    GOOD.replace("device=", "devise="),
    GOOD.replace('"a", ', ""),
    GOOD.replace('"b"', '"b", "c"'),
    GOOD.replace("print(model", "print(mode1"),
    GOOD.replace("print(", "print("),
    // The wrong type of an argument means little if types are inferred.
    GOOD.replace('"b"', "1"),
    GOOD.replace("import ours", "import ours, somewhere"),
  ];
  const all = planted.map((content) => sourced(content));
  const faults = await checkTypes(all, 1);
  const found = faults.map(
    ({ block, line, code }) => `${planted.indexOf(block.content)}: ${line} ${code}`,
  );
  expect([...new Set(found)].sort()).toEqual([
    "10: 1 reportMissingImports",
    "1: 1 reportMissingImports",
    "2: 1 reportAttributeAccessIssue",
    "3: 3 reportAttributeAccessIssue",
    "4: 3 reportCallIssue",
    "5: 3 reportCallIssue",
    "6: 5 reportCallIssue",
    "7: 5 reportUndefinedVariable",
  ]);
});

test("a module that is known to be missing is not a fault at its import", async () => {
  const content = "import elsewhere\nimport ours\n\nprint(elsewhere.a, ours.b)\n";
  const missing = [{ what: "elsewhere", why: "It comes with a clone." }];
  const faults = await checkTypes([sourced(content, { missing })], 1);
  expect(faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
    "4 reportAttributeAccessIssue",
  ]);
});

test("an excuse is for its library, and must be needed", async () => {
  const faults = await checkTypes([sourced("import ours\n\nours.number().a\nours.b\n")], 1);
  const excuse = {
    library: "ours",
    code: "reportAttributeAccessIssue",
    pattern: /"a" for class "int"/,
    reason: "It is there.",
  };
  const needless = [
    { ...excuse, library: "another" },
    { ...excuse, pattern: /never reported/ },
  ];
  const left = excused(faults, [...needless, excuse]);
  expect(left.faults.map(({ line }) => line)).toEqual([4]);
  expect(left.needless).toEqual(needless);
});
