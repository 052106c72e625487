// An unknown module, name, attribute or argument in a program is found by its types.
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { excused } from "./faults.ts";
import type { Sourced } from "./packages.ts";
import { blockOf, sourcedOf } from "./testing.ts";
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

const sourced = (content: string, more: Partial<Sourced> = {}): Sourced =>
  sourcedOf(blockOf(content), { roots: [root], ...more });

const PLANTED: readonly (readonly [text: string, wrong: string, found?: string])[] = [
  ["", ""],
  ["import ours", "import ours.parts as ours", "1 reportMissingImports"],
  ["import ours", "from ours import Modell as ours", "1 reportAttributeAccessIssue"],
  ["import ours", "import ours, somewhere", "1 reportMissingImports"],
  ["Model.load", "Model.lode", "3 reportAttributeAccessIssue"],
  ["device=", "devise=", "3 reportCallIssue"],
  ['"a", ', "", "3 reportCallIssue"],
  ['"b"', '"b", "c"', "5 reportCallIssue"],
  // The wrong type of an argument means little if types are inferred.
  ['"b"', "1"],
  ["print(model", "print(mode1", "5 reportUndefinedVariable"],
];

test("a planted fault is found in its line, and a correct program has none", async () => {
  const planted = PLANTED.map(([text, wrong]) => sourced(GOOD.replace(text, wrong)));
  const faults = await checkTypes(planted);
  const codes = planted.map(({ block }) =>
    faults.flatMap((fault) => (fault.block === block ? `${fault.line} ${fault.code}` : [])),
  );
  expect(codes.map(([first]) => first)).toEqual(PLANTED.map(([, , wanted]) => wanted));
});

test("a module that is known to be missing is not a fault at its import", async () => {
  const content = "import elsewhere\nimport ours\n\nprint(elsewhere.a, ours.b)\n";
  const missing = [{ what: "elsewhere", why: "It comes with a clone." }];
  const faults = await checkTypes([sourced(content, { missing })]);
  expect(faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
    "4 reportAttributeAccessIssue",
  ]);
});

test("an excuse is for its library, and must be needed", async () => {
  const faults = await checkTypes([sourced("import ours\n\nours.number().a\nours.b\n")]);
  const excuse = {
    library: "ours",
    code: "reportAttributeAccessIssue",
    pattern: /"a" for class "int"/,
    reason: "It is there.",
    program: /^/,
  };
  const needless = [
    { ...excuse, library: "another" },
    { ...excuse, pattern: /never reported/ },
  ];
  const left = excused(faults, [...needless, excuse]);
  expect(left.faults.map(({ line }) => line)).toEqual([4]);
  expect(left.needless).toEqual(needless);
});
