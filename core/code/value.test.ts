// Values: files have a MIME type, and special values have guards.
import { expect, test } from "vitest";
import { dataUrl, python } from "hubsmith/code";
import { isText } from "hubsmith/language";
import { filesIn } from "#plugins/kit/code/files";
import { base64, env, file, isBase64, isEnv, isFile, isRuntimeValue, text } from "./value.ts";

test("a file has a MIME type", () => {
  const right = ["image/png", "audio/x-wav", "text/plain; charset=utf-8", 'a/b;c="d e"', "a/b+c"];
  for (const type of right) expect(file("a", type).type).toBe(type);
  const wrong =
    'audio/*|*/*|image|image/|/png||image/png\n|image/png\r\nX-A: b|image/png;\nX: y|image/png |image /png|a/b; c|a/b\0|a/b, c/d|a/b; c="d\ne"';
  for (const type of wrong.split("|"))
    expect(() => file("a.png", type)).toThrow(
      `file("a.png", ${JSON.stringify(type)}): not a MIME type. Use one such as image/png.`,
    );
});

test("each special value has one guard", () => {
  const cat = file("cat.png", "image/png");
  const all = [env("A"), cat, base64(cat), text("a", env("A"))];
  const guards = [isEnv, isFile, isBase64, isText];
  expect(all.map((value) => guards.map((is) => is(value)))).toEqual(
    all.map((_, at) => guards.map((_is, which) => which === at)),
  );
  expect(all.every((value) => isRuntimeValue(value) && Object.isFrozen(value))).toBe(true);
  expect([null, "a", {}, [], { mark: "env" }, python`x`].some(isRuntimeValue)).toBe(false);
});

test("filesIn() finds files in lists, objects, texts and encodings, each once", () => {
  const all = ["a", "b", "c", "d"].map((path) => file(path, "image/png"));
  const [a, b, c, d] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const texts = [text("x", base64(c), env("A")), dataUrl(d)];
  expect(filesIn([null, "x", 1, { one: a, two: [base64(b)] }, ...texts, a])).toEqual(all);
  expect([filesIn(a), filesIn(env("A")), filesIn("a")]).toEqual([[a], [], []]);
});
