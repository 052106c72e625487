// Imports and requirements are read like Python and pip do, and found in a cache without a registry.
import { expect, test } from "vitest";
import { ensurePython } from "../../support/setup.ts";
import { importedBy, packagesOf, requirementsIn, sourcesFor, withoutExtras } from "./packages.ts";
import { temporary } from "../../support/temporary.ts";
import { blockOf } from "./testing.ts";

const { folder: cache, write: put } = temporary();
publish("ours", ["1.0", "1.2", "2.0rc1"], { requires: ["Pillow", 'extra-one; extra == "more"'] });
publish("pillow", ["13.0"], { module: "PIL" });
publish("extra-one", ["3.0"], { module: "extra_one" });

interface Published {
  readonly module?: string;
  readonly requires?: readonly string[];
}

function publish(
  name: string,
  versions: readonly string[],
  { module = name, requires = [] }: Published,
): void {
  const file = (version: string): string =>
    `${name.replaceAll("-", "_")}-${version}-py3-none-any.whl`;
  const listed = versions.map((version) => ({ file: file(version), version, url: "none" }));
  put(`index/${name}.json`, JSON.stringify(listed));
  for (const version of versions) {
    const lines = requires.map((requirement) => `Requires-Dist: ${requirement}\n`).join("");
    put(`metadata/${file(version)}`, `Name: ${name}\n${lines}\n`);
    put(`pip/${file(version)}/${module}/__init__.py`, "");
  }
}

const find = async (
  content: string,
  pip: readonly string[],
): Promise<Awaited<ReturnType<typeof sourcesFor>>[number]> => {
  const asking = { python: await ensurePython(), offline: true, cache };
  const [first] = await sourcesFor([blockOf(content, pip)], asking);
  return first!;
};

const IMPORTS = "import os\nimport ours\nfrom PIL import Image\n";

test("the newest release and its requirements are used", async () => {
  const sourced = await find(IMPORTS, ["ours"]);
  expect(sourced).toMatchObject({
    packages: { ours: "1.2", pillow: "13.0" },
    missing: [],
    faults: [],
  });
  expect(sourced.roots.map((root) => root.slice(cache.length))).toEqual([
    "/pip/ours-1.2-py3-none-any.whl",
    "/pip/pillow-13.0-py3-none-any.whl",
  ]);
  expect((await find("import ours\n", ["ours<1.1"])).packages).toEqual({ ours: "1.0" });
});

test("a module that no installed package has is a fault; an extra can install it", async () => {
  const content = "import ours\nimport extra_one\n";
  const { faults } = await find(content, ["ours"]);
  expect(faults.map(({ line, code }) => `${line} ${code}`)).toEqual(["2 notInstalled"]);
  const sourced = await find(content, ["ours[more]"]);
  expect(sourced).toMatchObject({ faults: [], packages: { "extra-one": "3.0" } });
});

test("a module from a URL, from a repository or from nowhere has a reason", async () => {
  const content = "import theirs\n";
  const address = await find(content, ["theirs @ https://example.test/theirs.whl"]);
  expect(address.missing).toEqual([
    {
      what: "theirs",
      why: "pip installs it from https://example.test/theirs.whl, not from a registry.",
    },
  ]);
  const unread = await find(content, ["theirs @ git+https://github.com/acme/theirs"]);
  expect(unread.absent).toEqual(["acme/theirs"]);
  expect(unread.missing[0]!.why).toBe("There was no clone of acme/theirs.");
  const unpublished = await find(content, ["theirs"]);
  expect(unpublished.faults.map(({ code }) => code)).toEqual(["notPublished"]);
  expect(unpublished.missing[0]!.why).toBe("theirs is not in the cache.");
});

test("the first names of all modules, without duplicates", () => {
  const program = `import os, torch.nn
from PIL import Image
import torch  # import nothing
from .own import a
if True:
    from a_b.c import (
        d,
    )
print("import x")
`;
  expect(importedBy(program)).toEqual(["PIL", "a_b", "os", "torch"]);
});

test("a module's package", () => {
  expect(packagesOf("PIL")).toEqual(["pillow"]);
  expect(packagesOf("sentence_transformers")).toEqual(["sentence-transformers"]);
});

test("requirements", () => {
  const read = requirementsIn([
    "Flash_Attn[a,b]>=2.6 ; python_version<'3.13'",
    "dia @ git+https://example.test/dia",
    "git+https://example.test/dia",
    "https://example.test/a.whl",
    "--no-build-isolation",
    "-e",
    ".",
  ]);
  expect(read.map(({ name, url }) => [name, url])).toEqual([
    ["flash-attn", undefined],
    ["dia", "git+https://example.test/dia"],
    ["", "git+https://example.test/dia"],
    ["", "https://example.test/a.whl"],
  ]);
  expect(withoutExtras(read[0]!)).toBe("Flash_Attn>=2.6 ; python_version<'3.13'");
});
