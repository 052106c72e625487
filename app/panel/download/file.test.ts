// File names: made from untrusted ids, and valid on every system.
import fc from "fast-check";
import { expect, test } from "vitest";
import { fileName, fileOf } from "./file.ts";

test.each([
  ["meta-llama/Llama-3.3", ["together", "requests"], ".py", "Llama-3.3.together.requests.py"],
  ["gpt2", ["vllm", "Serve it here"], ".sh", "gpt2.vllm.Serve-it-here.sh"],
  ["a/con", ["x"], ".py", "model-con.x.py"],
  ["a/console", [], ".py", "console.py"],
  ["../../../.bashrc", [], ".sh", "bashrc.sh"],
  ["a/-rf", ["..", "x/../y"], ".sh", "rf.x-..-y.sh"],
  ["a\\b:c?\u0000d", ["é"], ".py", "a-b-c-d.py"],
  ["///", ["", " "], ".py", "model.py"],
  ["a/b", [], "/../x", "b.txt"],
  // The shortened name must not be a device name.
  [`a/con${"-".repeat(300)}x`, ["y"], ".py", "model-con.y.py"],
])("the name of the file of %j %j %j", (model, of, extension, name) => {
  expect(fileName(model, of, extension)).toBe(name);
});

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.stringMatching(/^[./\\:*-]*(?:con|nul|CON|COM1|lpt9|Aux)?[.\- ]{0,120}\w{0,150}$/),
);

test("a name is valid on every system, for any input", () => {
  fc.assert(
    fc.property(hostile, fc.array(hostile, { maxLength: 4 }), hostile, (model, of, extension) => {
      const name = fileName(model, of, extension);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(name).toMatch(/^\w(?:[\w.-]*\w)?\.[A-Za-z\d]{1,10}$/);
      expect(name.split(".")[0]).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/i);
    }),
    { numRuns: 2000 },
  );
});

test("a file has the program, and ends with a line end", () => {
  const of = { model: "a/b", of: ["c"], extension: ".mjs" };
  expect(fileOf({ ...of, content: "go();" })).toMatchObject({ name: "b.c.mjs", text: "go();\n" });
  expect(fileOf({ ...of, content: "go();\n" }).text).toBe("go();\n");
});

test.each([
  ["Main.java", "Main.java"],
  ["../Main.java", "b.c.java"],
  ["", "b.c.java"],
])("a language can need a name: %s", (fileName, name) => {
  const program = { model: "a/b", of: ["c"], extension: ".java", content: "" };
  expect(fileOf({ ...program, fileName }).name).toBe(name);
});
