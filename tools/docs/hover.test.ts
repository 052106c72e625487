// An editor shows what a task of hubsmith/tasks is, and what its parameters are.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const FILE = resolve(".cache/hover.ts");
const TEXT = `import { serves } from "hubsmith";
import { textToImage } from "hubsmith/tasks";
serves(textToImage, {
  parameters: { num_inference_steps: "steps" },
  request: () => ({ path: "" }),
  answer: null!,
});
`;
const { config } = ts.readConfigFile("tsconfig.base.json", ts.sys.readFile) as {
  readonly config: { readonly compilerOptions: { readonly paths: ts.MapLike<string[]> } };
};
const service = ts.createLanguageService({
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  getScriptFileNames: () => [FILE],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) =>
    ts.ScriptSnapshot.fromString(path === FILE ? TEXT : readFileSync(path, "utf8")),
  getCurrentDirectory: () => resolve("."),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === FILE || ts.sys.fileExists(path),
  getCompilationSettings: () => ({
    paths: Object.fromEntries(
      Object.entries(config.compilerOptions.paths).map(([name, paths]) => [
        name,
        paths.map((path) => resolve(path)),
      ]),
    ),
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    strict: true,
    types: [],
  }),
});
const hover = (place: string): string => {
  const info = service.getQuickInfoAtPosition(FILE, TEXT.indexOf(place));
  return ts.displayPartsToString(info?.documentation);
};

test.each([
  ["textToImage, {", /^Text-to-image: a prompt in, an image out\./],
  ["num_inference_steps", /such as `\d+`\./],
])("%s", { timeout: 120_000 }, (place, text) => {
  expect(hover(place)).toMatch(text);
});
