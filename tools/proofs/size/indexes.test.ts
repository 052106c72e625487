// A page bundles only the imported list of the indexes, and no plugin of another kind.
import { describe, expect, test } from "vitest";
import { bundled, type Bundling } from "../../products/bundled.ts";

const modulesOf = async (program: string, options: Bundling = {}): Promise<readonly string[]> => {
  const chunks = await bundled(program, options);
  return [...new Set(chunks.flatMap(({ modules }) => modules))];
};
const kindsIn = (modules: readonly string[]): readonly string[] =>
  [
    ...new Set(modules.map((module) => /^plugins\/(?!kit\/|index\/)([a-z]+)\//.exec(module)?.[1])),
  ].filter((kind) => kind !== undefined);

describe("a page that imports", () => {
  test.each([
    ["", {}],
    [", by a bundler that trusts no package", { distrusts: true }],
  ])("only the libraries has no client, provider or task in its bundle%s", async (_, options) => {
    const modules = await modulesOf(
      'import { libraryEntries } from "hubsmith/plugins"; console.log(libraryEntries);',
      options,
    );
    expect(modules).toContain("plugins/libraries/timm.ts");
    // Commands of GGUF read the names of files with the table of its formats.
    expect(kindsIn(modules).toSorted()).toEqual(["libraries", "quantizations"]);
  });

  test("only the tasks has no client, provider or library in its bundle", async () => {
    const modules = await modulesOf(
      'import { taskEntries } from "hubsmith/plugins"; console.log(taskEntries);',
    );
    expect(modules).toContain("plugins/tasks/text-to-image.page.json");
    expect(kindsIn(modules)).toEqual(["tasks"]);
  });

  test("a type or nothing has no plugin in its bundle", async () => {
    expect(kindsIn(await modulesOf('import "hubsmith/plugins"; console.log(1);'))).toEqual([]);
  });

  test("all entries has every kind, each plugin in its own chunk, and no contract", async () => {
    const chunks = await bundled(
      'import { entries } from "hubsmith/plugins"; console.log(entries);',
    );
    const modules = chunks.flatMap((chunk) => chunk.modules);
    expect([...kindsIn(modules)].sort()).toEqual([
      "apps",
      "clients",
      "libraries",
      "providers",
      "quantizations",
      "tasks",
    ]);
    const [first] = chunks.filter(({ isEntry }) => isEntry);
    const loaded = first!.modules.filter((module) => module.startsWith("plugins/"));
    const isOfIndex = (module: string): boolean =>
      /^plugins\/(?:index\/|kit\/catalog\/entries\.ts$)/.test(module);
    expect(loaded.filter((module) => !isOfIndex(module))).toEqual([]);
    expect(modules.filter((module) => /contract|records|testing/.test(module))).toEqual([]);
  });
});
