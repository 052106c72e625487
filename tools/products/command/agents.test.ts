// hubsmith agents: a line for each agent, one agent whole at a provider or with a server, and what is missing.
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { runHere } from "./testing.ts";

const record = {
  id: "acme/otter-8B",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "qwen3", "safetensors"],
  config: { model_type: "qwen3", tokenizer_config: { chat_template: "{{ tools }}" } },
  inferenceProviderMapping: [
    { provider: "together", providerId: "otter", task: "conversational", status: "live" },
  ],
};
const ran = (...argv: readonly string[]) =>
  runHere(["agents", ...argv], { input: JSON.stringify(record), entries });

test("prints a line for each agent that can use the model through the router", async () => {
  const { out, code } = await ran("--platform", "linux");
  expect(code).toBe(0);
  expect(out).toMatch(/^agent +settings, or start$/m);
  expect(out).toMatch(/^codex +Add to ~\/\.codex\/config\.toml$/m);
});

test("prints the settings of one agent at a provider, with the key in a variable", async () => {
  const { out } = await ran("--agent", "opencode", "--provider", "together", "--direct-request");
  expect(out).toContain("https://api.together.ai/v1");
  expect(out).toContain("{env:TOGETHER_API_KEY}");
});

test("with an app, its server is started first, with the context of the settings", async () => {
  const args = ["--app", "vllm", "--agent", "opencode", "--platform", "linux"];
  const usual = (await ran(...args)).out;
  expect(usual).toMatch(/vllm serve acme\/otter-8B --max-model-len 65536 [^]*"context": 65536/);
  const longer = (await ran(...args, "--context", "65536")).out;
  expect(longer).toMatch(/--max-model-len 65536 [^]*"context": 65536/);
});

test.each([
  ["ollama", "Ollama", "https://ollama.com/install.sh"],
  ["lmstudio", "LM Studio", "https://lmstudio.ai"],
])("with %s, its install step is before its server", async (app, label, words) => {
  const gguf = {
    ...record,
    id: "acme/otter-8B-GGUF",
    tags: ["conversational", "gguf"],
    siblings: [{ rfilename: "otter-8B-Q4_K_M.gguf" }],
    inferenceProviderMapping: undefined,
  };
  const args = ["agents", "--app", app, "--agent", "opencode", "--platform", "linux"];
  const { out } = await runHere(args, { input: JSON.stringify(gguf), entries });
  const [before, after = ""] = out.split(`## Install ${label}\n`);
  expect(before).not.toContain("serve");
  expect(after.split("##")[0]).toContain(words);
  expect(after).toMatch(/## Install the agent\n[^]*server/);
});

test("an agent that cannot use it has the reason, and the exit code is 1", async () => {
  const windows = await ran("--app", "vllm", "--agent", "codex", "--platform", "windows");
  expect([windows.code, windows.out]).toEqual([
    1,
    expect.stringContaining("does not run on Windows"),
  ]);
  const flags = ["--app", "vllm", "--agent", "hermes-agent", "--platform", "linux"];
  const short = await ran(...flags, "--context", "32768");
  // The server that we start has this context: the model may have a longer one.
  const why =
    "needs a context of 64,000 tokens, and it is 32,768 at vLLM. Choose a longer context: `--context 65536`.";
  expect([short.code, short.out]).toEqual([1, expect.stringContaining(why)]);
});

test.each([
  ["vllm", 0, "ANTHROPIC_BASE_URL"],
  ["sglang", 0, "ANTHROPIC_BASE_URL"],
  ["mistral-rs", 0, "ANTHROPIC_BASE_URL"],
  ["lmdeploy", 0, "ANTHROPIC_BASE_URL"],
  ["tgi", 1, "needs Messages, which Text Generation Inference is not known to have."],
])("Claude Code with %s: the exit code is %i", async (app, code, text) => {
  const claude = await ran("--app", app, "--agent", "claude-code", "--platform", "linux");
  expect([claude.code, claude.out]).toEqual([code, expect.stringContaining(text)]);
});

test("an unknown agent is named, with one that may be meant", async () => {
  const { code, errors } = await ran("--agent", "codx");
  expect([code, errors]).toEqual([2, expect.stringContaining('Did you mean "codex"?')]);
});
