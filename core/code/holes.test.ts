// Holes: a hole whose value would be read in another way is refused with advice; any other prints a whole literal.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { type AnyTag, programOf } from "../testing/program-of.ts";
import { render, type Value } from "./index.ts";

/** What a template, whose holes are all strings, throws when it is made. */
function refusal(tag: AnyTag, template: string): string {
  const holes = template.split("▢").slice(1);
  try {
    return `taken: ${render(programOf(tag, template, ...holes.map(() => "x")))}`;
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}
/** The line of the first hole, as a message names it. */
function lineOf({ language: { id } }: AnyTag, template: string): string {
  const lines = template.split("\n");
  const at = Math.max(
    0,
    lines.findIndex((line) => line.includes("▢")),
  );
  return `${id} template, line ${at + 1}: ${lines[at]!.trim().replaceAll("▢", "${…}")}: `;
}

const [IN_BRACES, BEHIND_WORD] = [
  "Assign the expression in its braces to a variable first",
  "a hole directly follows a word, quote or punctuation",
];
const REFUSED: readonly (readonly [AnyTag, advice: string, ...templates: string[]])[] = [
  [
    sh,
    "name=$(…)",
    'echo "$(basename "▢")"',
    'echo "$(basename "a ▢")"',
    `echo "$(case x in a) echo 'q" ▢' ;; esac)"`,
    'echo "`basename ▢`"',
    'echo "$(( ▢ ))"',
    'echo "${x:-▢}"',
  ],
  [sh, "Write $(…)", "echo `basename ▢`"],
  [sh, "Calculate the number in TypeScript", "echo $(( ▢ + 1 ))", "(( x = ▢ ))"],
  [sh, "a hole directly after a dollar or a tilde", "echo $▢", "ls ~▢"],
  [sh, "Write the command directly", "let x=▢", "true && let x=▢", "if true; then eval ▢; fi"],
  [sh, "Write [ … ]", "[[ 1 -eq ▢ ]]", `[[ "]]" = '' && 1 -eq ▢ ]]`],
  [sh, "Assign it to a variable first", "a[▢]=1", "echo ${x:-▢}"],
  [
    sh,
    "a heredoc, whose text is not quoted. Write printf '%s' ${text} | command.",
    "cat <<EOF\n▢\nEOF",
    "cat << EOF",
    "cat <<EOF",
  ],
  [js, IN_BRACES, "f(`a ${g(`${▢} ▢`)}`)", 'f(`a ${g("▢")}`)'],
  [js, "Write new RegExp(…)", 'x.replace(/"▢"/, y)'],
  [js, "inside a quoted string", 'x.replace(/"/g, "a ▢")'],
  [js, "Put spaces around a division", 'if (x) /"/.test(y) || ▢ || /"/'],
  [js, BEHIND_WORD, "html▢"],
  [python, BEHIND_WORD, "print(f▢)", "print(r▢)", 'print(""▢)'],
  [python, IN_BRACES, 'print(f"{x["▢"]}")', `print(f"{f'{x}'} ▢")`, `print(f"{ '}' "a ▢" }")`],
  [python, "inside a quoted string", 'print(f"{▢}")'],
  [python, "a value directly after another hole", "f(▢▢)"],
  [python, "a value directly before a word or a quote", "f(▢e5)", 'f(▢"")'],
  [swift, "Assign the expression in it to a variable first", 'print("\\(f("▢"))")'],
  [swift, "Write the inner one with //", "/* a /* b */ ▢ */"],
  [swift, "a raw string", 'print(#"a ▢"#)'],
  [swift, BEHIND_WORD, "print(#▢#)"],
  [csharp, BEHIND_WORD, "Print(@▢);", "Print($▢);"],
  [csharp, "a verbatim or raw string", 'Print(@"C:\\", ▢, "a");', 'Print("""a "▢" b""");'],
];

const STRING =
  "a hole inside a quoted string. Holes print complete literals, quotes included. " +
  "Remove the quotes and join the pieces in TypeScript: ${`before ${value} after`}.";
const COMMENT = "a hole inside a comment. Holes print values: use the value in code, or remove it.";
const open = (mark: string): string =>
  `the string opened with ${mark} is not closed. Close it, or put its text in a hole.`;
const TWICE =
  "a hole or a quote inside ((…)). The shell evaluates it a second time and could run the value. Calculate the number in TypeScript.";
/** Whole messages, behind the line of the hole. */
const MESSAGES: typeof REFUSED = [
  [
    python,
    STRING,
    'load("hf://▢")',
    "load('▢')",
    'print(f"{a} ▢")',
    'load(r"\\d▢")',
    'load("a \\" ▢")',
    'text = """\n  it\'s ▢\n"""',
    `text = '''"▢'''`,
    'a = """\n  b\n  ▢\n"""',
  ],
  [
    js,
    STRING,
    'load("▢")',
    "load('it\\'s ▢')",
    "load(`a ▢`)",
    "const text = `\n  // no comment: ▢\n`;",
  ],
  [
    sh,
    STRING,
    'curl "https://x/▢"',
    "curl 'a \"▢'",
    "curl $'it\\'s ▢'",
    "curl -d '\n  # no comment ▢\n'",
  ],
  [swift, STRING, 'print("\\(a) ▢")'],
  [csharp, STRING, 'Print($"{a} ▢");'],
  [python, COMMENT, "x = 1  # see ▢", "x = 1\n# it's ▢"],
  [js, COMMENT, "x(); // see ▢", "/* it's ▢ */", "/*\n * ▢\n */"],
  [sh, COMMENT, "ls # see ▢", "ls;# ▢"],
  [swift, COMMENT, "x() // ▢"],
  [csharp, COMMENT, "x(); /* ▢ */"],
  [python, open('"'), 'load("x)'],
  [python, open('"""'), 'text = """ "'],
  [js, open("'"), "load('x)"],
  [js, `the string opened with \` is not closed, or too complex to parse. ${IN_BRACES}.`, "x = `a"],
  [sh, open("'"), "echo 'it"],
  [sh, TWICE, "echo $(( ▢ + 1 ))"],
];

describe("a hole where a value would be read in another way is refused", () => {
  test.for(REFUSED)("row %#", ([tag, advice, ...templates]) => {
    for (const template of templates) {
      expect(refusal(tag, template), template).toContain(advice);
      expect(refusal(tag, template), template).not.toContain("taken:");
    }
  });

  test.for(MESSAGES)("with its line, row %#", ([tag, message, ...templates]) => {
    for (const template of templates)
      expect(refusal(tag, template)).toContain(lineOf(tag, template) + message);
  });

  test.each([
    [sh, "echo $((\n▢ ))", `sh template, line 1: echo $((: ${TWICE}`],
    [
      js,
      "first();\nf(`a ${b /cccccccccccccccccc}`);\nlast();",
      "js template, line 2: f(`a ${b /cccccccccccccccccc}`);: a slash that may divide",
    ],
    [python, "a\0", "python template: contains a NUL character. Remove it."],
  ] as const)("with the line where the construct opens: %#", (tag, template, message) => {
    expect(refusal(tag, template)).toContain(message);
  });

  test("also behind code, and a template is read once", () => {
    expect(() => render(python`f(${python`f`}${"x"})`)).toThrow(
      "a value directly after another hole",
    );
    const strings = Object.assign(["load(", ")"], { raw: ["load(", ")"] });
    const load = (hole: string, ...raw: readonly string[]): string =>
      render(python(Object.assign(strings, { raw }), hole));
    expect(load("a", "load(", ")")).toBe('load("a")');
    expect(load("b", 'load("', '")')).toBe('load("b")');
  });
});

const TAKEN: readonly (readonly [AnyTag, Value, literal: string, ...templates: string[]])[] = [
  [
    sh,
    "a b",
    "'a b'",
    'echo "$(cmd ▢)" ▢',
    "echo $((1 << 2)) ▢",
    'case "$x" in ▢) exit 1 ;; esac',
    'f() { for x in ▢; do echo "$x"; done; }',
    "sort < ▢ > out.txt",
  ],
  [sh, ".a[0]", "'.a[0]'", `echo "$(printf '%s' "$x" | jq ▢)"`],
  [sh, "esac", "'esac'", "case x in ▢) ;; esac"],
  [
    sh,
    "x",
    "x",
    "echo outlet let ▢",
    'echo ${x:-3} "${y}" ▢',
    "echo a#b $# ▢",
    "echo it\\'s ▢",
    "echo 'a\\' ▢",
  ],
  [
    js,
    "x",
    '"x"',
    'x.replace(/"/g, ▢)',
    'x.split(/["/\\]]+/, ▢)',
    "f(`a ${g(▢)} b`)",
    "f(`${x ? \"a\" : 'b'}`, ▢)",
    "f(a / b / (c + d) / 2, ▢)",
    'f("a\\\nb", ▢);',
    `load("'", '"', ▢)`,
    'load("\\"", ▢)',
    'load("\\\\", ▢)',
    "/* it's */ load(▢)",
  ],
  [
    python,
    "x",
    '"x"',
    "f('a\\\nb', ▢)",
    "f(f\"{a['b']:>{w}} {{c}}\", ▢)",
    'load("it\'s", ▢)',
    "load(\"\", '', ▢)",
    'load("""a "b" c""", ▢)',
    "# it's \"here\nload(▢)",
  ],
  [python, 2, "2", "x = 7 // ▢"],
  [swift, "x", '"x"', 'f("\\(a(1)) b", ▢)'],
  [csharp, "x", '"x"', `F($"{a} b", ▢, 'c');`],
];

// A value that its neighbors would tear apart is in parentheses; any other stands as it is.
const NEIGHBORS: typeof TAKEN = [
  [python, -2, "(-2)", "x = ▢ ** 2", "x = 2 ** ▢", "not ▢"],
  [python, -2, "-2", 'f(▢, [▢], {"a": ▢}, b=▢)', "a = ▢\nb = ▢", '{"a": ▢}', "x in ▢", "return ▢"],
  [python, { a: 1 }, '{"a": 1}', "▢"],
  [js, 5, "(5)", "▢.toFixed()", "▢?.a", "f(▢\n.a)"],
  [js, 5, "5", "▢ ** 2", "() => ▢"],
  [js, 0, "0", "▢ ** 2"],
  [js, -0, "(-0)", "x = ▢ ** 2;"],
  [js, -1, "(-1)", "x = y -▢;"],
  [js, -2, "-2", "return ▢;"],
  [js, "a", '"a"', "▢.b", "() => ▢"],
  [js, [1], "[1]", "() => ▢"],
  [js, null, "null", "() => ▢"],
  [js, { a: 1 }, "({ a: 1 })", "f(() => ▢);", "f();\n▢.a;", "if (a) {} ▢", "a; ▢", "if (a) ▢"],
  [js, { a: 1 }, "{ a: 1 }", "▢", "f(\n    ▢,\n);", "f(▢ + 1)", "f(a, ▢)"],
  [sh, -1, "-1", "a ▢ ** ▢"],
];

describe("any other hole prints its value as one literal, and the rest of the template as it is", () => {
  test.for([...TAKEN, ...NEIGHBORS])("row %#", ([tag, value, literal, ...templates]) => {
    for (const template of templates) {
      const holes = template.split("▢").slice(1);
      const code = programOf(tag, template, ...holes.map(() => value));
      expect(render(code)).toBe(template.replaceAll("▢", literal));
    }
  });

  test("code behind code, a value behind an empty hole, and a value as code", () => {
    expect(render(python`${python`a`}${python`.b`}`)).toBe("a.b");
    expect(render(python`f(${python``}${"x"})`)).toBe('f("x")');
    expect(render(js`f(() => ${js.value({ a: 1 })});`)).toBe("f(() => ({ a: 1 }));");
  });
});

describe("what is joined is a list, lines or one operator", () => {
  const parts = [python`a`, python`b`];
  const SEPARATORS = [" ", "\n", "\n\n", ", ", ",\n", " + ", " | ", " || ", " && ", "; ", " and "];
  test.each([...SEPARATORS, " or ", "."])("%j", (separator) => {
    expect(render(python.join(parts, separator))).toBe(`a${separator}b`);
  });

  test("anything else is refused, and so is nothing, which only words of a shell take", () => {
    expect(() => python.join(parts, "x")).toThrow(
      new TypeError(
        'python.join(…, "x"): invalid separator. Use spaces, line ends and one of , ; . + | || && and or. For anything else, write a template.',
      ),
    );
    for (const odd of [
      "); evil(",
      '"',
      "'",
      "#",
      "//",
      "\\",
      "\u2028",
      " and",
      "+ +",
      "$",
      "`",
      "\t",
      "",
    ])
      expect(() => python.join(parts, odd), odd).toThrow("For anything else, write a template.");
    expect(render(sh.join([sh`a`, sh`b`], ""))).toBe("ab");
  });
});

test("a backslash is a backslash, but for those that TypeScript needs", () => {
  expect(render(sh`printf '%s\n' "\$HOME" \\ "\\"`)).toBe(`printf '%s\\n' "\\$HOME" \\\\ "\\\\"`);
  expect(render(js`\`a\n\${b}\``)).toBe("`a\\n${b}`");
  expect(render(js`\`\\\`\\\${b}\``)).toBe("`\\`\\${b}`");
});
