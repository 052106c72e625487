// What the downloads command promises: the rule, the files that count, and what is to be known of that.
import { expect, test } from "vitest";
import { runHere } from "./testing.ts";

const record = {
  id: "org/model",
  library_name: "bear",
  siblings: [{ rfilename: "config.json" }, { rfilename: "a/config.json" }],
};

test("tells the rule and the files, for programs and for people", async () => {
  const input = JSON.stringify(record);
  const { code, out } = await runHere(["downloads"], { input });
  expect(code).toBe(0);
  const query =
    'path:"config.json" OR path:"config.yaml" OR path:"hyperparams.yaml" OR path:"params.json" OR path:"meta.yaml"';
  expect(JSON.parse(out)).toEqual({
    line: 1,
    id: "org/model",
    query,
    files: ["config.json"],
    diagnostics: [],
  });
  const text = await runHere(["downloads", "--format", "text"], { input });
  expect(text.out).toBe(`org/model\nBy the Hub's own rule: ${query}\n  config.json\n\n`);
});
