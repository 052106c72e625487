// The format of fal's pictures, as the types of `@fal-ai/client` document it.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import falAi from "./fal-ai.ts";

const TYPES = fileURLToPath(
  new URL("../../node_modules/@fal-ai/client/src/types/endpoints.d.ts", import.meta.url),
);

const documented = documentedFormats();
const [textToImage] = falAi.tasks;
const typeOf = (app: string): unknown => {
  const read = textToImage!.answer(false, "routed", app);
  return "type" in read ? read.type : undefined;
};

test("every app's file has the extension of its documented default", () => {
  const counts = [...documented.values()].map((type) => type.replace("image/", ""));
  expect(counts.filter((type) => type === "png").length).toBeGreaterThan(100);
  expect(counts.filter((type) => type === "jpeg").length).toBeGreaterThan(100);
  const printed = new Map([...documented.keys()].map((app) => [app, typeOf(app)]));
  expect(printed).toEqual(documented);
});

test.each([
  ["fal-ai/flux-pro/v2", "image/jpeg"],
  ["fal-ai/fluxion", "image/png"],
  ["acme/fal-ai/flux/dev", "image/png"],
  ["acme/painter", "image/png"],
])("%s, which the types do not have, sends %s", (app, type) => {
  expect(documented.has(app)).toBe(false);
  expect(typeOf(app)).toBe(type);
});

/** The default format of each app that returns pictures. */
function documentedFormats(): ReadonlyMap<string, string> {
  const program = ts.createProgram([TYPES], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TYPES)!;
  const map = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source)!)
    .find(({ name }) => name === "EndpointTypeMap")!;
  const formats = new Map<string, string>();
  for (const app of checker.getDeclaredTypeOfSymbol(map).getProperties()) {
    const type = checker.getTypeOfSymbol(app);
    const member = (name: string): ts.Type => checker.getTypeOfSymbol(type.getProperty(name)!);
    const [input, output] = [member("input"), member("output")];
    if (!["images", "image"].some((name) => output.getProperty(name) !== undefined)) continue;
    for (const name of ["output_format", "format", "image_format"]) {
      const text = input.getProperty(name)?.getDocumentationComment(checker) ?? [];
      const found = /Default value: `"(png|jpe?g)"`/.exec(ts.displayPartsToString(text));
      if (found === null) continue;
      formats.set(app.name, found[1] === "png" ? "image/png" : "image/jpeg");
      break;
    }
  }
  return formats;
}
