// Rendering: indentation, lines that empty, layout over lines, and imports.
import { describe, expect, test } from "vitest";
import { js, python, sh } from "hubsmith/code";
import { base64, type Code, env, file, render, text, unsafe } from "./index.ts";

describe("indentation", () => {
  test("the common indentation goes, blank lines do not count", () => {
    const code = python`
      import os

      def f():
          return 1

    `;
    expect(render(code)).toBe("import os\n\ndef f():\n    return 1");
  });

  test("one line stays as it is", () => {
    expect(render(python`x = 1`)).toBe("x = 1");
    expect(render(python`  x`)).toBe("  x");
    expect(render(python``)).toBe("");
    expect(
      render(python`
    `),
    ).toBe("");
  });

  test("spliced code keeps the indentation of its hole", () => {
    const body = python`
      first()
      if a:
          second()
    `;
    const code = python`
      def f():
          ${body}
          for x in y:
              ${body}
    `;
    expect(render(code)).toBe(
      [
        "def f():",
        "    first()",
        "    if a:",
        "        second()",
        "    for x in y:",
        "        first()",
        "        if a:",
        "            second()",
      ].join("\n"),
    );
  });

  test("spliced code with several levels, and text taken as it is", () => {
    const inner = js`
      a();
      b();
    `;
    const middle = js`
      {
        ${inner}
        ${unsafe(js, "c();\nd();")}
      }
    `;
    expect(
      render(js`
      {
        ${middle}
      }
    `),
    ).toBe("{\n  {\n    a();\n    b();\n    c();\n    d();\n  }\n}");
  });

  test("backslashes reach the program, but for those that a template needs", () => {
    expect(render(js`const a = "\n\t\\", b = \`\${c}\`;`)).toBe(
      'const a = "\\n\\t\\\\", b = `${c}`;',
    );
    expect(render(sh`printf '%s\n' "\$HOME"`)).toBe(`printf '%s\\n' "\\$HOME"`);
  });
});

describe("lines that empty", () => {
  const nothing = python``;

  test("an empty fragment takes its line with it", () => {
    const code = python`
      a()
      ${nothing}
      b()
    `;
    expect(render(code)).toBe("a()\nb()");
  });

  test("the blank lines around it become one", () => {
    const code = python`
      a()

      ${nothing}

      b()

      c()
    `;
    expect(render(code)).toBe("a()\n\nb()\n\nc()");
  });

  test("at the start and at the end nothing is left", () => {
    const code = python`
      ${nothing}

      a()

      ${nothing}
    `;
    expect(render(code)).toBe("a()");
    expect(render(python`${nothing}${nothing}`)).toBe("");
  });

  test("a line with more on it stays", () => {
    expect(render(python`f(${nothing})`)).toBe("f()");
  });

  test("an empty string is a value, not an empty fragment", () => {
    expect(
      render(python`
      a(
          ${""}
      )
    `),
    ).toBe('a(\n    ""\n)');
  });

  test("several blank lines that the author wrote stay", () => {
    expect(
      render(python`
      a()


      b()
    `),
    ).toBe("a()\n\n\nb()");
  });
});

describe("joined parts", () => {
  const parts = [python`a`, python``, python`b`];

  test("empty ones are left out", () => {
    expect(render(python.join(parts))).toBe("a\nb");
    expect(render(python.join(parts, ", "))).toBe("a, b");
    expect(render(python.join([], ", "))).toBe("");
  });

  test("further lines keep the indentation", () => {
    expect(
      render(python`
      if x:
          ${python.join(parts)}
    `),
    ).toBe("if x:\n    a\n    b");
  });

  test("a shell command over lines", () => {
    const command = sh.command([sh`curl ${"https://x/?a=1"}`, sh``, sh`-H ${"A: b"}`]);
    expect(
      render(sh`
      if true; then
          ${command}
      fi
    `),
    ).toBe("if true; then\n    curl 'https://x/?a=1' \\\n        -H 'A: b'\nfi");
  });
});

describe("lists and objects", () => {
  const long = "a".repeat(30);

  test("stay on one line of 88 characters, what follows included", () => {
    const value = ["a".repeat(36), "b".repeat(41)];
    expect(render(python`f(${value})`)).toHaveLength(88);
    expect(render(python`f(${value})`)).not.toContain("\n");
    expect(render(python`ff(${value})`)).toContain("\n");
    expect(render(python`f(${value})!`)).toContain("\n");
    expect(render(python`f(${[...value, ""]})`)).toContain("\n");
  });

  test("are broken one item a line, with a comma behind the last where the language has one", () => {
    const value = { one: [long, long, long], two: {}, three: [], "four'": null };
    expect(render(python`x = ${value}`)).toBe(
      `x = {\n    "one": [\n        "${long}",\n        "${long}",\n        "${long}",\n    ],\n    "two": {},\n    "three": [],\n    "four'": None,\n}`,
    );
    expect(render(js`x = ${value};`)).toBe(
      `x = {\n    one: [\n        "${long}",\n        "${long}",\n        "${long}",\n    ],\n    two: {},\n    three: [],\n    "four'": null,\n};`,
    );
    expect(render(js`${{ a: 1 }}`)).toBe("{ a: 1 }");
  });

  test("are indented from where they stand", () => {
    expect(
      render(python`
      if x:
          y = f(${[long, long, long]})
    `),
    ).toBe(
      `if x:\n    y = f(\n        [\n            "${long}",\n            "${long}",\n            "${long}",\n        ],\n    )`,
    );
  });

  test("arguments: on one line, or each on its own", () => {
    expect(render(python`f(${python.args(["a"], { b: 1, c: python`d` })})`)).toBe(
      'f("a", b=1, c=d)',
    );
    expect(render(python`f(${python.args([long, long], { b: long })})`)).toBe(
      `f(\n    "${long}",\n    "${long}",\n    b="${long}",\n)`,
    );
    expect(render(python`f(${python.args([])})`)).toBe("f()");
  });
});

describe("imports", () => {
  test("a need is written once, and stands first", () => {
    const code = python`
      x = ${env("A")}
      y = ${env("B")}
    `;
    expect(render(code)).toBe('import os\n\nx = os.environ["A"]\ny = os.environ["B"]');
  });

  test("a need that the author wrote is not written again", () => {
    const code = python`
      import os

      x = ${env("A")}
    `;
    expect(render(code)).toBe('import os\n\nx = os.environ["A"]');
  });

  test("needs go among the imports: the standard library first, modules before names", () => {
    const code = python`
      import requests
      from pathlib import PurePath

      x = ${base64(file("a.png", "image/png"))}
    `;
    expect(render(code)).toBe(
      [
        "import base64",
        "from pathlib import Path, PurePath",
        "import requests",
        "",
        'image = base64.b64encode(Path("a.png").read_bytes()).decode()',
        "",
        "x = image",
      ].join("\n"),
    );
  });

  test("no blanks are left at the end, whatever stands above", () => {
    expect(render(python`x = ${unsafe(python, "1  ")}`)).toBe("x = 1");
    expect(
      render(python`
        #!/usr/bin/env python3
        import os
        x = ${unsafe(python, "1  ")}
      `),
    ).toBe("#!/usr/bin/env python3\n\nimport os\n\nx = 1");
  });

  test("in JavaScript the names of one module are one import", () => {
    const code = js`
      import { readFile, writeFile } from "node:fs/promises";

      await send(${file("a.png", "image/png")});
    `;
    expect(render(code)).toBe(
      [
        'import { readFile, writeFile } from "node:fs/promises";',
        "",
        'await send(new Blob([await readFile("a.png")], { type: "image/png" }));',
      ].join("\n"),
    );
  });

  test("a need of a fragment has no text of its own, and takes its line with it", () => {
    const code: Code = python`
      ${python.requires("json")}
      ${python.requires("time")}${python.requires("urllib.parse", "quote")}a()
    `;
    expect(render(code)).toBe("import json\nimport time\nfrom urllib.parse import quote\n\na()");
  });

  test("without needs the author's imports stay as they are", () => {
    const written = "import requests\nimport os\n\nx = 1";
    expect(render(unsafe(python, written))).toBe(written);
  });

  test.each([
    ["a default import", 'import OpenAI from "openai";'],
    ["a comment", "// npm install openai"],
    ["an import of everything", 'import * as path from "node:path";'],
    ["names over lines", 'import {\n    a,\n    b,\n} from "c";'],
  ])("%s before it does not make an import twice", (_, first) => {
    const code = js`
      ${unsafe(js, first)}
      
      await send(${file("a.png", "image/png")}, readFile);
    `;
    const written = render(code);
    expect(written.match(/import .*readFile/g), written).toHaveLength(1);
    expect(written).toContain(first);
  });
});

test("the other languages print what stands for the reader's machine, or refuse", () => {
  expect(render(sh`echo ${env("A")} ${text("Bearer ", env("A"))}`)).toBe(
    'echo "${A:?}" "Bearer ${A:?}"',
  );
  expect(render(sh`echo ${text(env("A"), ":b")} ${text(env("A"), "[0]")}`)).toBe(
    'echo "${A:?}:b" "${A:?}[0]"',
  );
});
