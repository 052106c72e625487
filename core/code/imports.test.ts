// Imports: printed once, in one block, from templates, fragments and values.
import { Session } from "node:inspector/promises";
import { describe, expect, test } from "vitest";
import { js, python, sh } from "hubsmith/code";
import { programOf } from "#plugins/kit/testing/program-of";
import { base64, env, file } from "./value.ts";
import { type Hole, unsafe } from "./tag.ts";
import { render } from "./render.ts";

const token = env("HF_TOKEN");
const picture = file("a.png", "image/png");
const READ = 'import { readFile } from "node:fs/promises";';
const BLOB = 'f(new Blob([await readFile("a.png")], { type: "image/png" }));';

type Row = readonly [what: string, template: string, expected: string, ...holes: Hole<"python">[]];
// `f(▢)` prints the token in Python, and the image in JavaScript.
const PYTHON: readonly Row[] = [
  [
    "from __future__ is first",
    "from __future__ import annotations\nimport requests\n\nf(▢)",
    "from __future__ import annotations\nimport os\nimport requests\n\nf(▢)",
  ],
  [
    "below a shebang and a docstring of several lines",
    '#!/usr/bin/env python3\n"""Says\nimport os\n"""\n\nf(▢)',
    '#!/usr/bin/env python3\n"""Says\nimport os\n"""\n\nimport os\n\nf(▢)',
  ],
  [
    "below a shebang, without a hole",
    "#!/usr/bin/env python3\nimport os\nx = 1",
    "#!/usr/bin/env python3\n\nimport os\n\nx = 1",
  ],
  [
    "above a docstring that opens no program",
    "x = 1\n▢",
    'import os\n\nx = 1\n"""Says"""\ny = ▢',
    programOf(python, '"""Says"""\ny = ▢', token),
  ],
  [
    "below comments and blank lines, which stay",
    "# One.\n\n# Two.\nimport requests\n# Three.\n\nf(▢)",
    "# One.\n\n# Two.\n\nimport os\nimport requests\n\n# Three.\n\nf(▢)",
  ],
  [
    "an import in a string is not one",
    'x = """\nimport os\n"""\nf(▢)',
    'import os\n\nx = """\nimport os\n"""\nf(▢)',
  ],
  [
    "the author's order stays",
    "from unsloth import FastModel\nfrom transformers import pipeline\nimport numpy as np, torch\nfrom a import (\n    c,\n    b as d,\n)\n\nf(▢)",
    "import os\nfrom unsloth import FastModel\nfrom transformers import pipeline\nimport numpy as np\nimport torch\nfrom a import b as d, c\n\nf(▢)",
  ],
  [
    "a fragment brings its own, also those with holes",
    "import json\nx = 1\n\n▢",
    "import json\nfrom a import B, C\n\nx = 1\n\ny = 2",
    programOf(
      python,
      "import json\nfrom ▢ import ▢\n\ny = 2",
      python.name("a"),
      python.join([python`B`, python`C`], ", "),
    ),
  ],
  [
    "a later import stays where its author wants it",
    'import os\nos.environ["A"] = "1"\nimport torch',
    'import os\n\nos.environ["A"] = "1"\nimport torch',
  ],
  [
    "a fragment of imports alone takes its line with it",
    "▢\nx = 1",
    "import torch\n\nx = 1",
    python`import torch`,
  ],
  [
    "the standard library is first, and modules are before names",
    "import requests\nfrom pathlib import PurePath\n\nx = ▢",
    'import base64\nfrom pathlib import Path, PurePath\nimport requests\n\nimage = base64.b64encode(Path("a.png").read_bytes()).decode()\n\nx = image',
    base64(picture),
  ],
  [
    "imports of fragments print no text where they are",
    "▢\n▢▢a()",
    "import json\nimport time\nfrom urllib.parse import quote\n\na()",
    python.requires("json"),
    python.requires("time"),
    python.requires("urllib.parse", "quote"),
  ],
  [
    "without needs the author's imports are unchanged",
    "▢",
    "import requests\nimport os\n\nx = 1",
    unsafe(python, "import requests\nimport os\n\nx = 1"),
  ],
  [
    "a whole module and names in it are two imports",
    "from os import b\nimport os\nfrom os import a\nx",
    "from os import a, b\nimport os\n\nx",
  ],
];
const JS: readonly Row[] = [
  [
    "one that begins in a string is not one",
    'const text = `\nimport a from "b";\n`;\nimport c from "d";\nf();',
    'import c from "d";\n\nconst text = `\nimport a from "b";\n`;\nf();',
  ],
  ["in a comment is not one", `/*\n${READ}\n*/\nf(▢);`, `${READ}\n\n/*\n${READ}\n*/\nf(▢);`],
  [
    "any quotes, with and without a semicolon, each once",
    `import {readFile} from 'node:fs/promises'\nimport { readFile, writeFile as write } from "node:fs/promises";\nimport { b,\n  a } from "c"\nimport 'side/effect';\n\nf(▢);`,
    'import { readFile, writeFile as write } from "node:fs/promises";\nimport { a, b } from "c";\nimport "side/effect";\n\nf(▢);',
  ],
  [
    "default imports and imports of everything",
    `import OpenAI from 'openai';\nimport * as path from "node:path";\n\nf(▢);`,
    `${READ}\nimport * as path from "node:path";\nimport OpenAI from "openai";\n\nf(▢);`,
  ],
];

describe("imports are on top of the program", () => {
  test.for(PYTHON)("Python: %s", ([, template, expected, ...holes]) => {
    const given = template.split("▢").slice(1);
    const code = programOf(python, template, ...given.map((_, at) => holes[at] ?? token));
    expect(render(code)).toBe(expected.replaceAll("▢", 'os.environ["HF_TOKEN"]'));
  });

  test.for(JS)("JavaScript: %s", ([, template, expected]) => {
    const holes = template.includes("▢") ? [picture] : [];
    const printed = render(programOf(js, template, ...holes));
    expect(printed).toBe(expected.replace("f(▢);", BLOB));
  });

  test("a module that a fragment imports is imported once", () => {
    const fragment = unsafe(js, 'import * as path from "node:path";');
    const printed = render(programOf(js, "▢\n\nawait send(▢, readFile);", fragment, picture));
    expect(printed.match(/import .*readFile/g), printed).toHaveLength(1);
    expect(printed).toContain('import * as path from "node:path";');
  });
});

test("an invalid import name is rejected with advice, also in a template", () => {
  expect(() => python.requires("a b")).toThrow(
    /^python: cannot import "a b"\. Pass a module,.* as the language writes them\. .* python\.name\(text\) in \$\{…\}\.$/s,
  );
  expect(() => render(python`from ${unsafe(python, "a;b")} import c`)).toThrow(
    "python: cannot import",
  );
  expect(() => sh.requires("a", "b")).toThrow('no imports. Remove requires("a", "b").');
  expect(render(python.requires("urllib.parse", "quote as q"))).toBe(
    "from urllib.parse import quote as q",
  );
});

test("twice as many imports need about twice as many calls of functions", async () => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  const callsFor = async (count: number): Promise<number> => {
    const names = Array.from({ length: count }, (_, at) => `module_${at % 2 ? at : count - at}`);
    const lines = names.map((name) => `import ${name}`).join("\n");
    const needed = names.map((name) => python.requires(`other_${name}`));
    const code = python.join([programOf(python, lines), ...needed]);
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    render(code);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    await session.post("Profiler.stopPreciseCoverage");
    const own = result.filter(({ url }) => url.endsWith("/core/code/imports.ts"));
    const counts = own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count));
    return counts.reduce((sum, calls) => sum + calls, 0);
  };
  const few = await callsFor(200);
  expect(few).toBeGreaterThan(200);
  expect(await callsFor(400)).toBeLessThan(few * 2.5);
  session.disconnect();
});
