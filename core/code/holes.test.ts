// Holes: rejected with advice if a value would be misread; otherwise a hole prints a complete literal.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { type AnyTag, programOf } from "#plugins/kit/testing/program-of";
import { render } from "./render.ts";
import type { Value } from "./value.ts";

/** The error of a template whose holes are all strings. */
function refusal(tag: AnyTag, template: string): string {
  const holes = template.split("▢").slice(1);
  try {
    return `accepted: ${render(programOf(tag, template, ...holes.map(() => "x")))}`;
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

const IN_BRACES = "Assign the expression in its braces to a variable first";
const AFTER_WORD = "${…} directly follows a word, quote or punctuation";
const STRING =
  "${…} inside a quoted string. It prints a complete literal, quotes included. " +
  "Remove the quotes and join the pieces in TypeScript: ${`before ${value} after`}.";
const COMMENT = "${…} inside a comment. It prints a value: use it in code, or remove it.";
const REFUSED: readonly (readonly [AnyTag, message: string, ...templates: string[]])[] = [
  [
    sh,
    "name=$(…)",
    'echo "$(basename "a ▢")"',
    `echo "$(case x in a) echo 'q" ▢' ;; esac)"`,
    'echo "$(f # no\n)"',
    'echo "${x:-"▢"}"',
    'echo "`basename ▢`"',
    'echo "${x:-▢}"',
  ],
  [sh, "Write $(…)", "echo `basename ▢`"],
  [
    sh,
    "${…} or a quote inside ((…)). The shell evaluates it a second time and could run the value. Calculate the number in TypeScript.",
    "echo $(( ▢ + 1 ))",
    "(( x = ▢ ))",
  ],
  [sh, "${…} directly after a dollar or a tilde", "echo $▢", "ls ~▢"],
  [
    sh,
    "let, eval, declare, typeset, unset and trap",
    "let x=▢",
    "true && let x=▢",
    "then let ▢",
    "if true; then eval ▢; fi",
  ],
  [sh, "Write [ … ]", "[[ 1 -eq ▢ ]]", "([[ 1 -eq ▢ ]])", `[[ "]]" = '' && 1 -eq ▢ ]]`],
  [sh, "Assign it to a variable first", "a[▢]=1", "echo ${x:-▢}"],
  [
    sh,
    "a heredoc, whose text is not quoted. Write printf '%s' ${text} | command.",
    "cat <<EOF\n▢\nEOF",
    "cat <<EOF",
  ],
  [js, IN_BRACES, "f(`a ${g(`${▢} ▢`)}`)", 'f(`a ${g("▢")}`)'],
  [js, "Write new RegExp(…)", 'x.replace(/"▢"/, y)'],
  [js, "Put spaces around a division", 'if (x) /"/.test(y) || ▢ || /"/'],
  [js, AFTER_WORD, "html▢"],
  [python, AFTER_WORD, "print(f▢)", "print(r▢)", 'print(""▢)'],
  [python, IN_BRACES, 'print(f"{x["▢"]}")', `print(f"{f'{x}'} ▢")`, `print(f"{ '}' "a ▢" }")`],
  [python, "inside a quoted string", 'print(f"{▢}")'],
  [python, "a value directly after another ${…}", "f(▢▢)"],
  [python, "a value directly before a word or a quote", "f(▢e5)", 'f(▢"")'],
  [swift, "Assign the expression in it to a variable first", 'print("\\(f("▢"))")'],
  [swift, "Write the inner one with //", "/* a /* b */ ▢ */"],
  [swift, "a raw string", 'print(#"a ▢"#)', 'print(##"a"##)', "#/▢/#"],
  [swift, 'the string opened with " is not closed', 'f("a\n▢")'],
  [swift, "a slash that may divide or open a pattern", "a/▢", "▢ / /b/"],
  [swift, AFTER_WORD, "print(#▢#)"],
  [csharp, AFTER_WORD, "Print(@▢);", "Print($▢);"],
  [csharp, "a verbatim or raw string", 'Print(@"C:\\", ▢, "a");', 'Print("""a "▢" b""");'],
  [csharp, "a verbatim or raw string", 'F(@$"a");', 'F($@"a");', 'F($$"a");', 'F($"""a""");'],
  [
    python,
    STRING,
    'load("hf://▢")',
    'print(f"{a} ▢")',
    'text = f"""\n{a} ▢"""',
    'load(r"\\d▢")',
    'text = """\n  it\'s ▢\n"""',
    `text = '''"▢'''`,
  ],
  [js, STRING, 'load("▢")', "load('it\\'s ▢')", "load(`a ▢`)", "x = `\n  // no comment: ▢\n`;"],
  [sh, STRING, 'curl "https://x/▢"', "curl 'a \"▢'", "curl $'it\\'s ▢'", "f '\n  # no comment ▢'"],
  [swift, STRING, 'print("\\(a) ▢")'],
  [csharp, STRING, 'Print($"{a} ▢");'],
  [python, COMMENT, "x = 1  # see ▢", "x = 1\n# it's ▢"],
  [js, COMMENT, "x(); // see ▢", "/* it's ▢ */", "/*\n * ▢\n */"],
  [sh, COMMENT, "ls # see ▢", "ls;# ▢"],
  [swift, COMMENT, "x() // ▢"],
  [csharp, COMMENT, "x(); /* ▢ */"],
  [python, 'the string opened with " is not closed. Close it, or put its text', 'load("x)'],
  [python, 'the string opened with """ is not closed. Close it, or put its text', 'text = """ "'],
  [js, "the string opened with ` is not closed, or too complex to parse. Assign", "x = `a"],
  [swift, "the comment opened with /* is not closed, or too complex to parse", "/* a /* b */ c */"],
];

describe("a hole in which a value would be misread is rejected", () => {
  test.for(REFUSED)("row %#", ([tag, message, ...templates]) => {
    for (const template of templates) expect(refusal(tag, template), template).toContain(message);
  });

  test.each([
    [sh, "true\necho $((\n▢ ))", "sh template, line 2: echo $((: ${…} or a quote inside ((…))"],
    [
      js,
      "first();\nf(`a ${b /cccccccccccccccccc}`);\nlast();",
      "js template, line 2: f(`a ${b /cccccccccccccccccc}`);: a slash that may divide",
    ],
    [python, 'a = """\n  b\n  ▢\n"""', `python template, line 3: \${…}: ${STRING}`],
    [python, "a\0", "python template: contains a NUL character. Remove it."],
  ] as const)("with its line: %#", (tag, template, message) => {
    expect(refusal(tag, template)).toContain(message);
  });

  test("also after code, and a template is parsed once", () => {
    expect(() => render(python`f(${python`f`}${"x"})`)).toThrow(
      "a value directly after another ${…}",
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
    "[[ \"x y\" == 'it is' ]] ▢",
    `[[ "]] " ]] ▢`,
    "([[ a ]]) ▢",
    "(( 1 + (2) )) ▢",
    "$(( (1) * 2 )) ▢",
    "a[0]=1 ▢",
    'f "${x:-3}" "$((1 + 2))" ▢',
    '"$(f \'a b\' "$c d")" ▢',
    '"$x $" "\\$(a) b" ▢',
    "f # it's\nb ▢",
    'trapper "\\$(let x)" ▢',
    "f#'a' $# 'a' ▢",
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
    "/* it's */ load(▢)",
  ],
  [
    python,
    "x",
    '"x"',
    "f('a\\\nb', ▢)",
    "f(f\"{a['b']:>{w}} {{c}}\", ▢)",
    'load("it\'s", ▢)',
    'load("""a "b" c""", ▢)',
    "# it's \"here\nload(▢)",
  ],
  [python, 2, "2", "x = 7 // ▢"],
  [
    swift,
    "x",
    '"x"',
    'f("\\(a(1)(b)) c", "a \\" b", ▢)',
    "/* ab * / */ f(▢)",
    "// it's \"\nf(▢)",
    "a /= b; f(a / b, ▢)",
  ],
  [csharp, "x", '"x"', `F($"{a} b", ▢, 'c');`, `F('"', "{", "}}{", $"{a}", ▢);`],
];

// A value that its neighbors would change is in parentheses; any other value is unchanged.
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
  [js, { a: 1 }, "{ a: 1 }", "▢", "f(\n  ▢,\n);", "f(▢ + 1)", "f(a, ▢)"],
  [sh, -1, "-1", "a ▢ ** ▢"],
];

describe("any other hole prints its value as one literal, and the rest of the template unchanged", () => {
  test.for([...TAKEN, ...NEIGHBORS])("row %#", ([tag, value, literal, ...templates]) => {
    for (const template of templates) {
      const holes = template.split("▢").slice(1);
      const code = programOf(tag, template, ...holes.map(() => value));
      expect(render(code)).toBe(template.replaceAll("▢", literal));
    }
  });

  test("code after code, a value after an empty hole, and a value as code", () => {
    expect(render(python`${python`a`}${python`.b`}`)).toBe("a.b");
    expect(render(python`f(${python``}${"x"})`)).toBe('f("x")');
    expect(render(js`f(() => ${js.value({ a: 1 })});`)).toBe("f(() => ({ a: 1 }));");
  });
});

describe("join() accepts spaces, line ends and one operator", () => {
  const SEPARATORS = [" ", "\n", "\n\n", ", ", ",\n", " + ", " | ", " || ", " && ", "; ", " and "];
  test("accepts", () => {
    for (const separator of [...SEPARATORS, " or ", "."])
      expect(render(python.join([python`a`, python`b`], separator))).toBe(`a${separator}b`);
    expect(render(sh.join([sh`a`, sh`b`], ""))).toBe("ab");
  });

  test("accepts an empty separator, and prints operands", () => {
    expect(render(python.join([python`a`, python`.b`, python`(${-1})`], ""))).toBe("a.b(-1)");
    expect(render(js.join([js.value(-1), js` ** 2`], ""))).toBe("(-1) ** 2");
  });

  test("rejects anything else", () => {
    const odd = ["x", "); evil(", '"', "'", "#", "//", "\\", "\u2028", " and", "+ +", "$", "`"];
    for (const separator of [...odd, "\t"])
      expect(() => python.join([], separator)).toThrow(
        `python.join(…, ${JSON.stringify(separator)}): invalid separator. Use spaces, line ends and one of , ; . + | || && and or. For anything else, write a template.`,
      );
  });
});

test("backslashes are unchanged, except those that TypeScript needs", () => {
  expect(render(sh`printf '%s\n' "\$HOME" \\ "\\"`)).toBe(`printf '%s\\n' "\\$HOME" \\\\ "\\\\"`);
  expect(render(js`\`a\n\${b}\``)).toBe("`a\\n${b}`");
  expect(render(js`\`\\\`\\\${b}\``)).toBe("`\\`\\${b}`");
});
