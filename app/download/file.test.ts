// File names: made from untrusted ids, and valid on every system.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileName, fileOf } from "./file.ts";

describe("the name of a file", () => {
  test.each([
    [
      "meta-llama/Llama-3.3-70B-Instruct",
      ["together", "requests"],
      ".py",
      "Llama-3.3-70B-Instruct.together.requests.py",
    ],
    ["openai-community/gpt2", ["hf-inference", "fetch"], ".mjs", "gpt2.hf-inference.fetch.mjs"],
    [
      "gpt2",
      ["vllm", "Serve it on this computer"],
      ".sh",
      "gpt2.vllm.Serve-it-on-this-computer.sh",
    ],
    ["a/con", ["x"], ".py", "model-con.x.py"],
    ["a/COM1.v2", [], ".py", "model-COM1.v2.py"],
    ["a/console", [], ".py", "console.py"],
    ["../../.bashrc", [], ".sh", "bashrc.sh"],
    ["a/-rf", ["..", "x/../y"], ".sh", "rf.x-..-y.sh"],
    ["a\\b:c?\u0000d", ["é"], ".py", "a-b-c-d.py"],
    ["///", ["", " "], ".py", "model.py"],
    ["a/b", [], "/../x", "b.txt"],
    ["a/b", [], ".py\n", "b.txt"],
  ])("%j %j %j", (model, of, extension, name) => {
    expect(fileName(model, of, extension)).toBe(name);
  });

  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.stringMatching(/^[./\\:*-]*(?:con|nul|CON|COM1|lpt9|Aux)?[.\- ]{0,120}\w{0,150}$/),
  );
  test("is valid on every system, for any input", () => {
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

  test("is shortened if it is long, and stays unique", () => {
    const name = fileName(`a/${"m".repeat(300)}`, ["together", "requests"], ".py");
    expect(name).toMatch(/^m+\.together\.requests\.py$/);
    expect(name.length).toBeGreaterThan(90);
    // There is room for a prefix of reserved device names.
    expect(fileName(`a/con.${"m".repeat(300)}`, ["y"], ".py")).toHaveLength(100);
    // The shortened name must not be a device name.
    expect(fileName(`a/con${"-".repeat(300)}x`, ["y"], ".py")).toBe("model-con.y.py");
  });
});

test("a file has the program, and ends with a line end", () => {
  const file = fileOf({ model: "a/b", of: ["c"], extension: ".mjs", content: "await go();" });
  expect(file).toEqual({
    name: "b.c.mjs",
    type: "application/octet-stream",
    text: "await go();\n",
  });
  expect(fileOf({ model: "a/b", of: [], extension: ".py", content: "go()\n" }).text).toBe("go()\n");
});
