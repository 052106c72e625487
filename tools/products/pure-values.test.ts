// Values that calls make are those of pure functions; all other code stays as it is.
import { expect, test } from "vitest";
import { withPureValues } from "./pure-values.ts";

test.each(["f(1)", "new Map([[1, f()]])", "tag`a`", "{ a: f(), b: [] }", "{ a: 1, ...b }", "b.c"])(
  "%s is marked",
  (value) => {
    expect(withPureValues(`import "x";\nvar a = ${value};\nexport { a };`)).toBe(
      `import "x";\nvar a = /* @__PURE__ */ (() => (${value}))();\nexport { a };`,
    );
  },
);

test.each([
  "var a = 1;",
  "var a = (b) => f(b);",
  "var a = class { b = f(); };",
  "var a = { b: 1 };",
  "let a;",
  "f();",
  "function a() { var b = f(); }",
])("%s is not changed", (code) => {
  expect(withPureValues(code)).toBe(code);
});
