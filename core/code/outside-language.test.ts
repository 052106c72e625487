// A language of a third party, of which most fields are optional.
import { expect, test } from "vitest";
import { comment, defineLanguage } from "hubsmith/language";
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
