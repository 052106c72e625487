// Every agent at every kind of place: its settings parse, name the place, and read the key from a variable; or there is a reason.
import { describe, expect, test } from "vitest";
import {
  type AppSnippet,
  createHub,
  type InferenceRequest,
  loadPlugins,
  type Model,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { entries } from "hubsmith/plugins";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

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
const PLACES: readonly [name: string, place: Place, host: string, key: string | undefined][] = [
  ["the router", { provider: "auto" }, "router.huggingface.co", "HF_TOKEN"],
  ["a provider of the router", { provider: "together" }, "router.huggingface.co", "HF_TOKEN"],
  [
    "a provider",
    { provider: "together", options: { directRequest: true } },
    "api.together.ai",
    "TOGETHER_API_KEY",
  ],
  [
    "an endpoint",
    { provider: "hf-inference", options: { endpointUrl: "https://otter.example" } },
    "otter.example",
    "API_TOKEN",
  ],
  ["a local app", { provider: "ollama" }, "localhost:11434", undefined],
];

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  json: JSON.parse,
  toml: parseToml,
  yaml: parseYaml,
};

const found = (agent: string, place: Place, record = model) =>
  agentSnippets(hub, { ...place, model: record }, { ...LIMITS, apps: [agent] });

const textOf = ({ commands }: AppSnippet): string =>
  commands.map(({ content }) => content).join("\n");

/** What is wrong with the settings and commands of an agent at a place. */
function faultsOf(snippet: AppSnippet, host: string, key: string | undefined): readonly string[] {
  const text = textOf(snippet);
  const all = `${text}\n${snippet.commands.map(({ purpose }) => purpose).join("\n")}`;
  const isLocal = host.startsWith("localhost");
  const named = isLocal ? all.replaceAll("host.docker.internal", "localhost") : all;
  const unread = snippet.commands.flatMap(({ language, content }) => {
    try {
      PARSERS[language]?.(content);
      return [];
    } catch (error) {
      return [`its ${language} does not parse: ${String(error)}`];
    }
  });
  return [
    ...(named.includes(host) ? [] : [`it does not name ${host}`]),
    ...(all.includes(isLocal ? "hf.co/acme/otter:Q4_K_M" : "acme/otter")
      ? []
      : ["it does not name the model"]),
    // VS Code keeps keys itself.
    ...(key === undefined || snippet.app === "vscode" || all.includes(key)
      ? []
      : [`it does not name ${key}`]),
    ...unread,
  ];
}

describe.each(agents.map(({ id }) => id))("%s", (agent) => {
  test.each(PLACES)("at %s", (_, place, host, key) => {
    const { snippets, notOffered, diagnostics } = found(agent, place);
    expect(diagnostics).toEqual([]);
    expect(snippets.length + notOffered.length).toBe(1);
    expect(notOffered.filter(({ code }) => code !== "other-wire")).toEqual([]);
    expect(snippets.flatMap((snippet) => faultsOf(snippet, host, key))).toEqual([]);
  });

  test("has commands for each operating system that it is installed on", () => {
    for (const [, place] of PLACES)
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
