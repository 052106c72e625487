// A hole in a string or a comment is refused, and the message says what to write instead.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { render } from "./index.ts";

const value = "x";

/** What a template throws when it is made, before anything is rendered. */
function thrown(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
  throw new Error("The template was taken.");
}

const STRING =
  "a hole inside a quoted string. Holes print complete literals, quotes included. " +
  "Remove the quotes and join the pieces in TypeScript: ${`before ${value} after`}.";
const COMMENT = "a hole inside a comment. Holes print values: use the value in code, or remove it.";

describe("a hole in a string is refused, and the message says what to write instead", () => {
  test.each([
    ["python", () => python`load("hf://${value}")`, 'python template, line 1: load("hf://${…}")'],
    ["python, single", () => python`load('${value}')`, "python template, line 1: load('${…}')"],
    [
      "python, f-string",
      () => python`print(f"{a} ${value}")`,
      'python template, line 1: print(f"{a} ${…}")',
    ],
    ["python, raw", () => python`load(r"\d${value}")`, 'python template, line 1: load(r"\\d${…}")'],
    [
      "python, escaped quote",
      () => python`load("a \" ${value}")`,
      'python template, line 1: load("a \\" ${…}")',
    ],
    [
      "python, triple",
      () => python`
        text = """
          it's ${value}
        """
      `,
      "python template, line 2: it's ${…}",
    ],
    [
      "python, triple single",
      () => python`text = '''"${value}'''`,
      `python template, line 1: text = '''"\${…}'''`,
    ],
    ["js", () => js`load("${value}")`, 'js template, line 1: load("${…}")'],
    ["js, single", () => js`load('it\'s ${value}')`, "js template, line 1: load('it\\'s ${…}')"],
    ["js, template", () => js`load(\`a ${value}\`)`, "js template, line 1: load(`a ${…}`)"],
    [
      "js, template of many lines",
      () => js`
        const text = \`
          // no comment: ${value}
        \`;
      `,
      "js template, line 2: // no comment: ${…}",
    ],
    [
      "sh, double",
      () => sh`curl "https://x/${value}"`,
      'sh template, line 1: curl "https://x/${…}"',
    ],
    ["sh, single", () => sh`curl 'a "${value}'`, `sh template, line 1: curl 'a "\${…}'`],
    ["sh, dollar", () => sh`curl $'it\'s ${value}'`, "sh template, line 1: curl $'it\\'s ${…}'"],
    [
      "sh, over lines",
      () => sh`
        curl -d '
          # no comment ${value}
        '
      `,
      "sh template, line 2: # no comment ${…}",
    ],
    ["swift", () => swift`print("\(a) ${value}")`, 'swift template, line 1: print("\\(a) ${…}")'],
    [
      "csharp",
      () => csharp`Print($"{a} ${value}");`,
      'csharp template, line 1: Print($"{a} ${…}");',
    ],
  ])("%s", (_, make, where) => {
    expect(thrown(make)).toContain(`${where}: ${STRING}`);
  });
});

describe("a hole in a comment is refused", () => {
  test.each([
    ["python", () => python`x = 1  # see ${value}`, "python template, line 1: x = 1  # see ${…}"],
    [
      "python, second line",
      () => python`
        x = 1
        # it's ${value}
      `,
      "python template, line 2: # it's ${…}",
    ],
    ["js", () => js`x(); // see ${value}`, "js template, line 1: x(); // see ${…}"],
    ["js, block", () => js`/* it's ${value} */`, "js template, line 1: /* it's ${…} */"],
    [
      "js, block of many lines",
      () => js`
        /*
         * ${value}
         */
      `,
      "js template, line 2: * ${…}",
    ],
    ["sh", () => sh`ls # see ${value}`, "sh template, line 1: ls # see ${…}"],
    ["sh, behind a semicolon", () => sh`ls;# ${value}`, "sh template, line 1: ls;# ${…}"],
    ["swift", () => swift`x() // ${value}`, "swift template, line 1: x() // ${…}"],
    ["csharp", () => csharp`x(); /* ${value} */`, "csharp template, line 1: x(); /* ${…} */"],
  ])("%s", (_, make, where) => {
    expect(thrown(make)).toBe(`${where}: ${COMMENT}`);
  });
});

describe("a string that stays open is refused", () => {
  const message = (open: string): string =>
    `the string opened with ${open} is not closed. Close it, or put its text in a hole.`;
  test.each([
    ["python", () => python`load("x)`, `python template, line 1: load("x): ${message('"')}`],
    ["js", () => js`load('x)`, `js template, line 1: load('x): ${message("'")}`],
    [
      "python, triple",
      () => python`text = """ "`,
      `python template, line 1: text = """ ": ${message('"""')}`,
    ],
    ["sh", () => sh`echo 'it`, `sh template, line 1: echo 'it: ${message("'")}`],
    [
      "js, template",
      () => js`x = \`a`,
      "js template, line 1: x = `a: the string opened with ` is not closed, or too complex to parse. " +
        "Assign the expression in its braces to a variable first.",
    ],
  ])("%s", (_, make, expected) => {
    expect(thrown(make)).toBe(expected);
  });
});

describe("a hole in code is taken, whatever strings and comments stand around it", () => {
  test.each([
    ["behind a string", () => python`load("it's", ${value})`, `load("it's", "x")`],
    ["behind an empty string", () => python`load("", '', ${value})`, `load("", '', "x")`],
    [
      "behind a triple string",
      () => python`load("""a "b" c""", ${value})`,
      `load("""a "b" c""", "x")`,
    ],
    ["behind a quote of another kind", () => js`load("'", '"', ${value})`, `load("'", '"', "x")`],
    ["behind an escaped quote", () => js`load("\"", ${value})`, String.raw`load("\"", "x")`],
    ["behind an escaped backslash", () => js`load("\\", ${value})`, String.raw`load("\\", "x")`],
    ["behind a closed comment", () => js`/* it's */ load(${value})`, `/* it's */ load("x")`],
    [
      "below a comment",
      () => python`
        # it's "here
        load(${value})
      `,
      '# it\'s "here\nload("x")',
    ],
    ["behind a number sign in a word", () => sh`echo a#b $# ${value}`, "echo a#b $# x"],
    ["behind a backslash before a quote", () => sh`echo it\'s ${value}`, "echo it\\'s x"],
    ["behind a single quote that escapes nothing", () => sh`echo 'a\' ${value}`, "echo 'a\\' x"],
    ["with two slashes for division", () => python`x = 7 // ${2}`, "x = 7 // 2"],
  ])("%s", (_, make, expected) => {
    expect(render(make())).toBe(expected);
  });
});

test("a template is checked once, at its first use", () => {
  const strings = Object.assign(["load(", ")"], { raw: ["load(", ")"] });
  const tag = (raw: readonly string[], hole: string): string =>
    render(python(Object.assign(strings, { raw }) as unknown as TemplateStringsArray, hole));
  expect(tag(["load(", ")"], "a")).toBe('load("a")');
  // The same strings again are known; other ones are read anew.
  expect(tag(['load("', '")'], "b")).toBe('load("b")');
  expect(thrown(() => python`load("${"b"}")`)).toContain("quoted string");
});

test("A heredoc is refused, with a hole in it and without.", () => {
  expect(() => sh`cat << EOF\n${"x"}\nEOF`).toThrow("a heredoc, whose text is not quoted.");
  expect(() => sh`cat <<EOF`).toThrow("a heredoc, whose text is not quoted.");
  expect(() => sh`sort < ${"in.txt"} > out.txt`).not.toThrow();
});

describe("the line that a refusal is about", () => {
  const TWICE =
    "a hole or a quote inside ((…)). The shell evaluates it a second time and could run the value. Calculate the number in TypeScript.";
  test("is that where the construct opens", () => {
    expect(thrown(() => sh`echo $(( ${value} + 1 ))`)).toBe(
      `sh template, line 1: echo $(( \${…} + 1 )): ${TWICE}`,
    );
    expect(
      thrown(
        () => sh`
          echo $((
          ${value} ))
        `,
      ),
    ).toBe(`sh template, line 1: echo $((: ${TWICE}`);
  });

  test("is that of the code, where it stands in a string", () => {
    expect(
      thrown(
        () => js`
          first();
          f(\`a \${b /cccccccccccccccccc}\`);
          last();
        `,
      ),
    ).toMatch(/^js template, line 2: f\(`a \$\{b \/c+\}`\);: a slash that may divide/);
  });

  test("is that of the hole, where a string holds one", () => {
    expect(
      thrown(
        () => python`
          a = """
            b
            ${value}
          """
        `,
      ),
    ).toMatch(/^python template, line 3: \$\{…\}: a hole inside a quoted string\./);
  });

  test("is said of a NUL as well", () => {
    const strings = Object.assign(["a\0"], { raw: ["a\0"] });
    expect(thrown(() => python(strings))).toBe(
      "python template: contains a NUL character. Remove it.",
    );
  });
});
