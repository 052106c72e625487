// Imports and requirements are parsed like Python and pip do.
import { expect, test } from "vitest";
import { importedBy, packagesOf, requirementsIn, withoutExtras } from "./packages.ts";

test("the first names of all modules, without duplicates", () => {
  const program = `import os, torch.nn as nn
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
