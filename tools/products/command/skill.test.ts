// The commands that the skill for agents teaches run, and it is short.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entries } from "hubsmith/plugins";
import { temporary } from "../../support/temporary.ts";
import { runHere } from "./in-memory.test.util.ts";

const skill = readFileSync("docs/skill/SKILL.md", "utf8");
const COMMANDS = [...skill.matchAll(/`npx hubsmith ([^`]+)`/g)].map(([, command]) => command!);
const record = {
  id: "Qwen/Qwen3-8B",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["transformers", "safetensors", "qwen3", "text-generation", "conversational"],
  config: { model_type: "qwen3", architectures: ["Qwen3ForCausalLM"] },
};
const path = temporary().write("model.json", JSON.stringify(record));

test("it has at most 60 lines, and a name and a description for agents", () => {
  expect(skill.split("\n").length).toBeLessThanOrEqual(61);
  expect(skill).toMatch(/^---\nname: hubsmith\ndescription: .{50,1024}\n---\n/);
  expect(COMMANDS.length).toBeGreaterThan(8);
});

test.each(COMMANDS)("hubsmith %s", async (command) => {
  const argv = command.replace("model.json", path).split(" ");
  const { code, out, errors } = await runHere(argv, { entries });
  expect([command, code, errors, out.length > 20]).toEqual([command, 0, "", true]);
});
