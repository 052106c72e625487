// A language of a third party: optional fields, and what its printer can do.
import { expect, test } from "vitest";
import { comment, defineLanguage, literals } from "hubsmith/language";
import { group } from "#plugins/kit/language/group";
import { env, file } from "./value.ts";
import { dataUrl } from "hubsmith/code";
import { quoteString } from "#plugins/kit/language/escape";
import { render } from "./render.ts";

test("most of a language is optional", () => {
  const ini = defineLanguage({
    id: "ini",
    label: "INI",
    extension: ".ini",
    print: (value, printing) =>
      typeof value === "string" && /^[\w ]*$/.test(value)
        ? value
        : printing.unsupported("this value", "Write words."),
    spans: [comment(";")],
  });
  expect(render(ini`name = ${"a b"}`)).toBe("name = a b");
  expect(ini`x`.language).toBe(ini.language);
  expect(() => render(ini`name = ${"a\nb"}`)).toThrow(
    "ini code cannot contain this value. Write words.",
  );
  expect(() => ini`a ; ${"b"}`).toThrow("ini template, line 1: a ; ${…}: ${…} inside a comment.");
  expect(ini.language).toMatchObject({ highlight: "text", check: { parser: "none" } });
  expect(ini.language.order).toBeGreaterThan(4);
  expect(Object.isFrozen(ini.language)).toBe(true);
});

test("a value may need a variable, which is set first, and numbers may have a custom format", () => {
  const quote = (value: string): string => quoteString(value, () => "?");
  const acme = defineLanguage({
    id: "acme",
    label: "Acme",
    extension: ".acme",
    print: literals({
      quote,
      number: (value) => (Object.is(value, -0) ? "neg(0)" : value.toFixed(1)),
      env: ({ name }, printing) => {
        return printing.variable(name.toLowerCase(), `get(${quote(name)})`);
      },
      list: ["[", "]"],
    }),
    spans: [],
  });
  const inner = acme.join([acme`say ${env("HF_TOKEN")}`, acme`say ${[-0, 2, -1.5]}`], "\n\n");
  expect(
    render(acme`
      def main
          ${inner}
      end
    `),
  ).toBe(`hf_token = get("HF_TOKEN")

def main
    say hf_token

    say [neg(0), 2.0, -1.5]
end`);
});

test("a custom printer can use the printer of literals", () => {
  const quote = (value: string): string => quoteString(value, () => "?");
  const print = literals({
    quote,
    env: ["Env(", ")"],
    file: ({ path }) => group("Read(", [quote(path)], ")"),
    base64: ["Base64(", ")"],
    text: " + ",
    list: ["@(", ")"],
  });
  const shell = defineLanguage({
    id: "acme-shell",
    label: "Acme Shell",
    extension: ".acme",
    hasOperators: true,
    print: (value, printing, neighbors) => {
      if (typeof value === "boolean") return `$${print(value, printing, neighbors)}`;
      if (typeof value === "number") return `[double]${print(value, printing, neighbors)}`;
      return print(value, printing, neighbors);
    },
    spans: [],
  });
  expect(render(shell`say ${true}, ${-1} + 2`)).toBe("say $true, [double](-1) + 2");
  // A group in a string of several parts.
  const image = dataUrl(file("cat.png", "image/png"));
  expect(render(shell`say ${image}`)).toBe(
    'say ("data:image/png;base64," + Base64(Read("cat.png")))',
  );
});
