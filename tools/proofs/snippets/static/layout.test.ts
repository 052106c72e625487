// Random values, printed in calls and assignments: ruff and Prettier do not change the programs.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Code, env, file, js, python, render, type Value } from "hubsmith/code";
import { type Program, unformatted } from "../../../support/formatters.ts";

// Wide characters, such as Chinese ones, count as one column here and as two in the formatters.
const texts = fc.oneof(
  fc.constantFrom("", "it's", 'say "hi"', "both ' and \"", '\\"', "\\", "a\nb", "é ü", "\u200b"),
  fc.constantFrom("x".repeat(70), "y".repeat(76), "z".repeat(84), "https://a.example/1.png"),
  fc.string({ maxLength: 40, unit: "grapheme-ascii" }),
  fc.stringMatching(/^[a-z ]{0,100}$/),
);
const keys = fc.oneof(
  fc.constantFrom("role", "image_url", "max_tokens", "a-b", "class", "1", "10", "01", "1.5", "1e3"),
  fc.constantFrom("", "é", "aé1", "$a", "_", "it's", "a b", "x".repeat(20), "x".repeat(74)),
  fc.stringMatching(/^[a-z_]{1,20}$/),
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e21, 1e-7, 1.5e300, 0.1, 1e20, -1),
);
const { value: values } = fc.letrec<{ value: Value }>((tie) => {
  const objects = fc.dictionary(keys, tie("value"), { maxKeys: 4, noNullPrototype: true });
  return {
    value: fc.oneof(
      { depthSize: "medium" },
      texts,
      numbers,
      fc.constantFrom(true, false, null),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.array(numbers, { maxLength: 30 }),
      fc.array(objects, { maxLength: 3 }),
      objects,
    ),
  };
});
const names = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => python.isName(name));
const samples = fc.sample(fc.tuple(values, values, values, fc.array(names, { maxLength: 4 })), {
  seed: 20_261,
  numRuns: 240,
});

type Make<L extends string> = (a: Value, b: Value, c: Value, names: readonly string[]) => Code<L>;
const PYTHON: readonly Make<"python">[] = [
  (a) => python`f(${a})`,
  (a) => python`payload = ${a}`,
  (a, b, c, named) =>
    python`f(${python.args([a, b], Object.fromEntries(named.map((name) => [name, c])))})`,
  (a, b, c) => python`
    if ready:
        result = client.call(${a}, name=${b})
        print(f(g(${c}), h)["a"])
  `,
  (a, b, c) => python`
    with open(${a}) as file:
        x = await a.b(c.d(${b}, e=${c}), {"a": ${a}, "b": [${b}]})
  `,
];
const JS: readonly Make<"js">[] = [
  (a) => js`f(${a});`,
  (a) => js`const payload = ${a};`,
  (a, b) => js`const result = await client.call(${a}, ${b});`,
  (a, b, c) => js`
    const response = await fetch(${a}, ${js.object({ method: "POST", body: js`JSON.stringify(${b})`, more: c })});
  `,
  (a, b) => js`
    if (ready) {
        await a.b(c.d(${a}), ${b});
    }
  `,
];
const LONG = js.name("aNameThatIsLongEnoughToFillMostOfALine");
const OTHER_JS: readonly Code<"js">[] = [
  js`const x = ${js.join([js`${"x".repeat(43)}`, js`${"x".repeat(43)}`], " + ")};`,
  js`
    while (${js.join([js`f(${"x".repeat(58)})`, js`aaaaaaaaaaaaa`], " && ")}) {
        g();
    }
  `,
  js`const x = ${[env("A"), env("B")]};`,
  js`const a = f(${["x".repeat(40)]}, ${["x".repeat(40)]});`,
  js`form.append("a file", ${file("a/long/path/to/a/file.png", "image/png")});`,
  js`import { ${LONG}, aSecondName, third } from "a-module";`,
  js`import aDefaultName, { ${LONG} } from "a-module-of-a-name";`,
];
const programOf = (language: string, code: Code): Program => {
  const content = render(code);
  return { name: content, language, content };
};
const printed = <L extends string>(
  language: string,
  forms: readonly Make<L>[],
): readonly Program[] =>
  samples.map((sample, at) => programOf(language, forms[at % forms.length]!(...sample)));

test("ruff does not change Python", async () => {
  expect(await unformatted(printed("python", PYTHON))).toEqual([]);
});

test("Prettier does not change JavaScript", async () => {
  const others = OTHER_JS.map((code) => programOf("js", code));
  expect(await unformatted([...printed("js", JS), ...others])).toEqual([]);
});
