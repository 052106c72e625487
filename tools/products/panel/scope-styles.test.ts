// The styles of the panel change nothing outside of it, and do not depend on the page.
import { expect, test } from "vitest";
import { scoped } from "./scope-styles.ts";

const ROOT = ".hubsmith-panel:not(#_):not(#_)";
const plain = (css: string): string => scoped(css).replaceAll(/\s+/g, " ").trim();

test("rules are inside the panel, and the theme is on it", () => {
  expect(plain(".note,\nh2 {\n  color: red;\n}\n")).toBe(`${ROOT} { .note, h2 { color: red; } }`);
  expect(plain(":root {\n  --ink: red;\n}\n")).toBe(`${ROOT} { & { --ink: red; } }`);
  expect(plain(':root[data-theme="dark"] {\n  color-scheme: dark;\n}\n')).toBe(
    `${ROOT} { &[data-theme="dark"] { color-scheme: dark; } }`,
  );
  expect(plain("body {\n  margin: 0;\n}\n")).toBe(`${ROOT} { & { margin: 0; } }`);
});

test("sizes use the panel's own unit, and widths depend on the panel", () => {
  expect(plain(".a {\n  margin: 0 -0.5rem 1rem;\n}\n")).toBe(
    `${ROOT} { .a { margin: 0 calc(-0.5 * var(--rem)) calc(1 * var(--rem)); } }`,
  );
  expect(plain("@media (width < 40rem) {\n  .a {\n    top: 0;\n  }\n}\n")).toBe(
    `${ROOT} { @container hubsmith-panel (width < 640px) { .a { top: 0; } } }`,
  );
  expect(plain("@media (height >= 50rem) {\n  .a {\n    top: 0;\n  }\n}\n")).toContain(
    "@media (height >= 50rem)",
  );
});

test("animations are defined globally, where they must be", () => {
  const keyframes = "@keyframes hubsmith-x {\n  from {\n    top: 0;\n  }\n}\n";
  expect(plain(`.a {\n  top: 0;\n}\n${keyframes}`)).toBe(
    `${ROOT} { .a { top: 0; } } @keyframes hubsmith-x { from { top: 0; } }`,
  );
});

test("rules that depend on the page are rejected", () => {
  expect(() => scoped("@media (width < 40rem) and (height < 9rem) {\n}\n")).toThrow("Use only");
  expect(() => scoped(".a :root {\n}\n")).toThrow(":root");
  expect(() => scoped("@keyframes x {\n}\n")).toThrow("Rename it to hubsmith-x");
});
