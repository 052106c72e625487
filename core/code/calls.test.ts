// Calls in the text of a template are broken over lines where they are too long, as ruff and Prettier break them.
import { describe, expect, test } from "vitest";
import { js, python } from "hubsmith/code";
import { type Code, defineLanguage, literals, render } from "./index.ts";

const wide = (length: number): string => "x".repeat(length - 2);
const printed = (code: Code): readonly string[] => render(code).split("\n");
const LONG = wide(84);

describe("in Python", () => {
  test("a call is one line where it fits", () => {
    expect(printed(python`result = f(${wide(60)}, a, b=c)`)).toHaveLength(1);
  });

  test.each<[string, Code, readonly string[]]>([
    [
      "a call has a line for each argument, and a comma behind the last",
      python`result = f(${wide(70)}, a, b=c)`,
      ["result = f(", `    "${wide(70)}",`, "    a,", "    b=c,", ")"],
    ],
    [
      "an argument of a call inside is broken where the line of its own is too short",
      python`f(g(${wide(75)}, a), h(${1}, ${2}))`,
      ["f(", `    g("${wide(75)}", a),`, "    h(1, 2),", ")"],
    ],
    [
      "a call inside is broken, too",
      python`f(g(${LONG}, a))`,
      ["f(", "    g(", `        "${LONG}",`, "        a,", "    ),", ")"],
    ],
    [
      "arguments that were put together are as many as they are",
      python`f(a, ${python.args([wide(60)], { b: python`c(${1})`, d: wide(20) })})`,
      ["f(", "    a,", `    "${wide(60)}",`, "    b=c(1),", `    d="${wide(20)}",`, ")"],
    ],
    [
      "no arguments leave no line",
      python`f(${python.args([])}, a, ${LONG})`,
      ["f(", "    a,", `    "${LONG}",`, ")"],
    ],
    [
      "a dictionary and a list in the text are broken, too",
      python`f({"a": ${wide(60)}, "b": [${wide(60)}, ${wide(20)}]})`,
      [
        "f(",
        "    {",
        `        "a": "${wide(60)}",`,
        `        "b": [`,
        `            "${wide(60)}",`,
        `            "${wide(20)}",`,
        "        ],",
        "    },",
        ")",
      ],
    ],
    [
      "a tuple is",
      python`x = (${wide(60)}, ${wide(30)})`,
      ["x = (", `    "${wide(60)}",`, `    "${wide(30)}",`, ")"],
    ],
    [
      "a condition has no comma behind it",
      python`
        while f(${wide(30)}) in (${wide(40)}, ${wide(20)}):
            g()
      `,
      [`while f("${wide(30)}") in (`, `    "${wide(40)}",`, `    "${wide(20)}",`, "):", "    g()"],
    ],
    [
      "a subscript stays, and the call before it is broken",
      python`print(f(${wide(80)}, a)["b"])`,
      [`print(`, `    f(`, `        "${wide(80)}",`, `        a,`, `    )["b"],`, `)`],
    ],
    [
      "a call is broken at its indentation",
      python`
        if a:
            f(${wide(76)}, bbbbbb)
      `,
      ["if a:", "    f(", `        "${wide(76)}",`, "        bbbbbb,", "    )"],
    ],
    [
      "what is behind a call counts",
      python`f(${wide(80)}).bcd()`,
      ["f(", `    "${wide(80)}",`, ").bcd()"],
    ],
  ])("%s", (_, code, expected) => {
    expect(printed(code)).toEqual(expected);
  });

  test.each<[string, Code]>([
    ["a comprehension", python`x = [f(a) for a in ${LONG}]`],
    ["a generator", python`x = sum(a for a in ${LONG})`],
    ["a function without a name", python`x = f(lambda a: ${LONG})`],
    ["parentheses around one value", python`x = (${python.name(LONG)}) + 1234`],
    ["a subscript", python`x[${python.name(LONG)}] = 1234`],
    [
      "a call without a hole",
      python`${1}; f(xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, xxxxxxxxxxxxxxxxxxxxxxxxxxxx, xxxxxxxxxxxxxxxxxxxxxxxxx)`,
    ],
  ])("%s stays as it is", (_, code) => {
    expect(printed(code)).toHaveLength(1);
  });

  test("brackets and commas in a string are text", () => {
    expect(printed(python`f("a(", ")b, [", ${wide(80)})`)).toEqual([
      "f(",
      '    "a(",',
      '    ")b, [",',
      `    "${wide(80)}",`,
      ")",
    ]);
  });
});

describe("in JavaScript", () => {
  test.each<[string, Code, readonly string[]]>([
    [
      "a call has a line for each argument",
      js`await f(${wide(66)}, aaaaa, b);`,
      ["await f(", `    "${wide(66)}",`, "    aaaaa,", "    b,", ");"],
    ],
    [
      "an object that is the last argument opens on the line of the call",
      js`await f(a, ${{ b: wide(60), c: 1 }});`,
      ["await f(a, {", `    b: "${wide(60)}",`, "    c: 1,", "});"],
    ],
    [
      "a list that is the last argument does, too",
      js`f(a, ${[wide(40), wide(40)]});`,
      ["f(a, [", `    "${wide(40)}",`, `    "${wide(40)}",`, "]);"],
    ],
    [
      "an object of code does, too",
      js`await f(a, ${js.object({ b: js`g(${1})`, c: wide(60) })});`,
      ["await f(a, {", "    b: g(1),", `    c: "${wide(60)}",`, "});"],
    ],
    [
      "a call in a call opens with it where both have one argument",
      js`f(g(${{ b: wide(60), c: 123 }}));`,
      ["f(", "    g({", `        b: "${wide(60)}",`, "        c: 123,", "    }),", ");"],
    ],
    [
      "a list may stand before an object",
      js`f(${[1]}, ${{ b: wide(60), c: 1 }});`,
      ["f([1], {", `    b: "${wide(60)}",`, "    c: 1,", "});"],
    ],
    [
      "an object behind another opens on a line of its own",
      js`f(${{ a: 1 }}, ${{ b: wide(60), c: 1 }});`,
      ["f(", "    { a: 1 },", `    { b: "${wide(60)}", c: 1 },`, ");"],
    ],
    [
      "numbers behind another argument open on a line of their own, and fill their lines",
      js`f(a, ${Array.from({ length: 40 }, (_, at) => at + 10)});`,
      [
        "f(",
        "    a,",
        "    [",
        `        ${Array.from({ length: 18 }, (_, at) => at + 10).join(", ")},`,
        `        ${Array.from({ length: 18 }, (_, at) => at + 28).join(", ")},`,
        "        46, 47, 48, 49,",
        "    ],",
        ");",
      ],
    ],
    [
      "numbers alone open on the line of the call",
      js`f(${Array.from({ length: 22 }, (_, at) => at + 100)});`,
      [
        "f([",
        `    ${Array.from({ length: 15 }, (_, at) => at + 100).join(", ")},`,
        `    ${Array.from({ length: 7 }, (_, at) => at + 115).join(", ")},`,
        "]);",
      ],
    ],
    [
      "a condition has a line for each operand, and no comma behind it",
      js`
        while (${js.join([js`f(${wide(60)})`, js`aaaaaaaaaaaaa`], " && ")}) {
            g();
        }
      `,
      ["while (", `    f("${wide(60)}") &&`, "    aaaaaaaaaaaaa", ") {", "    g();", "}"],
    ],
    [
      "a condition of one operand has a line for it",
      js`
        while ([${wide(40)}, ${wide(30)}].includes(status)) {
            g();
        }
      `,
      ["while (", `    ["${wide(40)}", "${wide(30)}"].includes(status)`, ") {", "    g();", "}"],
    ],
  ])("%s", (_, code, expected) => {
    expect(printed(code)).toEqual(expected);
  });
});

test("a language that says nothing of calls leaves them as they are", () => {
  const plain = defineLanguage({
    id: "plain",
    label: "Plain",
    extension: ".plain",
    spans: [],
    print: literals({ quote: (one) => `"${one}"`, list: ["[", "]"] }),
  });
  expect(printed(plain`f(${LONG}, a)`)).toHaveLength(1);
});
