// The sources of the package, and the compiler's program of some of them, in which the package's names are its sources.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

/** The files of the kernel, of the entries of plugins, and of the app, without tests. */
export const packageSources = (): readonly string[] =>
  ["core", "plugins/kit", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** The settings of a compiler that reads the sources, without any files. */
export const sourceSettings = (): Readonly<Record<"extends" | "compilerOptions", unknown>> => ({
  extends: resolve("tsconfig.base.json"),
  compilerOptions: {
    composite: false,
    isolatedDeclarations: false,
    jsx: "react-jsx",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    types: ["node"],
  },
});

/** Declares the styles that the app imports. */
export function stylesFile(): string {
  mkdirSync(".cache", { recursive: true });
  const styles = resolve(".cache/styles.d.ts");
  writeFileSync(styles, 'declare module "*.css";\ndeclare module "*.css?inline";\n');
  return styles;
}

export function sourceProgram(paths: readonly string[]): ts.Program {
  const settings = { ...sourceSettings(), files: [...paths, stylesFile()] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, resolve("."));
  return ts.createProgram(fileNames, options);
}
