// A page bundles only the imported list of the indexes, and no plugin of another kind.
import { expect, test } from "vitest";
import { bundled, type Bundling } from "../../products/bundled.ts";

const kindsIn = (modules: readonly string[]): readonly string[] => {
  const kinds = modules.map((path) => /^plugins\/(?!kit\/|index\/)([a-z]+)\//.exec(path)?.[1]);
  return [...new Set(kinds)].filter((kind) => kind !== undefined).toSorted();
};
const program = (list: string): string =>
  `import { ${list} } from "hubsmith/plugins"; console.log(${list});`;

type Bundled = readonly [program: string, kinds: readonly string[], modules: readonly string[]];
// Commands of GGUF read the names of files with the table of its formats.
const LIBRARIES: Bundled = [
  program("libraryEntries"),
  ["libraries", "quantizations"],
  ["plugins/libraries/timm.ts"],
];

test.each<readonly [...Bundled, how: Bundling]>([
  [...LIBRARIES, {}],
  // By a bundler that trusts no package.
  [...LIBRARIES, { distrusts: true }],
  [program("taskEntries"), ["tasks"], ["plugins/tasks/text-to-image.page.json"], {}],
  ['import "hubsmith/plugins"; console.log(1);', [], [], {}],
])("%s bundles only %j", async (text, kinds, some, how) => {
  const modules = (await bundled(text, how)).flatMap((chunk) => chunk.modules);
  expect(kindsIn(modules)).toEqual(kinds);
  expect(modules).toEqual(expect.arrayContaining([...some]));
});

test("all entries have every kind, each plugin in its own chunk, and no contract", async () => {
  const chunks = await bundled(program("entries"));
  const modules = chunks.flatMap((chunk) => chunk.modules);
  expect(kindsIn(modules).join(" ")).toBe("apps clients libraries providers quantizations tasks");
  const [first] = chunks.filter(({ isEntry }) => isEntry);
  const loaded = first!.modules.filter((module) => module.startsWith("plugins/"));
  const isOfIndex = (module: string): boolean =>
    /^plugins\/(?:index\/|kit\/catalog\/entries\.ts$)/.test(module);
  expect(loaded.filter((module) => !isOfIndex(module))).toEqual([]);
  expect(modules.filter((module) => /contract|records|testing/.test(module))).toEqual([]);
});
