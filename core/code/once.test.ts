// What is kept from one rendering to the next, counted: how often a value is printed, an import written, a text worked out.
import { describe, expect, test } from "vitest";
import {
  type Code,
  defineLanguage,
  file,
  js,
  need,
  render,
  type Tag,
  text,
  unsafe,
} from "./index.ts";
import { fix } from "./kept.ts";
import { remember, rememberOf } from "./remember.ts";

interface Counted {
  readonly tag: Tag<"acme">;
  /** How often values were printed, and imports of a module were written. */
  readonly printed: () => number;
  readonly written: () => number;
}

function counted(): Counted {
  let printed = 0;
  let written = 0;
  const tag = defineLanguage({
    id: "acme",
    label: "Acme",
    extension: ".acme",
    expressions: true,
    spans: [],
    print: (value, printing, { bind }) => {
      printed += 1;
      if (value === "needs") printing.need("a", "b");
      if (value === "a variable") return printing.variable("v", "a()");
      if (value === "another") return printing.variable("v", "b()");
      return bind ? `(${JSON.stringify(value)})` : JSON.stringify(value);
    },
    imports: {
      statement: /use \w+(?=\n|$)/,
      read: (statement) => [need(statement.slice("use ".length))],
      write: (module, names) => {
        written += 1;
        return `use ${[module, ...names].join(".")}`;
      },
      module: /^\w+$/,
      name: /^\w+$/,
    },
  });
  return { tag, printed: () => printed, written: () => written };
}

/** How often values have been printed after each of some renderings. */
function counts({ printed }: Counted, renderings: readonly (() => string)[]): readonly number[] {
  return renderings.map((once) => {
    once();
    return printed();
  });
}

describe("code is printed twice, and from then on is what it was", () => {
  test.each<readonly [string, (tag: Tag<"acme">) => Code<"acme">, readonly number[]]>([
    ["a template", (tag) => tag`f(${"a"})`, [1, 2, 2, 2]],
    ["a value", (tag) => tag.value("a"), [1, 2, 2, 2]],
    ["parts", (tag) => tag.join([tag`f(${"a"})`, tag`g(${"b"})`]), [2, 4, 4, 4]],
    ["code in code", (tag) => tag`f(${tag`g(${tag.value("a")})`})`, [1, 2, 2, 2]],
    ["a file", (tag) => tag`f(${file("a", "b/c")})`, [1, 2, 2, 2]],
    ["a text of parts", (tag) => tag`f(${text("a")})`, [1, 2, 2, 2]],
    ["null", (tag) => tag`f(${null})`, [1, 2, 2, 2]],
    ["a frozen list", (tag) => tag`f(${Object.freeze(["a"])})`, [1, 2, 2, 2]],
    ["text as it is", (tag) => tag`f(${unsafe(tag, "a")}, ${"a"})`, [1, 2, 2, 2]],
    ["a list that may change", (tag) => tag`f(${["a"]})`, [1, 2, 3, 4]],
    ["a list in a frozen one", (tag) => tag`f(${Object.freeze([["a"]])})`, [1, 2, 3, 4]],
    ["code of a list that may change", (tag) => tag`f(${tag`g(${["a"]})`})`, [1, 2, 3, 4]],
    ["parts of which one may change", (tag) => tag.join([tag.value([1]), tag`a`]), [1, 2, 3, 4]],
  ])("%s", (_, make, expected) => {
    const all = counted();
    const code = make(all.tag);
    expect(
      counts(
        all,
        expected.map(() => () => render(code)),
      ),
    ).toEqual(expected);
  });

  test("also where its list may change, if its author says that it does not", () => {
    const all = counted();
    const code = all.tag`f(${["a"]})`;
    fix(code);
    const around = all.tag`g(${code})`;
    expect(
      counts(
        all,
        [code, code, code, around, around].map((one) => () => render(one)),
      ),
    ).toEqual([1, 2, 2, 2, 2]);
    fix(all.tag`no holes`);
  });

  test("unless it stands among other neighbours, where it is printed as they want it", () => {
    const all = counted();
    const code = all.tag`${"a"}`;
    const alone = all.tag`f(${code})`;
    const bound = (): Code => all.tag`x + ${code}`;
    for (const _ of "123") expect(render(alone)).toBe('f("a")');
    for (const _ of "123") expect(render(bound())).toBe('x + ("a")');
    expect(render(alone)).toBe('f("a")');
  });

  test("and before a dot, or where a brace would open a block", () => {
    const [five, object] = [js.value(5), js.value(Object.freeze({ a: 1 }))];
    for (const _ of "1234") {
      expect(render(js`f(${five});`)).toBe("f(5);");
      expect(render(js`f(${five}.a);`)).toBe("f((5).a);");
      expect(render(js`f(${object});`)).toBe("f({ a: 1 });");
      expect(render(js`f(() => ${object});`)).toBe("f(() => ({ a: 1 }));");
    }
  });

  test("and unless it stands in a language of the same id, which prints it in its own way", () => {
    const [own, other] = [counted(), counted()];
    const code = own.tag`f(${"a"})`;
    for (const _ of "1234") render(code);
    for (const _ of "1234") render(other.tag`g(${code})`);
    expect([own.printed(), other.printed()]).toEqual([2, 4]);
  });

  test("unless it has variables, whose names depend on the rest of the program", () => {
    const { tag } = counted();
    const [one, other] = [tag`f(${"a variable"})`, tag`g(${"another"}, ${"a variable"})`];
    for (const _ of "1234") {
      expect(render(one)).toBe("v = a()\n\nf(v)");
      expect(render(other)).toBe("v = b()\nv2 = a()\n\ng(v, v2)");
      expect(render(tag.join([one, other]))).toBe("v = a()\nv2 = b()\n\nf(v)\ng(v2, v)");
    }
  });

  test("and brings what it needs each time", () => {
    const { tag } = counted();
    const code = tag`f(${"needs"})`;
    const own = tag`
      use own
      g(${"a"})
    `;
    const both = tag.join([code, own]);
    const expected = 'use own\nuse a.b\n\nf("needs")\ng("a")';
    for (const _ of "1234") expect(render(both)).toBe(expected);
    expect(render(tag.join([both, both]))).toMatch(/^use own\nuse a\.b\n\nf/);
  });
});

describe("imports", () => {
  test("are written once for the same ones in the same order", () => {
    const { tag, written } = counted();
    const of = (...modules: readonly string[]): string =>
      render(tag.join(modules.map((module) => tag.needs(module))));
    expect([of("a", "b"), written()]).toEqual(["use a\nuse b", 2]);
    expect([of("a", "b"), written()]).toEqual(["use a\nuse b", 2]);
    expect([of("a"), written()]).toEqual(["use a", 3]);
    expect([of("b", "a"), written()]).toEqual(["use a\nuse b", 5]);
    expect([of("b", "a"), of("a"), written()]).toEqual(["use a\nuse b", "use a", 5]);
  });

  test("that an author wrote are told from those that are needed", () => {
    const { tag } = counted();
    const written = (): string =>
      render(tag`
        use b
        use a
        x
      `);
    const needed = (): string => render(tag.join([tag.needs("b"), tag.needs("a"), tag`x`]));
    for (const _ of "12") {
      expect(written()).toBe("use b\nuse a\n\nx");
      expect(needed()).toBe("use a\nuse b\n\nx");
    }
  });

  test("are remembered up to so many", () => {
    const { tag, written } = counted();
    const of = (module: string): string => render(tag.needs(module));
    for (let at = 0; at < 600; at += 1) of(`m${at}`);
    expect(written()).toBe(600);
    expect([of("m0"), written()]).toEqual(["use m0", 600]);
    expect([of("more"), of("more"), written()]).toEqual(["use more", "use more", 602]);
  });

  test("of the same names are the same", () => {
    expect(need("a")).toBe(need("a"));
    expect(need("a", "b")).toBe(need("a", "b"));
    expect(need("a", "b")).not.toBe(need("a", "c"));
    expect([need("a"), need("a", "b")]).toEqual([{ module: "a" }, { module: "a", name: "b" }]);
    expect(Object.isFrozen(need("a")) && Object.isFrozen(need("a", "b"))).toBe(true);
  });
});

describe("what follows from something", () => {
  test("is made once of a short text, and of so many", () => {
    const made: string[] = [];
    const length = remember((text) => {
      made.push(text);
      return text.length;
    });
    expect([length("a"), length("a"), length("bb")]).toEqual([1, 1, 2]);
    expect(made).toEqual(["a", "bb"]);
    const [long, short] = ["x".repeat(50), "x".repeat(49)];
    expect([length(long), length(long), length(short), length(short)]).toEqual([50, 50, 49, 49]);
    expect(made.slice(2)).toEqual([long, long, short]);
    for (let at = 0; at < 497; at += 1) length(`n${at}`);
    made.length = 0;
    expect([length("n496"), length("more"), length("more"), length("a")]).toEqual([4, 4, 4, 1]);
    expect(made).toEqual(["more", "more"]);
  });

  test("is made once of an object, also where it is nothing", () => {
    let times = 0;
    const nothing = rememberOf(() => void (times += 1));
    const [one, other] = [{}, {}];
    for (const of of [one, one, other, one]) nothing(of);
    expect(times).toBe(2);
  });
});

test("a language that has no imports writes none", () => {
  const plain = defineLanguage({
    id: "plain",
    label: "Plain",
    extension: ".plain",
    spans: [],
    print: (_, printing) => {
      printing.need("a");
      return "x";
    },
  });
  expect(render(plain`${1}`)).toBe("x");
  expect(() => plain.needs("a", "b")).toThrow(
    'plain: the language has no imports, so nothing is needed by needs("a", "b"). Leave it out.',
  );
  expect(() => plain.needs("a")).toThrow('nothing is needed by needs("a"). Leave it out.');
});
