// Values: what is no file type, no variable and no text is refused where it is made.
import { expect, test } from "vitest";
import { python } from "hubsmith/code";
import {
  base64,
  dataUrl,
  env,
  file,
  type FileRef,
  filesIn,
  isBase64,
  isEnv,
  isFile,
  isRuntimeValue,
  isText,
  text,
} from "./index.ts";

test.each([
  "image/png",
  "audio/x-wav",
  "text/plain; charset=utf-8",
  'a/b;c="d e"',
  "application/vnd.a+json",
])("%s is the type of a file", (type) => {
  expect(file("a", type).type).toBe(type);
});

test.each([
  "audio/*",
  "*/*",
  "image",
  "image/",
  "/png",
  "",
  "image/png\n",
  "image/png\r\nX-A: b",
  "image/png;\nX: y",
  "image/png ",
  "image /png",
  "image/png; charset",
  "image/png\0",
  "image/png, a/b",
  'a/b; c="d\ne"',
])("%j is no type of a file", (type) => {
  expect(() => file("a.png", type)).toThrow(
    `file("a.png", ${JSON.stringify(type)}): not a MIME type. Use one such as image/png.`,
  );
});

test("the special values are told apart", () => {
  const cat = file("cat.png", "image/png");
  const all = [env("A"), cat, base64(cat), text("a", env("A"))];
  const guards = [isEnv, isFile, isBase64, isText];
  expect(all.map((one) => guards.map((is) => is(one)))).toEqual(
    all.map((_, at) => guards.map((_is, which) => which === at)),
  );
  expect(all.every(isRuntimeValue)).toBe(true);
  expect([null, "a", {}, [], { mark: "env" }, python`x`].some(isRuntimeValue)).toBe(false);
});

test("a text in a text becomes its parts, and neighbouring strings one", () => {
  const inner = text("b", env("A"));
  expect(text("a", inner, "c", "d").parts).toEqual(["ab", env("A"), "cd"]);
  expect(dataUrl(file("a", "image/png")).parts[0]).toBe("data:image/png;base64,");
});

test("the files that a value mentions are those in lists, objects, texts and encodings, each once", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((path) => file(path, "image/png")) as [
    FileRef,
    FileRef,
    FileRef,
    FileRef,
  ];
  const value = [
    null,
    "x",
    1,
    true,
    { one: a, two: [base64(b)] },
    text("x", base64(c), env("A")),
    dataUrl(d),
    a,
  ];
  expect(filesIn(value)).toEqual([a, b, c, d]);
  expect([filesIn(a), filesIn(env("A")), filesIn(null), filesIn("a")]).toEqual([[a], [], [], []]);
});
