// Holes: what a value would mean something else behind, in or before is refused, and what is right is taken.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { type Code, render } from "./index.ts";

const value = "it's $(echo PWNED)";
const v = "x";

const refusal = (make: () => Code): string => {
  try {
    return `taken: ${render(make())}`;
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
};

describe("a hole where a value would be read in another way is refused, and the message says what to write", () => {
  test.each([
    ["sh: quotes in a command in a string", () => sh`echo "$(basename "${value}")"`, "name=$(…)"],
    [
      "sh: a string in a command in a string",
      () => sh`echo "$(basename "a ${value}")"`,
      "name=$(…)",
    ],
    [
      "sh: case in a command in a string",
      () => sh`echo "$(case x in a) echo 'q" ${value}' ;; esac)"`,
      "name=$(…)",
    ],
    ["sh: backquotes", () => sh`echo \`basename ${value}\``, "Write $(…)"],
    ["sh: backquotes in a string", () => sh`echo "\`basename ${value}\`"`, "name=$(…)"],
    ["sh: arithmetic", () => sh`echo $(( ${value} + 1 ))`, "Calculate the number in TypeScript"],
    [
      "sh: an arithmetic command",
      () => sh`(( x = ${value} ))`,
      "Calculate the number in TypeScript",
    ],
    ["sh: arithmetic in a string", () => sh`echo "$(( ${value} ))"`, "name=$(…)"],
    [
      "sh: a dollar in front",
      () => sh`echo $${value}`,
      "a hole directly after a dollar or a tilde",
    ],
    ["sh: a tilde in front", () => sh`ls ~${value}`, "a hole directly after a dollar or a tilde"],
    ["sh: let", () => sh`let x=${value}`, "Write the command directly"],
    [
      "sh: let behind another command",
      () => sh`true && let x=${value}`,
      "Write the command directly",
    ],
    ["sh: eval", () => sh`if true; then eval ${value}; fi`, "Write the command directly"],
    ["sh: a comparison in double brackets", () => sh`[[ 1 -eq ${value} ]]`, "Write [ … ]"],
    [
      "sh: double brackets with a bracket in quotes",
      () => sh`[[ "]]" = '' && 1 -eq ${value} ]]`,
      "Write [ … ]",
    ],
    ["sh: a subscript", () => sh`a[${value}]=1`, "Assign it to a variable first"],
    ["sh: an expansion", () => sh`echo \${x:-${value}}`, "Assign it to a variable first"],
    ["sh: an expansion in a string", () => sh`echo "\${x:-${value}}"`, "name=$(…)"],
    [
      "sh: a heredoc",
      () => sh`
      cat <<EOF
      ${value}
      EOF
    `,
      "Write printf '%s' ${text} | command.",
    ],
    ["sh: a heredoc without a hole", () => sh`cat << EOF`, "a heredoc"],
    [
      "js: a template in a template",
      () => js`f(\`a \${g(\`\${${v}} ${v}\`)}\`)`,
      "Assign the expression in its braces to a variable first",
    ],
    [
      "js: a string in a template's code",
      () => js`f(\`a \${g("${v}")}\`)`,
      "Assign the expression in its braces to a variable first",
    ],
    [
      "js: a regular expression with a quote",
      () => js`x.replace(/"${v}"/, y)`,
      "Write new RegExp(…)",
    ],
    [
      "js: a regular expression with a quote, open",
      () => js`x.replace(/"/g, "a ${v}")`,
      "inside a quoted string",
    ],
    [
      "js: a slash that may be both",
      () => js`if (x) /"/.test(y) || ${v} || /"/`,
      "Put spaces around a division",
    ],
    ["js: a tag", () => js`html${v}`, "a hole directly follows a word"],
    ["python: an f in front", () => python`print(f${v})`, "a hole directly follows a word"],
    ["python: an r in front", () => python`print(r${v})`, "a hole directly follows a word"],
    [
      "python: a quote in front",
      () => python`print(""${v})`,
      "a hole directly follows a word, quote",
    ],
    [
      "python: a quote in an f-string",
      () => python`print(f"{x["${v}"]}")`,
      "Assign the expression in its braces to a variable first",
    ],
    [
      "python: nested f-strings",
      () => python`print(f"{f'{x}'} ${v}")`,
      "Assign the expression in its braces to a variable first",
    ],
    [
      "python: a brace in quotes in an f-string",
      () => python`print(f"{ '}' "a ${v}" }")`,
      "Assign the expression in its braces to a variable first",
    ],
    ["python: the braces of an f-string", () => python`print(f"{${v}}")`, "inside a quoted string"],
    [
      "swift: quotes in an expression in a string",
      () => swift`print("\(f("${v}"))")`,
      "Assign the expression in it to a variable first",
    ],
    ["swift: nested comments", () => swift`/* a /* b */ ${v} */`, "Write the inner one with //"],
    ["swift: a raw string", () => swift`print(#"a ${v}"#)`, "a raw string"],
    [
      "swift: a mark in front",
      () => swift`print(#${v}#)`,
      "a hole directly follows a word, quote or punctuation",
    ],
    [
      "csharp: an at sign in front",
      () => csharp`Print(@${v});`,
      "a hole directly follows a word, quote or punctuation",
    ],
    [
      "csharp: a dollar in front",
      () => csharp`Print($${v});`,
      "a hole directly follows a word, quote or punctuation",
    ],
    [
      "csharp: a verbatim string",
      () => csharp`Print(@"C:\", ${v}, "a");`,
      "a verbatim or raw string",
    ],
    ["csharp: a raw string", () => csharp`Print("""a "${v}" b""");`, "a verbatim or raw string"],
    ["a value behind a value", () => python`f(${v}${v})`, "a value directly after another hole"],
    [
      "a value behind code",
      () => python`f(${python`f`}${v})`,
      "a value directly after another hole",
    ],
    ["a value before a word", () => python`f(${1}e5)`, "a value directly before a word or a quote"],
    [
      "a value before a quote",
      () => python`f(${v}"")`,
      "a value directly before a word or a quote",
    ],
  ])("%s", (_, make, instead) => {
    const message = refusal(make);
    expect(message).toContain(instead);
    expect(message).not.toContain("taken:");
  });
});

describe("what is right is taken", () => {
  test.each([
    [
      "sh: a command in a string",
      () => sh`echo "$(cmd ${"a b"})" ${"c d"}`,
      `echo "$(cmd 'a b')" 'c d'`,
    ],
    [
      "sh: a command with quotes in a string",
      () => sh`echo "$(printf '%s' "$x" | jq ${".a[0]"})"`,
      `echo "$(printf '%s' "$x" | jq '.a[0]')"`,
    ],
    ["sh: a shift", () => sh`echo $((1 << 2)) ${"a b"}`, "echo $((1 << 2)) 'a b'"],
    [
      "sh: case",
      () => sh`case "$x" in ${"a b"}) exit 1 ;; esac`,
      `case "$x" in 'a b') exit 1 ;; esac`,
    ],
    ["sh: a reserved word", () => sh`case x in ${"esac"}) ;; esac`, "case x in 'esac') ;; esac"],
    ["sh: words that hold let", () => sh`echo outlet let ${v}`, "echo outlet let x"],
    ["sh: an expansion", () => sh`echo \${x:-3} "\${y}" ${v}`, 'echo ${x:-3} "${y}" x'],
    [
      "sh: a function and a loop",
      () => sh`f() { for x in ${"a b"}; do echo "$x"; done; }`,
      `f() { for x in 'a b'; do echo "$x"; done; }`,
    ],
    [
      "js: a regular expression with a quote",
      () => js`x.replace(/"/g, ${v})`,
      'x.replace(/"/g, "x")',
    ],
    [
      "js: a regular expression with a class",
      () => js`x.split(/["/\]]+/, ${1})`,
      'x.split(/["/\\]]+/, 1)',
    ],
    ["js: a hole in a template's code", () => js`f(\`a \${g(${v})} b\`)`, 'f(`a ${g("x")} b`)'],
    [
      "js: a string in a template's code",
      () => js`f(\`\${x ? "a" : 'b'}\`, ${v})`,
      'f(`${x ? "a" : \'b\'}`, "x")',
    ],
    ["js: a division", () => js`f(a / b / (c + d) / 2, ${v})`, 'f(a / b / (c + d) / 2, "x")'],
    [
      "js: a string continued by a backslash",
      () => js`
      f("a\
      b", ${v});
    `,
      'f("a\\\nb", "x");',
    ],
    [
      "python: a string continued by a backslash",
      () => python`
      f('a\
      b', ${v})
    `,
      "f('a\\\nb', \"x\")",
    ],
    [
      "python: an f-string beside",
      () => python`f(f"{a['b']:>{w}} {{c}}", ${v})`,
      'f(f"{a[\'b\']:>{w}} {{c}}", "x")',
    ],
    ["swift: an expression in a string", () => swift`f("\(a(1)) b", ${v})`, 'f("\\(a(1)) b", "x")'],
    [
      "csharp: an expression in a string",
      () => csharp`F($"{a} b", ${v}, 'c');`,
      `F($"{a} b", "x", 'c');`,
    ],
    ["code behind code", () => python`${python`a`}${python`.b`}`, "a.b"],
    ["a value behind an empty hole", () => python`f(${python``}${v})`, 'f("x")'],
  ])("%s", (_, make, text) => {
    expect(render(make())).toBe(text);
  });
});

describe("a value keeps its meaning among its neighbours", () => {
  const object = { a: 1 };
  test.each([
    ["a power", () => python`x = ${-2} ** 2`, "x = (-2) ** 2"],
    ["a power behind", () => python`x = 2 ** ${-2}`, "x = 2 ** (-2)"],
    ["a method of a number", () => js`${5}.toFixed()`, "(5).toFixed()"],
    ["a minus", () => js`x = y -${-1};`, "x = y -(-1);"],
    ["minus zero", () => js`x = ${-0} ** 2;`, "x = (-0) ** 2;"],
    ["an arrow", () => js`f(() => ${object});`, "f(() => ({ a: 1 }));"],
    [
      "an arrow and code that is a value",
      () => js`f(() => ${js.value(object)});`,
      "f(() => ({ a: 1 }));",
    ],
    [
      "a statement",
      () => js`
      f();
      ${object}.a;
    `,
      "f();\n({ a: 1 }).a;",
    ],
    [
      "a list",
      () => python`f(${-2}, [${-2}], {"a": ${-2}}, b=${-2})`,
      'f(-2, [-2], {"a": -2}, b=-2)',
    ],
    ["a return", () => js`return ${-2};`, "return -2;"],
    [
      "lines",
      () => python`
      a = ${-2}
      b = ${-2}
    `,
      "a = -2\nb = -2",
    ],
    [
      "an argument on a line of its own",
      () => js`
      f(
          ${object},
      );
    `,
      "f(\n    { a: 1 },\n);",
    ],
    ["a sum before a dot", () => js`(${js.join([js`a`, js`b`], " + ")}).c`, "(a + b).c"],
    ["a sum that a dot would tear", () => js`${js.join([js`a`, js`b`], " + ")}.c`, "(a + b).c"],
    ["a sum alone", () => js`x = ${js.join([js`a`, js`b`], " + ")};`, "x = a + b;"],
  ])("%s", (_, make, text) => {
    expect(render(make())).toBe(text);
  });
});

describe("what is joined is a list, lines or one operator", () => {
  const parts = [python`a`, python`b`];
  test.each([
    " ",
    "\n",
    "\n\n",
    ", ",
    ",\n",
    " + ",
    " | ",
    " || ",
    " && ",
    "; ",
    " and ",
    " or ",
    ".",
  ])("%j", (separator) => {
    expect(render(python.join(parts, separator))).toBe(`a${separator}b`);
  });
  test.each(["x", "); evil(", '"', "'", "#", "//", "\\", "\u2028", " and", "+ +", "$", "`", "\t"])(
    "refuses %j",
    (separator) => {
      expect(() => python.join(parts, separator)).toThrow("For anything else, write a template.");
    },
  );
  test("a refusal names the language, the separator, and what may stand there", () => {
    expect(() => python.join(parts, "x")).toThrow(
      new TypeError(
        'python.join(…, "x"): invalid separator. Use spaces, line ends and one of , ; . + | || && and or. For anything else, write a template.',
      ),
    );
  });

  test("only words of a shell stand side by side", () => {
    expect(render(sh.join([sh`a`, sh`b`], ""))).toBe("ab");
    expect(() => python.join(parts, "")).toThrow("For anything else, write a template.");
  });
});

test("a backslash is a backslash, but for those that TypeScript needs", () => {
  expect(render(sh`printf '%s\n' "\$HOME" \\ "\\"`)).toBe(`printf '%s\\n' "\\$HOME" \\\\ "\\\\"`);
  expect(render(js`\`a\n\${b}\``)).toBe("`a\\n${b}`");
  expect(render(js`\`\\\`\\\${b}\``)).toBe("`\\`\\${b}`");
});
