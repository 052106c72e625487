// hubsmith run: the apps of a model with their memory, one app whole, and wrong names.
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { runHere } from "./testing.ts";

const record = {
  id: "acme/otter-8B-GGUF",
  pipeline_tag: "text-generation",
  tags: ["gguf", "conversational", "base_model:quantized:Qwen/Qwen3-8B"],
  siblings: [
    { rfilename: "otter-Q4_K_M.gguf", size: 5e9 },
    { rfilename: "otter-Q8_0.gguf", size: 8.7e9 },
  ],
};
const ran = (...argv: readonly string[]) =>
  runHere(argv, { input: JSON.stringify(record), entries });

test("prints a table of apps with the memory, and the reasons of the others", async () => {
  const { out, code } = await ran("run", "--memory", "8GB", "--platform", "linux");
  expect(code).toBe(0);
  expect(out).toMatch(/^app +memory +fits +command$/m);
  expect(out).toMatch(
    /^llama\.cpp +\d\.\d\d GiB +fits +llama-cli -hf acme\/otter-8B-GGUF -c 8192$/m,
  );
  expect(out).toMatch(/- .*vllm.*: It loads the weights of Transformers/);
  // MLX LM does not run on Linux, and cannot run GGUF files.
  expect(out).not.toMatch(/^mlx-lm /m);
});

test("prints how to install, start and call one app, with the file that fits the device", async () => {
  const { out } = await ran(
    "run",
    "--app",
    "ollama",
    "--device",
    "2x RTX 3060 8GB",
    "--platform",
    "linux",
  );
  expect(out).toContain("otter-Q8_0.gguf: 9.81 GiB, fits in 2 × RTX 3060, 8 GB.");
  expect(out).toContain("36 layers × 2 (key and value) × 8 heads × 128 × 2 bytes, as in Qwen3 8B");
  expect(out).toContain("curl -fsSL https://ollama.com/install.sh | sh");
  expect(out).toContain("ollama run hf.co/acme/otter-8B-GGUF:Q8_0");
  expect(out).toContain('base_url="http://localhost:11434/v1"');
});

test("the line of an app has a command that starts it, and none that stops or removes", async () => {
  const { out } = await ran("run", "--platform", "windows");
  expect(out).toMatch(/^kronk .* kronk model pull /m);
  expect(out).toMatch(/^koboldcpp .* \.\\koboldcpp\.exe /m);
  expect(out).not.toMatch(/ (?:rm|stop|delete) /);
});

test("names what is missing, and other systems", async () => {
  const bare = { ...record, siblings: [{ rfilename: "otter-Q4_K_M.gguf" }] };
  const { out } = await runHere(["run", "--app", "ollama", "--platform", "linux"], {
    input: JSON.stringify(bare),
    entries,
  });
  expect(out).toContain("The record does not have the sizes of the files.");
  const mac = await ran("run", "--app", "recursechat", "--platform", "windows");
  expect(mac.out).toContain("It does not run on Windows. --platform macos prints its commands.");
});

test.each([
  [["run", "--app", "olama"], 'unknown app "olama". Did you mean "ollama"?'],
  [["run", "--client", "pyton/openai"], "unknown client"],
  [["snippets", "--provider", "Ollama"], "`hubsmith run --app ollama`"],
  [["run", "--device", "abacus"], "RTX 4090"],
  [["run", "--file", "otter-Q4_K_S.gguf"], 'Did you mean "otter-Q4_K_M.gguf"?'],
  [["snippets", "--app", "ollama", "--provider", "auto"], "--app replaces the provider"],
])("%s is an error", async (argv, message) => {
  const { code, errors } = await ran(...argv);
  expect([code, errors.includes(message)]).toEqual([2, true]);
});

test.each([
  ["vllm", "linux", 1],
  ["recursechat", "windows", 1],
  ["ollama", "linux", 0],
])("--app %s on %s has the exit code %i", async (app, platform, expected) => {
  for (const json of [[], ["--json"]]) {
    const { code, out } = await ran("run", "--app", app, "--platform", platform, ...json);
    expect([code, out === ""]).toEqual([expected, false]);
  }
});

test("run finds a client by its name without the language", async () => {
  const { code, out } = await ran("run", "--app", "ollama", "--client", "requests", "--json");
  const { calls } = JSON.parse(out) as { readonly calls: readonly { readonly client: string }[] };
  expect([code, calls.map(({ client }) => client)]).toEqual([0, ["requests"]]);
});

test("a record that lists no files may have any", async () => {
  const { siblings: _, ...bare } = record;
  const input = JSON.stringify(bare);
  expect((await runHere(["run", "--file", "a.gguf"], { input, entries })).code).toBe(0);
});

test("snippets --app prints the commands and the calls of an app", async () => {
  const { out } = await ran("snippets", "--app", "ollama", "--client", "openai", "--json");
  const row = JSON.parse(out) as {
    readonly apps: readonly { readonly app: string }[];
    readonly inference: readonly { readonly provider: string; readonly content: string }[];
  };
  expect(row.apps.map(({ app }) => app)).toEqual(["ollama"]);
  expect(row.inference.map(({ provider }) => provider)).toContain("ollama");
  for (const { content } of row.inference) expect(content).toContain("localhost:11434");
});

test("commands for Windows are labeled PowerShell, and a name that its shells misread has a reason", async () => {
  const siblings = ["two words-Q4_K_M.gguf", "x & calc & y-Q8_0.gguf"].map((rfilename) => ({
    rfilename,
  }));
  const input = JSON.stringify({ ...record, siblings });
  const on = (...more: readonly string[]) =>
    runHere(["run", "--app", "llamafile", "--platform", "windows", ...more], { input, entries });
  const { out } = await on();
  expect(out).toContain('```powershell\nllamafile --server -m "two words-Q4_K_M.gguf"');
  expect(out).not.toContain("```sh");
  const refused = await on("--file", "x & calc & y-Q8_0.gguf");
  expect(refused.out).toMatch(/llamafile: .*shells of Windows/);
  expect(refused.out).not.toContain("```");
});
