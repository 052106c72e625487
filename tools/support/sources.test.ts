// Every name of the package has its source, and the longest of several patterns decides.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceOf } from "./sources.ts";

const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly exports: Readonly<Record<string, string | null | object>>;
};

// Files that the compiler does not build have no single source.
const compiled = Object.entries(exports).filter(
  (entry): entry is [string, string] =>
    typeof entry[1] === "string" && /^\.\/dist\/(core|plugins)/.test(entry[1]),
);
test.each(compiled)("%s is built from the source of its name", (name, built) => {
  const example = (text: string): string =>
    text.replace("*", exampleOf(built)).replace(/^\.(?=\/|$)/, "hubsmith");
  const source = sourceOf(example(name));
  expect(source, `tsconfig.base.json has no path for hubsmith${name.slice(1)}. Add one.`).toMatch(
    new RegExp(`/${built.slice(7).replace("*", exampleOf(built)).replace(/\.js$/, ".ts")}$`),
  );
});

test("no published name refers to a source file", () => {
  expect(JSON.stringify(exports)).not.toMatch(/(?<!\.d)\.ts"/);
});

test("a plugin is a file, and anything else is undefined", () => {
  expect(sourceOf("hubsmith/plugins/libraries/timm")).toMatch(/\/libraries\/timm\.ts$/);
  expect(sourceOf("hubsmith/plugins/libraries/transformers")).toMatch(/transformers\.ts$/);
  expect(sourceOf("hubsmith/plugins/libraries/transformers.js")).toMatch(/transformers\.js\.ts$/);
  expect(sourceOf("hubsmith/plugins/libraries/none")).toBeUndefined();
  expect(sourceOf("vite")).toBeUndefined();
});

function exampleOf(built: string): string {
  const [before, after] = built.replace("./dist/", "").split("*");
  const ids = ["code", "libraries/timm", "fill-mask"];
  return ids.find((id) => existsSync(`${before}${id}${after?.replace(/\.js$/, ".ts")}`)) ?? "";
}
