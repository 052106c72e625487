// The commands that the skill for agents teaches run, and it is short.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { entries } from "hubsmith/plugins";
import { runHere } from "./testing.ts";

const skill = readFileSync("docs/skill/SKILL.md", "utf8");
const COMMANDS = [...skill.matchAll(/`npx hubsmith ([^`]+)`/g)].map(([, command]) => command!);
const folder = mkdtempSync(join(tmpdir(), "hubsmith-skill-"));
const record = {
  id: "Qwen/Qwen3-8B",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["transformers", "safetensors", "qwen3", "text-generation", "conversational"],
  config: { model_type: "qwen3", architectures: ["Qwen3ForCausalLM"] },
};
writeFileSync(join(folder, "model.json"), JSON.stringify(record));
afterAll(() => rmSync(folder, { recursive: true }));

test("it has at most 60 lines, and a name and a description for agents", () => {
  expect(skill.split("\n").length).toBeLessThanOrEqual(61);
  expect(skill).toMatch(/^---\nname: hubsmith\ndescription: .{50,1024}\n---\n/);
  expect(COMMANDS.length).toBeGreaterThan(8);
});

test.each(COMMANDS)("hubsmith %s", async (command) => {
  const argv = command.replace("model.json", join(folder, "model.json")).split(" ");
  const { code, out, errors } = await runHere(argv, { entries });
  expect([command, code, errors, out.length > 20]).toEqual([command, 0, "", true]);
});
