// Each kind of fault is planted in a correct program, and must be reported at its line and level.
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ensurePython } from "../../../support/setup.ts";
import type { Excuse } from "../../../support/excuses.ts";
import { skeletonOf, type Snippet } from "./finding.ts";
import { checkSnippets } from "./index.ts";

const PYTHON = `import os

from openai import OpenAI

client = OpenAI(base_url="https://a.test/v1", api_key=os.environ["KEY"])
completion = client.chat.completions.create(
    model="acme/one",
    messages=[{"role": "user", "content": "Hello."}],
    temperature=0.5,
)
print(completion.choices[0].message.content)
`;
const JS = `import { OpenAI } from "openai";

const client = new OpenAI({ baseURL: "https://a.test/v1", apiKey: process.env.KEY });
const completion = await client.chat.completions.create({
    model: "acme/one",
    messages: [{ role: "user", content: "Hello." }],
    temperature: 0.5,
});
console.log(completion.choices[0]?.message.content);
`;
const SH = `answer=$(curl -sS https://a.test -d '{"a": 1}') || exit 1
printf '%s\\n' "$answer"
`;
const POWERSHELL = `$request = @{
    Headers = @{ Authorization = "Bearer \${env:KEY}" }
    Body = '{"a": "it''s"}'
}
Invoke-WebRequest @request
`;
const SWIFT = `import Foundation

let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.test")!)
if data.isEmpty {
    fatalError("no data")
}
`;
const LANGUAGES = { python: PYTHON, js: JS, sh: SH, powershell: POWERSHELL, swift: SWIFT };

type Planted = readonly [language: keyof typeof LANGUAGES, from: string, to: string, fault: string];
const PLANTED: readonly Planted[] = [
  ["python", '"Hello."}]', '"Hello."}', "parsed syntax 8"],
  ["python", "os.environ", "oz.environ", "names reportUndefinedVariable 5"],
  ["python", "import os", "import noos", "names reportMissingImports 1"],
  ["python", "import OpenAI", "import OpenAY", "typed reportAttributeAccessIssue 3"],
  ["python", "temperature=", "temparature=", "typed reportCallIssue 6"],
  ["python", "temperature=0.5", 'temperature="hot"', "typed reportArgumentType 9"],
  ["python", '"user"', '"users"', "typed reportArgumentType 8"],
  ["python", "].message", "].massage", "typed reportAttributeAccessIssue 11"],
  ["python", ".content)", ".content.strip())", "typed reportOptionalMemberAccess 11"],
  ["python", "client =", "if os:\n    client =", "typed reportPossiblyUnboundVariable 7"],
  ["js", "const client =", "const client", "parsed TS1005 3"],
  ["js", "new OpenAI", "new OpenAY", "names TS2552 3"],
  ["js", '"openai"', '"opena"', "names TS2307 1"],
  ["js", "import { OpenAI }", "import { OpenAY as OpenAI }", "names TS2724 1"],
  ["js", "temperature:", "temparature:", "typed TS2769 7"],
  ["js", "temperature: 0.5", 'temperature: "hot"', "typed TS2769 7"],
  ["js", "?.message", "?.massage", "typed TS2551 9"],
  ["js", ".content)", ".content.trim())", "typed TS2531 9"],
  ["sh", "|| exit 1", "|| (exit 1", "parsed SC1072 3"],
  ["sh", '"$answer"', '"$answr"', "names SC2154 2"],
  ["sh", '"$answer"', "$answer", "typed SC2086 2"],
  ["powershell", "it''s", "it's", "parsed syntax 3"],
  ["powershell", " }\n", "\n", "parsed syntax 1"],
  ["swift", "!)\n", "!\n", "parsed syntax 3"],
  ["swift", "}\n", "\n", "parsed syntax 4"],
];

const snippet = (name: string, language: string, content: string, client = "a"): Snippet => ({
  name,
  client: `${language}/${client}`,
  language,
  content,
});

let around: Parameters<typeof checkSnippets>[1];
beforeAll(async () => {
  const python = await ensurePython();
  around = { pythonOf: () => python, modules: resolve("node_modules") };
});

test("each planted fault is found, and correct programs have none", async () => {
  const correct = Object.entries(LANGUAGES).map(([name, text]) => snippet("correct", name, text));
  const faulty = PLANTED.map(([language, from, to, fault]) =>
    snippet(
      `${language}: ${from} ${fault}`,
      language,
      LANGUAGES[language].replace(from, () => to),
    ),
  );
  const { findings } = await checkSnippets([...correct, ...faulty], around, []);
  const found = findings.map(
    ({ snippet: { name }, level, code, line }) => `${name}: ${level} ${code} ${line}`,
  );
  const wanted = PLANTED.map(([, , , fault], at) => `${faulty[at]!.name}: ${fault}`);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found.filter((line) => line.startsWith("correct"))).toEqual([]);
});

const EXCESS: Excuse = {
  subject: "js/a",
  code: "TS2769",
  pattern: /'extra' does not exist/,
  reason: "It is sent.",
  program: /^/,
};

test("an excuse is for its client, hides no other fault, and must be needed", async () => {
  const extra = JS.replace("temperature: 0.5", "extra: { a: 1 },\n    temperature: 0.5");
  const others = [
    { ...EXCESS, program: /not in it/ },
    { ...EXCESS, pattern: /never reported/ },
  ];
  const { findings, needless } = await checkSnippets(
    [
      snippet("excused", "js", extra),
      snippet("hidden", "js", extra.replace("temperature", "temparature")),
      snippet("another's", "js", extra, "b"),
    ],
    around,
    [...others, EXCESS],
  );
  expect(findings.map(({ snippet: { name }, line }) => `${name} ${line}`).sort()).toEqual([
    "another's 7",
    "hidden 8",
  ]);
  expect(needless).toEqual(others);
});

test("a language without a check is rejected", async () => {
  await expect(checkSnippets([snippet("a", "basic", "10 GOTO 10")], around, [])).rejects.toThrow(
    'Nothing checks "basic".',
  );
});

test("programs that differ only in data have the same skeleton", () => {
  const skeleton = (content: string, language = "python", client = "a"): string =>
    skeletonOf(snippet("", language, content, client));
  expect(skeleton(PYTHON.replace("acme/one", "acme/two \\" + '" x'))).toBe(skeleton(PYTHON));
  expect(skeleton(JS.replace("https://a.test", "https://b.test/x"), "js")).toBe(skeleton(JS, "js"));
  for (const other of ["0.6", '"hot"', "hot"])
    expect(skeleton(PYTHON.replace("0.5", other))).not.toBe(skeleton(PYTHON));
  expect(skeleton(PYTHON.replace('"user"', '"users"'))).not.toBe(skeleton(PYTHON));
  expect(skeleton(`f"{a.b} c"`)).not.toBe(skeleton(`f"{a.c} c"`));
  expect(skeleton("`${a.b} c`", "js")).not.toBe(skeleton("`${a.c} c`", "js"));
  expect(skeleton(SH.replace('"a": 1', '"b": 1'), "sh")).not.toBe(skeleton(SH, "sh"));
  expect(skeleton(PYTHON, "python", "b")).not.toBe(skeleton(PYTHON));
});
