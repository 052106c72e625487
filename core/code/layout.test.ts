// Layout to the character: what fits on a line, what is broken, and what becomes of lines that print nothing.
import { describe, expect, test } from "vitest";
import { js, python, sh, swift } from "hubsmith/code";
import {
  type Code,
  defineLanguage,
  env,
  file,
  quoted,
  quoteJson,
  literals,
  render,
  unsafe,
  type Value,
} from "./index.ts";

const json = defineLanguage({
  id: "json",
  label: "JSON",
  extension: ".json",
  print: literals({ quote: quoteJson, list: ["[", "]"], object: ["{", "}"] }),
  spans: [quoted('"')],
});

const wide = (length: number): string => "x".repeat(length - 2);

describe("a list is on one line as long as that has 88 characters in Python", () => {
  test.each<readonly [string, (text: string) => Code, number]>([
    ["alone", (text) => python`${[text]}`, 86],
    ["behind text", (text) => python`f = ${[text]}`, 82],
    ["with text behind it", (text) => python`f(${[text]}, a)`, 80],
    [
      "behind a line",
      (text) => python`
        a
        f(${[text]})
      `,
      83,
    ],
    ["behind text of several lines", (text) => python`${unsafe(python, "a\nbb")}.f(${[text]})`, 80],
    [
      "behind a joined line",
      (text) => python`${python.join([python`a`, python`bb`], "\n")}.f(${[text]})`,
      80,
    ],
    [
      "behind a joined line and a blank one",
      (text) => python`${python.join([python`aaa`, python`bb`], "\n\n")}.f(${[text]})`,
      80,
    ],
    [
      "behind lines of different lengths",
      (text) => python`
        a
        bbbbbb
        cc.f(${[text]})
      `,
      80,
    ],
    [
      "in a block",
      (text) => python`
        if a:
            f(${[text]})
      `,
      79,
    ],
    [
      "in code in a block",
      (text) => python`
        if a:
            ${python`
              b
              f(${[text]})
            `}
      `,
      79,
    ],
    [
      "behind lines of a block",
      (text) => python`
        if a:
            ${python`
              ${python`b`}
              c
              d.f(${[text]})
            `}
      `,
      77,
    ],
  ])("%s", (_, make, most) => {
    const [fits, broken] = [most, most + 1].map((length) =>
      render(make(wide(length)))
        .split("\n")
        .find((line) => line.includes("xx")),
    );
    expect(fits).toContain(`["${wide(most)}"]`);
    expect(fits).toHaveLength(88);
    // The list has a line of its own, or its item has.
    expect(broken!.trim()).toMatch(/^(?:"x+"|\["x+"\]),$/);
  });

  test("one in another is broken where it alone is too long, and its items stand deeper", () => {
    const value = [
      [wide(60), wide(20)],
      [1, 2],
    ];
    expect(render(json`${value}`)).toBe(
      `[\n    [\n        "${wide(60)}",\n        "${wide(20)}"\n    ],\n    [1, 2]\n]`,
    );
  });

  test("a comma behind an item counts", () => {
    const second = (length: number): string =>
      render(json`${[[wide(length)], wide(60)]}`).split("\n")[1]!;
    expect(second(73)).toBe(`    ["${wide(73)}"],`);
    expect(second(74)).toBe("    [");
  });

  test("items without end are one a line, and a list of none is its brackets wherever it stands", () => {
    const many = Array.from({ length: 100 }, (_, at) => at);
    expect(render(json`${many}`).split("\n")).toHaveLength(102);
    expect(render(json`${[[], {}, [[]]]}`)).toBe("[[], {}, [[]]]");
    expect(render(python`f(${wide(90)}, ${[]})`)).toBe(`f(\n    "${wide(90)}",\n    [],\n)`);
  });

  test("an item of several lines breaks its list, however it came by them", () => {
    const lines = python`
      lambda: (
          1
      )
    `;
    expect(render(python`f(${python.args([lines, 2])})`)).toBe(
      "f(\n    lambda: (\n        1\n    ),\n    2,\n)",
    );
    const joined = (parts: readonly Code<"python">[], separator: string): string =>
      render(python`f(${python.args([python.join(parts, separator)])})`);
    expect(joined([python`a`, python`b`], "\n")).toBe("f(\n    a\n    b,\n)");
    expect(joined([python`a`], "\n")).toBe("f(a)");
    expect(joined([python`a`, unsafe(python, "b\nc")], ", ")).toBe("f(\n    a, b\n    c,\n)");
    expect(joined([python`a`, python`b`], ", ")).toBe("f(a, b)");
  });

  test("a text of several lines, which a language may have, breaks its list as well", () => {
    const quote = (text: string): string => `<${text}>`;
    const verse = defineLanguage({
      id: "verse",
      label: "Verse",
      extension: ".verse",
      spans: [],
      print: literals({ quote, list: ["[", "]"] }),
    });
    expect(render(verse`${["a\nb", "c"]}`)).toBe("[\n    <a\nb>,\n    <c>\n]");
    expect(render(verse`${["ab", "c"]}`)).toBe("[<ab>, <c>]");
    expect(render(verse`${[wide(70), [wide(60)]]}`)).toContain(`,\n    [<${wide(60)}>]\n]`);
  });

  test("in parentheses of its own", () => {
    expect(render(js`f(() => ${{ a: wide(60), b: 12345678 }});`)).toBe(
      `f(() => (\n    {\n        a: "${wide(60)}",\n        b: 12345678,\n    }\n));`,
    );
  });
});

describe("what is assigned", () => {
  const sum = (tag: "python" | "js"): readonly [string, string] =>
    tag === "python" ? [wide(50), wide(50)] : [wide(45), wide(45)];

  test.each<readonly [string, Code, readonly string[]]>([
    ["a string that fits stays in Python", python`x = ${wide(84)}`, [`x = "${wide(84)}"`]],
    [
      "a string that is a little too long is in parentheses in Python",
      python`xxxxxxxx = ${wide(80)}`,
      ["xxxxxxxx = (", `    "${wide(80)}"`, ")"],
    ],
    [
      "a string that is too long for any line stays in Python",
      python`x = ${wide(90)}`,
      [`x = "${wide(90)}"`],
    ],
    [
      "a sum has its operator first in Python",
      python`x = ${python.join(
        sum("python").map((one) => python.value(one)),
        " + ",
      )}`,
      ["x = (", `    "${wide(50)}"`, `    + "${wide(50)}"`, ")"],
    ],
    ["a list is broken in Python", python`x = ${[wide(90)]}`, ["x = [", `    "${wide(90)}",`, "]"]],
    [
      "a string that fits stays in JavaScript",
      js`const x = ${wide(68)};`,
      [`const x = "${wide(68)}";`],
    ],
    [
      "a string that is too long is on the next line in JavaScript, whether it fits there or not",
      js`const x = ${wide(70)};`,
      ["const x =", `    "${wide(70)}";`],
    ],
    ["so is a longer one", js`x.y = ${wide(90)};`, ["x.y =", `    "${wide(90)}";`]],
    [
      "a sum has its operator last in JavaScript",
      js`const x = ${js.join(
        sum("js").map((one) => js.value(one)),
        " + ",
      )};`,
      ["const x =", `    "${wide(45)}" +`, `    "${wide(45)}";`],
    ],
    ["what is no assignment stays", js`return ${wide(90)};`, [`return "${wide(90)}";`]],
    [
      "the next line is indented from where the first stands",
      js`
        if (a) {
            x = ${wide(72)};
        }
      `,
      ["if (a) {", "    x =", `        "${wide(72)}";`, "}"],
    ],
  ])("%s", (_, code, expected) => {
    expect(render(code).split("\n")).toEqual(expected);
  });
});

describe("a member of an object in JavaScript", () => {
  const LINK = wide(70);
  test.each<readonly [string, Value, readonly string[]]>([
    [
      "a string too long for the line is on the next",
      { abcdefg: LINK },
      ["    abcdefg:", `        "${LINK}",`],
    ],
    ["unless its key is short", { abcdef: LINK, b: 1 }, [`    abcdef: "${LINK}",`, "    b: 1,"]],
    [
      "a string that fits stays",
      { abcdefg: wide(64), b: wide(20) },
      [`    abcdefg: "${wide(64)}",`, `    b: "${wide(20)}",`],
    ],
    [
      "so do lists, null and negative numbers, and no other number",
      { [wide(78)]: [1], [`${wide(77)}a`]: null, [`${wide(77)}b`]: -1, [`${wide(77)}c`]: 1 },
      [
        `    ${wide(78)}:`,
        "        [1],",
        `    ${wide(77)}a:`,
        "        null,",
        `    ${wide(77)}b:`,
        "        -1,",
        `    ${wide(77)}c: 1,`,
      ],
    ],
  ])("%s", (_, value, expected) => {
    expect(render(js`x(${value});`).split("\n")).toEqual(["x({", ...expected, "});"]);
  });

  test("Python leaves it on the line of its key", () => {
    expect(render(python`x(${{ abcdefg: wide(85) }})`)).toContain(
      `\n        "abcdefg": "${wide(85)}",\n`,
    );
  });
});

describe("a table in JavaScript", () => {
  test.each<readonly [string, Value, boolean]>([
    [
      "several objects of several members",
      [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      true,
    ],
    [
      "several lists of several items",
      [
        [1, 2],
        [3, 4],
      ],
      true,
    ],
    ["one object", [{ a: 1, b: 2 }], false],
    ["objects of one member", [{ a: 1 }, { a: 2 }], false],
    ["an object and a list", [{ a: 1, b: 2 }, [1, 2]], false],
    ["an object and a number", [{ a: 1, b: 2 }, 1], false],
    ["variables", [env("A"), env("B")], false],
  ])("of %s", (_, value, isBroken) => {
    expect(
      render(js`const x = ${value};`)
        .split("\n\n")
        .at(-1)!
        .includes("\n"),
    ).toBe(isBroken);
    expect(
      render(python`x = ${value}`)
        .split("\n\n")
        .at(-1),
    ).not.toContain("\n");
  });
});

test("each language has lines of its own width", () => {
  const lengths = (width?: number): readonly number[] => {
    const tag = defineLanguage({
      id: "acme",
      label: "Acme",
      extension: ".acme",
      spans: [],
      print: literals({ quote: (text) => `"${text}"`, list: ["[", "]"] }),
      ...(width === undefined ? {} : { width }),
    });
    const most = Array.from({ length: 120 }, (_, at) => render(tag`${[wide(at + 10)]}`));
    return [Math.max(...most.filter((text) => !text.includes("\n")).map((text) => text.length))];
  };
  expect([lengths(), lengths(60), lengths(100)]).toEqual([[80], [60], [100]]);
});

describe("code that is laid out again elsewhere", () => {
  const long = { key: wide(30), other: wide(29) };
  const make = (): Code<"python"> => python`f(${long})`;
  const places: readonly ((code: Code<"python">) => Code<"python">)[] = [
    (code) => python`
      a
      ${code}
    `,
    (code) => python`
      a
      ${code}.bcd
    `,
    (code) => python`
      a
      longer = ${code}
    `,
    (code) => python`
      if a:
          ${code}
    `,
    (code) => python`
      if a:
          ${code}
          ${code}, ${[1, 2, 3]}
    `,
  ];

  test.each(places.flatMap((_, one) => places.map((__, other) => [one, other] as const)))(
    "is as if it were new: %i and %i",
    (one, other) => {
      const kept = make();
      for (const at of [one, one, one, other, one, other, other])
        expect(render(places[at]!(kept))).toBe(render(places[at]!(make())));
    },
  );

  const LIST = Object.freeze([wide(60)]);
  test.each<readonly [string, readonly ((code: Code<"python">) => Code<"python">)[]]>([
    [
      "with more and less behind it",
      [
        (code) => python`
          a
          bbbb(${code}, c, d)
        `,
        (code) => python`
          a
          bbbb(${code}, c, dddddd)
        `,
        (code) => python`
          a
          bbbb(${code}${python` + cc`})
        `,
      ],
    ],
    [
      "further to the right",
      [
        (code) => python`
          aaaaaaaaa
          b = ${code}
        `,
        (code) => python`
          aaaaaaaaa
          bbbbbbbbbbbbb = ${code}
        `,
        (code) => python`
          aaaaaaaaaaaaaaaaaa
          bbbbbbbbbbbbbb = ${code}
        `,
      ],
    ],
  ])("is broken where it must be: %s", (_, around) => {
    const kept = python.value(LIST);
    for (const at of [0, 0, 0, 1, 0, 1, 1, 2, 2, 0, 1, 2])
      expect(render(around[at]!(kept))).toBe(render(around[at]!(python.value([...LIST]))));
  });

  test("goes on below itself, and not where it stood before", () => {
    const list = Object.freeze([wide(60), wide(60)]);
    const around: readonly ((code: Code<"python">) => Code<"python">)[] = [
      (code) => python`
        if a:
            ${code}
      `,
      (code) => python`
        a
        b = ${code}
      `,
    ];
    const kept = python.value(list);
    for (const at of [0, 0, 0, 1, 0, 1, 1])
      expect(render(around[at]!(kept))).toBe(render(around[at]!(python.value([...list]))));
  });

  test("is measured from where its last line begins", () => {
    const body = python`
      first()
      second(${1})
    `;
    const program = (length: number): string =>
      render(python`
        a
        ${body}.then(${[wide(length)]})
      `);
    for (let times = 0; times < 4; times += 1) {
      expect(program(70)).toBe(`a\nfirst()\nsecond(1).then(["${wide(70)}"])`);
      expect(program(71)).toContain(`then(\n    ["${wide(71)}"],\n)`);
    }
  });

  test("is measured from where its line began where it has one alone", () => {
    const body = python`g(${1})`;
    const program = (length: number): string =>
      render(python`
        a
        bb + ${body}.then(${[wide(length)]})
      `);
    for (let times = 0; times < 4; times += 1) {
      expect(program(70)).toBe(`a\nbb + g(1).then(["${wide(70)}"])`);
      expect(program(71)).toContain(`then(\n    ["${wide(71)}"],\n)`);
    }
  });
});

describe("lines that print nothing", () => {
  const none = python``;
  test.each<readonly [string, Code, string]>([
    [
      "two in a row leave one blank line",
      python`
        a()

        ${none}

        ${none}

        b()
      `,
      "a()\n\nb()",
    ],
    [
      "those above it stay, and those below go",
      python`
        a()


        ${none}



        b()
      `,
      "a()\n\n\nb()",
    ],
    [
      "several below it alone become one",
      python`
        a()
        ${none}


        b()
      `,
      "a()\n\nb()",
    ],
    [
      "one above it stays",
      python`
        a()

        ${none}
        b()
      `,
      "a()\n\nb()",
    ],
    [
      "none around it",
      python`
        a()
        ${none}
        ${none}
        b()
      `,
      "a()\nb()",
    ],
    [
      "two holes on a line, one of which prints",
      python`
        a()
        ${none}${python`b()`}
        c()
      `,
      "a()\nb()\nc()",
    ],
    [
      "a line with holes and blanks alone",
      python`
        a()
        ${none} ${none}
        c()
      `,
      "a()\nc()",
    ],
    [
      "blank lines in a block have no blanks",
      python`
        if a:
            ${python`
              b()


              c()
            `}
      `,
      "if a:\n    b()\n\n\n    c()",
    ],
    [
      "nor have those between lines that may go",
      python`
        if a:
            ${python`
              ${python`b()`}


              ${python`c()`}
            `}
      `,
      "if a:\n    b()\n\n\n    c()",
    ],
    [
      "code of nothing but empty code is empty",
      python`
        a()
        ${python`
          ${none}

          ${python`${none}`}
        `}
        b()
      `,
      "a()\nb()",
    ],
    [
      "code of blanks is empty",
      python`
        a()
        ${python` `}
        b()
      `,
      "a()\nb()",
    ],
    [
      "nothing joined takes its line with it",
      python`
        a()
        ${python.join([none])}
        b()
      `,
      "a()\nb()",
    ],
    [
      "arguments that are none take their line with them",
      python`
        a()
        ${python.args([])}
        b()
      `,
      "a()\nb()",
    ],
    ["nothing joined is nothing", python`f(${python.join([none, python` `], ", ")})`, "f()"],
    [
      "what is joined by blank lines keeps the indentation",
      python`
        if a:
            ${python.join([python`b()`, none, python`c()`], "\n\n")}
      `,
      "if a:\n    b()\n\n    c()",
    ],
    [
      "and so does text taken as it is",
      python`
        if a:
            ${unsafe(python, "b()\n\n\nc()\n")}
      `,
      "if a:\n    b()\n\n\n    c()",
    ],
    [
      "an import that goes takes one of the blank lines around it",
      python`
        import os

        import sys

        a()
      `,
      "import os\nimport sys\n\na()",
    ],
  ])("%s", (_, code, expected) => {
    expect(render(code)).toBe(expected);
  });
});

describe("parentheses", () => {
  const parted = (mark: string): Code => js.join([js.value(-1), js.value(2)], mark);
  const VARIABLE = 'ProcessInfo.processInfo.environment["A"]! + 1';
  const sum = (): Code<"js"> => js.join([js`a`, js`b`], " + ");
  test.each<readonly [string, Code, string]>([
    ["none around a list of operands", js`[${js.join([js`a`, js`b`], ", ")}].c`, "[a, b].c"],
    ["none around one operand", js`${js.join([js`a`], " + ")}.c`, "a.c"],
    ["around operands in an operation", js`2 * ${sum()}`, "2 * (a + b)"],
    ["around an operation before an operator", js`${sum()} * 2`, "(a + b) * 2"],
    ["around an operation joined with another", js.join([sum(), js`c`], " + "), "(a + b) + c"],
    ...[" ", "\n", ",", ";", "; ", ",\n", " ,\n "].map((mark): readonly [string, Code, string] => [
      `none in a list with ${JSON.stringify(mark)} between`,
      parted(mark),
      `-1${mark}2`,
    ]),
    ...[" and ", " or ", " | ", " && ", " || ", " + "].map(
      (mark): readonly [string, Code, string] => [
        `around an operand before ${JSON.stringify(mark)}`,
        parted(mark),
        `(-1)${mark}2`,
      ],
    ),
    ["none around a variable before an operator", swift`${env("A")} + 1`, VARIABLE],
    ["none around an object of a language without blocks", python`${{ a: 1 }}`, '{"a": 1}'],
    ["none around an object before an operator", js`f(${{ a: 1 }} + 1)`, "f({ a: 1 } + 1)"],
    ["around an object behind a block", js`if (a) {} ${{ b: 1 }}`, "if (a) {} ({ b: 1 })"],
    ["around an object behind a semicolon", js`a; ${{ b: 1 }}`, "a; ({ b: 1 })"],
    ["around an object behind a parenthesis", js`if (a) ${{ b: 1 }}`, "if (a) ({ b: 1 })"],
    ["none around an object behind a comma", js`f(a, ${{ b: 1 }})`, "f(a, { b: 1 })"],
    ["none around a list behind an arrow", js`() => ${[1]}`, "() => [1]"],
    ["none around a text behind an arrow", js`() => ${"a"}`, '() => "a"'],
    ["none around null behind an arrow", js`() => ${null}`, "() => null"],
    ["none around a number behind an arrow", js`() => ${1}`, "() => 1"],
    ["none around a variable behind an arrow", js`() => ${env("A")}`, "() => process.env.A"],
    [
      "around a number before a dot on the next line",
      js`
        f(${5}
        .a)
      `,
      "f((5)\n.a)",
    ],
    ["around a number before an optional member", js`${5}?.a`, "(5)?.a"],
    ["none around a text before a dot", js`${"a"}.b`, '"a".b'],
    ["none around a positive number before an operator", js`${5} ** 2`, "5 ** 2"],
    ["none around zero before an operator", js`${0} ** 2`, "0 ** 2"],
    ["none behind a colon", python`{"a": ${-1}}`, '{"a": -1}'],
    ["none behind a word that opens", python`x in ${-1}`, "x in -1"],
    ["around one behind another word", python`not ${-1}`, "not (-1)"],
    ["none around a variable", python`${env("A")}.b`, 'os.environ["A"].b'],
    ["none in a shell", sh`a ${-1} ** ${-2}`, "a -1 ** -2"],
  ])("%s", (_, code, expected) => {
    expect(render(code).split("\n\n").at(-1)).toBe(expected);
  });
});

describe("a call in the text of a template", () => {
  const long = "x".repeat(40);
  const list = [long];
  const object = { a: 1 };

  test.each<readonly [string, Code, string]>([
    [
      "has a line for each of the arguments that were joined before",
      js`f(${js.join([js`${long}`, js`${long}`], ", ")});`,
      `f(\n    "${long}",\n    "${long}",\n);`,
    ],
    [
      "in Python as well",
      python`f(${python.join([python`${long}`, python`${long}`], ", ")})`,
      `f(\n    "${long}",\n    "${long}",\n)`,
    ],
    [
      "opens an object that is last on its own line, behind a list",
      js`const a = f(${[object]}, ${{ long, b: "a string that fills the line" }});`,
      `const a = f([{ a: 1 }], {\n    long: "${long}",\n    b: "a string that fills the line",\n});`,
    ],
    [
      "has a line for each of two objects",
      js`const a = f(${object}, ${{ long, b: "a string" }});`,
      `const a = f(\n    { a: 1 },\n    { long: "${long}", b: "a string" },\n);`,
    ],
    [
      "has a line for each of two lists, which are kept on it",
      js`const a = f(${list}, ${list});`,
      `const a = f(\n    ["${long}"],\n    ["${long}"],\n);`,
    ],
    [
      "has a line for another call that is last",
      js`form.append("a file", ${file("a/long/path/to/a/file.png", "image/png")});`,
      'form.append(\n    "a file",\n    new Blob([await readFile("a/long/path/to/a/file.png")], {\n        type: "image/png",\n    }),\n);',
    ],
  ])("%s", (_, code, expected) => {
    expect(render(code).split("\n\n").at(-1)).toBe(expected);
  });
});

describe("an import in JavaScript", () => {
  const long = "aNameThatIsLongEnoughToFillMostOfALine";
  test.each<readonly [string, Code, string]>([
    [
      "of several names has a line for each, where one is too long",
      js`import { ${js.name(long)}, aSecondName, third } from "a-module";`,
      `import {\n    ${long},\n    aSecondName,\n    third,\n} from "a-module";`,
    ],
    [
      "of a default and a name as well",
      js`import aDefaultName, { ${js.name(long)} } from "a-module-of-a-name";`,
      `import aDefaultName, {\n    ${long},\n} from "a-module-of-a-name";`,
    ],
    [
      "of one name stays on its line",
      js`import { ${js.name(`${long}AndMore`)} } from "a-module-of-a-long-name";`,
      `import { ${long}AndMore } from "a-module-of-a-long-name";`,
    ],
  ])("%s", (_, code, expected) => {
    expect(render(code)).toBe(expected);
  });
});
