// Every agent at every kind of place: it has commands for each system, and starts only with its key; no template is in its
// settings. What the settings say is in settings.test.ts.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import {
  type AppSnippet,
  appSnippets,
  createHub,
  type InferenceRequest,
  loadPlugins,
  type Model,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { entries } from "hubsmith/plugins";
import { templates } from "#plugins/kit/testing/checks/hostile-strings";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const agents = hub.apps.list.filter(({ configures }) => configures !== undefined);

const model: Model = {
  id: "acme/otter",
  pipeline_tag: "text-generation",
  tags: ["conversational", "gguf"],
  siblings: [{ rfilename: "otter-Q4_K_M.gguf" }],
  config: { tokenizer_config: { chat_template: "{{ tools }}" } },
  inferenceProviderMapping: [
    {
      provider: "together",
      providerId: "acme/otter-turbo",
      task: "conversational",
      status: "live",
    },
  ],
};
const LIMITS = { context: 131_072, output: 8192 };

type Place = Omit<InferenceRequest, "model">;
const DIRECT: Place = { provider: "together", options: { directRequest: true } };
const LOCAL: Place = { provider: "ollama" };
const PLACES: readonly [place: Place, key?: string][] = [
  [{ provider: "auto" }, "HF_TOKEN"],
  [DIRECT, "TOGETHER_API_KEY"],
  [{ provider: "hf-inference", options: { endpointUrl: "https://otter.example" } }, "API_TOKEN"],
  [LOCAL],
];

const found = (agent: string, place: Place, record = model) =>
  agentSnippets(hub, { ...place, model: record }, { ...LIMITS, apps: [agent] });

test("an app that is no agent has a reason", () => {
  expect(found("ollama", LOCAL).notOffered).toMatchObject([
    { app: "ollama", code: "not-an-agent" },
  ]);
});

const textOf = ({ commands }: AppSnippet): string =>
  commands.map(({ content }) => content).join("\n");

describe.each(agents.map(({ id }) => id))("%s", (agent) => {
  test("has commands for each operating system that it is installed on", () => {
    for (const [place] of PLACES)
      for (const { installs, commands } of found(agent, place).snippets)
        for (const platform of Object.keys(hub.apps.get(agent)!.installs) as "linux"[]) {
          expect(Object.keys(installs)).toContain(platform);
          expect(commands.some(({ platforms = [platform] }) => platforms.includes(platform))).toBe(
            true,
          );
        }
  });

  test("prints no token", () => {
    const place = { provider: "auto", options: { accessToken: "hf_secret" } };
    const { snippets, notOffered } = found(agent, place);
    expect(snippets).toEqual([]);
    expect(["agent-needs-variable", "other-wire"]).toContain(notOffered[0]!.code);
  });
});

// A record's name for the model, a link's endpoint, and a header.
const HOSTILE: readonly (readonly [place: string, of: (text: string) => Place])[] = [
  ["the name of the model", (providerId) => ({ ...DIRECT, providerId })],
  [
    "the URL",
    (text) => ({
      provider: "hf-inference",
      options: { endpointUrl: `https://otter.example/${text}` },
    }),
  ],
  ["a header", (billTo) => ({ provider: "auto", options: { billTo } })],
];

describe.each(HOSTILE)("a template as %s", (_, of) => {
  test.each([...templates, "{ENV:A}", "x%CD%20", "x-$A"])("%s is in no settings", (text) => {
    const { snippets, notOffered } = agentSnippets(hub, { ...of(text), model }, LIMITS);
    // The kernel rejects some of them for all, and encodes characters that no URL has.
    const REFUSALS = ["agent-expands-value", "bad-option", "bad-provider-id", "other-wire"];
    expect(snippets.map(textOf).filter((printed) => printed.includes(text))).toEqual([]);
    expect(notOffered.filter(({ code }) => !REFUSALS.includes(code))).toEqual([]);
  });

  test.each(["otter-turbo", "%E4%B8%AD", "a{b}", "50%25", "x!y"])("%s is no template", (text) => {
    const { notOffered } = agentSnippets(hub, { ...of(text), model }, LIMITS);
    expect(notOffered.filter(({ code }) => code === "agent-expands-value")).toEqual([]);
  });
});

test("a template in the name of a file is in no settings", () => {
  const record = { ...model, siblings: [{ rfilename: "{file:x}-Q4_K_M.gguf" }] };
  const all = [appSnippets(hub, record), agentSnippets(hub, { ...LOCAL, model: record })];
  const commands = all.flatMap(({ snippets }) => snippets.flatMap((snippet) => snippet.commands));
  const settings = commands.filter(({ language }) => ["json", "toml", "yaml"].includes(language));
  expect(settings.filter(({ content }) => content.includes("{file:x}"))).toEqual([]);
});

// Docker and VS Code keep keys themselves.
const STARTED = agents.map(({ id }) => id).filter((id) => !["librechat", "vscode"].includes(id));

test.each(STARTED)("%s does not start if the key is not set", (agent) => {
  for (const [place, key] of PLACES)
    for (const { commands } of found(agent, place).snippets) {
      const last = (platform: "linux" | "windows") =>
        commands.filter(({ platforms = [platform] }) => platforms.includes(platform)).at(-1);
      const { content } = last("linux")!;
      const stand = `${content.match(/(\w[\w-]*)[^&\n]*$/)![1]!}() { echo started; }; env() { echo started; }`;
      const run = (value: string) => {
        const env = { PATH: process.env["PATH"], ...(key === undefined ? {} : { [key]: value }) };
        // Each line alone, as in a terminal, which goes on after an error.
        const lines = content.split("\n").map((line) => `(${line})`);
        return spawnSync("bash", ["-c", [stand, ...lines].join("\n")], { encoding: "utf8", env });
      };
      expect(run("secret").stdout).toBe("started\n");
      if (key === undefined) continue;
      const { stdout, stderr } = run("");
      expect(stdout).toBe("");
      expect(stderr).toContain(`${key}: parameter null or not set`);
      // On Windows, one statement has the check and the program.
      const windows = last("windows");
      const end =
        windows?.language === "powershell" ? windows.content.split("\n").at(-1) : undefined;
      const checked = RegExp(
        `^if \\(\\$env:${key}\\) \\{ .+ \\} else \\{ throw ["']${key} is not set\\.["'] \\}$`,
      );
      expect([end].filter((line) => line !== undefined && !checked.test(line))).toEqual([]);
    }
});

const WITHOUT_TOOLS = new Set(["aider", "librechat", "open-webui"]);
const REFUSED: readonly (readonly [what: string, code: string, fields: Partial<Model>])[] = [
  ["a model for images", "no-chat", { pipeline_tag: "text-to-image", tags: [] }],
  ["a model without tools", "no-tools", { config: {} }],
  [
    "a provider without tools",
    "no-tools",
    {
      inferenceProviderMapping: [
        { ...model.inferenceProviderMapping![0]!, features: { toolCalling: false } },
      ],
    },
  ],
];

test.each(REFUSED)("%s has the reason %s", (_, code, fields) => {
  const record = { ...model, ...fields };
  const { notOffered, snippets } = agentSnippets(
    hub,
    { model: record, provider: "together", providerId: "a" },
    LIMITS,
  );
  const all = code === "no-tools" ? [...WITHOUT_TOOLS].sort() : [];
  expect(snippets.map(({ app }) => app).sort()).toEqual(all);
  for (const absence of notOffered) expect([code, "other-wire"]).toContain(absence.code);
});

test("a short context has a reason", () => {
  const { notOffered } = agentSnippets(hub, { model, provider: "auto" }, { context: 8192 });
  expect(notOffered.filter(({ code }) => code === "short-context").length).toBeGreaterThan(10);
});

test("with an app that opens models by a link, the note has the link", () => {
  const { snippets } = found("opencode", { provider: "lmstudio" });
  expect(snippets[0]?.link).toBeUndefined();
  expect(snippets[0]?.note).toContain("lmstudio://open_from_hf?model=acme/otter");
});

test("an agent that throws is the only one that is missing", () => {
  const broken = {
    ...agents[0]!,
    id: "broken",
    configures: () => {
      throw new Error("a broken agent");
    },
  };
  const { snippets, notOffered, diagnostics } = agentSnippets(
    createHub([...plugins, broken]),
    { model, provider: "auto" },
    LIMITS,
  );
  expect(snippets.length).toBeGreaterThan(10);
  expect(notOffered.find(({ app }) => app === "broken")?.code).toBe("plugin-threw");
  expect(diagnostics.map(({ code }) => code)).toContain("plugin-threw");
});

test("a script that Crush reads itself is the same on Windows, and starts there", () => {
  const [{ commands = [] } = {}] = found("crush", PLACES[0]![0]).snippets;
  const [unix, windows, ...starts] = commands.slice(2);
  expect(windows).toEqual({ ...unix, purpose: windows!.purpose, platforms: ["windows"] });
  expect(starts.map(({ language }) => language)).toEqual(["sh", "powershell"]);
});
