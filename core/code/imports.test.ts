// Imports: written once, in one block in their place, whatever brought them.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { defineLanguage, env, file, render, text, unsafe } from "./index.ts";

const token = env("HF_TOKEN");
const picture = file("a.png", "image/png");

describe("imports open a program", () => {
  test.each([
    [
      "from __future__ stands first",
      python`
        from __future__ import annotations
        import requests

        f(${token})
      `,
      "from __future__ import annotations\nimport os\nimport requests\n\n" +
        'f(os.environ["HF_TOKEN"])',
    ],
    [
      "below what the system reads, and a docstring of several lines",
      python`
        #!/usr/bin/env python3
        """Says
        import os
        """

        f(${token})
      `,
      '#!/usr/bin/env python3\n"""Says\nimport os\n"""\n\nimport os\n\n' +
        'f(os.environ["HF_TOKEN"])',
    ],
    [
      "below what the system reads, where no hole is",
      python`
        #!/usr/bin/env python3
        import os
        x = 1
      `,
      "#!/usr/bin/env python3\n\nimport os\n\nx = 1",
    ],
    [
      "below what the system reads, where nothing else is",
      python`
        #!/usr/bin/env python3
        import os
      `,
      "#!/usr/bin/env python3\n\nimport os",
    ],
    [
      "above a docstring that opens no program",
      python`
        x = 1
        ${python`
          """Says"""
          y = ${token}
        `}
      `,
      "import os\n\n" + 'x = 1\n"""Says"""\ny = os.environ["HF_TOKEN"]',
    ],
    [
      "below comments and blank lines, which stay where they are",
      python`
        # One.

        # Two.
        import requests
        # Three.

        f(${token})
      `,
      "# One.\n\n# Two.\n\nimport os\nimport requests\n\n" +
        '# Three.\n\nf(os.environ["HF_TOKEN"])',
    ],
    [
      "an import behind a comment and another import stays where it is",
      python`
        import requests

        # Also.
        import torch
        f()
      `,
      "import requests\n\n# Also.\nimport torch\nf()",
    ],
    [
      "a docstring behind an import is none",
      python`
        import requests
        """Says"""
        f(${token})
      `,
      "import os\nimport requests\n\n" + '"""Says"""\nf(os.environ["HF_TOKEN"])',
    ],
    [
      "an import that begins in a text is none",
      js`
        const text = \`
        import a from "b";
        \`;
        import c from "d";
        f();
      `,
      'import c from "d";\n\nconst text = `\nimport a from "b";\n`;\nf();',
    ],
    [
      "an import of several lines is one line",
      js`
        import {
          a,
          b
        } from "c";
        f();
      `,
      'import { a, b } from "c";\n\nf();',
    ],
    [
      "an import in a text is no import",
      python`
        x = """
        import os
        """
        f(${token})
      `,
      "import os\n\n" + 'x = """\nimport os\n"""\nf(os.environ["HF_TOKEN"])',
    ],
    [
      "an import in a comment is no import",
      js`
        /*
        import { readFile } from "node:fs/promises";
        */
        f(${picture});
      `,
      'import { readFile } from "node:fs/promises";\n\n/*\nimport { readFile } from "node:fs/promises";\n*/\nf(new Blob([await readFile("a.png")], { type: "image/png" }));',
    ],
    [
      "below a comment above the author's own",
      python`
        # Reads a picture.
        import requests

        f(${token})
      `,
      "# Reads a picture.\n\nimport os\nimport requests\n\n" + 'f(os.environ["HF_TOKEN"])',
    ],
    [
      "any quotes, with and without a semicolon, each once",
      js`
        import {readFile} from 'node:fs/promises'
        import { readFile, writeFile as write } from "node:fs/promises";
        import { b,
          a } from "c"
        import 'side/effect';

        f(${picture});
      `,
      'import { readFile, writeFile as write } from "node:fs/promises";\nimport { a, b } from "c";\nimport "side/effect";\n\nf(new Blob([await readFile("a.png")], { type: "image/png" }));',
    ],
    [
      "default imports and imports of everything",
      js`
        import OpenAI from 'openai';
        import * as path from "node:path";

        f(${picture});
      `,
      'import { readFile } from "node:fs/promises";\nimport * as path from "node:path";\nimport OpenAI from "openai";\n\nf(new Blob([await readFile("a.png")], { type: "image/png" }));',
    ],
    [
      "the author's order stays",
      python`
        from unsloth import FastModel
        from transformers import pipeline
        import numpy as np, torch
        from a import (
            c,
            b as d,
        )

        f(${token})
      `,
      "import os\nfrom unsloth import FastModel\nfrom transformers import pipeline\nimport numpy as np\nimport torch\nfrom a import b as d, c\n\n" +
        'f(os.environ["HF_TOKEN"])',
    ],
    [
      "a fragment brings its own, also those with holes",
      python`
        import json
        x = 1

        ${python`
          import json
          from ${python.name("a")} import ${python.join([python`B`, python`C`], ", ")}

          y = 2
        `}
      `,
      "import json\nfrom a import B, C\n\nx = 1\n\ny = 2",
    ],
    [
      "a later import stays where its author wants it",
      python`
        import os
        os.environ["A"] = "1"
        import torch
      `,
      'import os\n\nos.environ["A"] = "1"\nimport torch',
    ],
    [
      "a fragment that is imports alone takes its line with it",
      python`
        ${python`import torch`}
        x = 1
      `,
      "import torch\n\nx = 1",
    ],
    [
      "swift",
      swift`
      import WhisperKit

      f(${token})
    `,
      'import Foundation\nimport WhisperKit\n\nf(ProcessInfo.processInfo.environment["HF_TOKEN"]!)',
    ],
    [
      "csharp",
      csharp`
      using Acme.Client;

      F(${token});
    `,
      'using System;\nusing Acme.Client;\n\nF(Environment.GetEnvironmentVariable("HF_TOKEN"));',
    ],
  ])("%s", (_, code, expected) => {
    expect(render(code)).toBe(expected);
  });

  test("names of modules and of what is in them are names", () => {
    for (const [module, name] of [
      ["os; evil()"],
      ["os\n"],
      [""],
      ["os", "path; evil()"],
      ["os", ""],
      ["a b"],
      ["os", "*"],
    ] as const) {
      expect(() => python.requires(module, name)).toThrow(
        /^python: cannot import .* as the language writes them\. .* python\.name\(text\) in the hole\.$/s,
      );
    }
    for (const [module, name] of [['a"; evil()'], ["a", "b } from"], ["a\n"], [""]] as const) {
      expect(() => js.requires(module, name)).toThrow("js: cannot import");
    }
    expect(() => swift.requires("A", "b")).toThrow('swift: cannot import "A", "b". Pass a module,');
    expect(() => sh.requires("a", "b")).toThrow('no imports. Remove requires("a", "b").');
    expect(() => python.requires("a b")).toThrow('python: cannot import "a b". Pass a module,');
    expect(render(python.requires("urllib.parse", "quote as q"))).toBe(
      "from urllib.parse import quote as q",
    );
    for (const tag of [sh]) {
      expect(() => tag.requires("os")).toThrow("the language has no imports");
    }
    expect(() => render(python`from ${unsafe(python, "a;b")} import c`)).toThrow(
      "python: cannot import",
    );
  });
});

test("a whole module and names in it are two imports", () => {
  const needs = [python.requires("os", "b"), python.requires("os"), python.requires("os", "a")];
  expect(render(python.join([...needs, python`x`]))).toBe("import os\nfrom os import a, b\n\nx");
  expect(
    render(python`
      from os import b
      import os
      from os import a
      x
    `),
  ).toBe("from os import a, b\nimport os\n\nx");
});

test("shell ends the command where a variable is not set, in words and in JSON", () => {
  expect(render(sh`curl -H ${text("Authorization: Bearer ", token)} -d ${{ key: token }}`)).toBe(
    `curl -H "Authorization: Bearer \${HF_TOKEN:?}" -d '{"key": "'"\${HF_TOKEN:?}"'"}'`,
  );
});

test("a language that has no imports writes none", () => {
  const plain = defineLanguage({
    id: "plain",
    label: "Plain",
    extension: ".plain",
    spans: [],
    print: (_, printing) => {
      printing.requires("a");
      return "x";
    },
  });
  expect(render(plain`${1}`)).toBe("x");
  expect(() => plain.requires("a", "b")).toThrow(
    'plain: the language has no imports. Remove requires("a", "b").',
  );
  expect(() => plain.requires("a")).toThrow('Remove requires("a").');
});
