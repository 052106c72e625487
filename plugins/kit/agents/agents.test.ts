// Every agent at every kind of place: it has commands for each system, and starts only with its key; no template is in its
// settings, which are read back by the rules of their documentation: which request each would send.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
import { sampled } from "#plugins/kit/testing/sampled";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const agents = hub.apps.list.filter(({ configures }) => configures !== undefined);

/** A request as an agent would send it; undefined members are in no settings. */
interface Sent {
  readonly url: string;
  readonly model: string;
  /** The variable with the key, or `none`. */
  readonly key: string;
  readonly header?: string | undefined;
  readonly context?: number | undefined;
  readonly output?: number | undefined;
}

/** Parsed settings, of any shape. */
type Parsed = ReturnType<typeof JSON.parse>;

/** What an agent reads: its files by the ends of their paths, the commands that start it, and their variables. */
interface Read {
  file(name: string): Parsed;
  readonly text: string;
  /** The value of a variable: plain, or the name of the variable that it is set from. */
  env(name: string): string;
}

const CHAT = "/chat/completions";
const PATHS: Readonly<Record<string, string>> = {
  openai: CHAT,
  "openai-compat": CHAT,
  "openai-completions": CHAT,
  chat_completions: CHAT,
  "openai-responses": "/responses",
  codex_responses: "/responses",
  anthropic: "/v1/messages",
  "anthropic-messages": "/v1/messages",
  anthropic_messages: "/v1/messages",
};
const header = (headers?: Readonly<Record<string, string>>) => headers?.["X-HF-Bill-To"];
const billed = (line: string) => /^X-HF-Bill-To: (.*)$/.exec(line)?.[1];
const number = (text: string) => (text === "" ? undefined : Number(text));
const word = (text: string, before: string) =>
  new RegExp(`${before}(?:'([^']*)'|"\\$\\{(\\w+):\\?\\}"|([^\\s']+))`)
    .exec(text)
    ?.slice(1)
    .find(Boolean) ?? "";

const onlyOf = (settings: Parsed): readonly [name: string, value: Parsed] => {
  const [entry, ...others] = Object.entries(settings);
  expect(others).toEqual([]);
  return entry!;
};
const READERS: Readonly<Record<string, (read: Read) => Sent>> = {
  // https://aider.chat/docs/config/adv-model-settings.html; LiteLLM adds the path.
  aider({ file, text, env }) {
    const name = word(text, "aider --model ");
    const [, prefix = "", model = ""] = /^(openai|anthropic)\/(.*)$/.exec(name)!;
    const [settings] = file(".aider.model.settings.yml");
    const limits = file(".aider.model.metadata.json")[name];
    return {
      url: settings.extra_params.api_base + PATHS[prefix],
      model: settings.name === name ? model : "",
      key: env(`${prefix.toUpperCase()}_API_KEY`),
      header: header(settings.extra_params.extra_headers),
      context: limits.max_input_tokens,
      output: limits.max_output_tokens,
    };
  },
  // https://code.claude.com/docs/en/settings#environment-variables
  "claude-code": ({ text, env }) => ({
    url: `${env("ANTHROPIC_BASE_URL")}/v1/messages`,
    model: [env("ANTHROPIC_DEFAULT_HAIKU_MODEL"), env("CLAUDE_CODE_SUBAGENT_MODEL")].includes("")
      ? ""
      : word(text, "claude --model "),
    key: env("ANTHROPIC_AUTH_TOKEN"),
    header: billed(env("ANTHROPIC_CUSTOM_HEADERS")),
    context: number(env("CLAUDE_CODE_MAX_CONTEXT_TOKENS")),
    output: number(env("CLAUDE_CODE_MAX_OUTPUT_TOKENS")),
  }),
  cline({ file, env }) {
    const { settings } = file("providers.json").providers["openai-compatible"];
    return {
      url: settings.baseUrl + CHAT,
      model: settings.model,
      key: env("OPENAI_API_KEY"),
      header: header(settings.headers),
      context: settings.contextWindow,
      output: settings.maxTokens,
    };
  },
  codex({ file }) {
    const settings = file("config.toml");
    const provider = settings.model_providers[settings.model_provider];
    return {
      url: `${provider.base_url}/${provider.wire_api}`,
      model: settings.model,
      key: provider.env_key ?? "none",
      header: header(provider.http_headers),
      context: settings.model_context_window,
    };
  },
  continue({ file }) {
    const [model] = file("config.yaml").models;
    return {
      url: model.apiBase + (model.provider === "anthropic" ? "/messages" : PATHS[model.provider]),
      model: model.model,
      key: /^\$\{\{ secrets\.(\w+) \}\}$/.exec(model.apiKey)?.[1] ?? model.apiKey,
      header: header(model.requestOptions?.headers),
      context: model.defaultCompletionOptions.contextLength,
      output: model.defaultCompletionOptions.maxTokens,
    };
  },
  crush({ text }) {
    const [, provider, name] = /^model add (my-[^\s/]+)\/(\S+)/m.exec(text)!;
    return {
      url: word(text, "--base-url ") + PATHS[word(text, "--type ")],
      model: [
        `provider add ${provider} `,
        `model large ${provider}/${name}`,
        `model small ${provider}/${name}`,
      ].every((part) => text.includes(part))
        ? name!
        : "",
      key: word(text, "--api-key ") || "none",
      header: word(text, "--extra-header X-HF-Bill-To ") || undefined,
      context: number(word(text, "--context-window ")),
      output: number(word(text, "--default-max-tokens ")),
    };
  },
  // `copilot help providers`
  "github-copilot-cli"({ env }) {
    const output = Number(env("COPILOT_PROVIDER_MAX_OUTPUT_TOKENS"));
    const wire = env("COPILOT_PROVIDER_WIRE_API");
    return {
      url:
        env("COPILOT_PROVIDER_BASE_URL") +
        (wire === "" ? PATHS[env("COPILOT_PROVIDER_TYPE")] : `/${wire}`),
      model: env("COPILOT_MODEL"),
      key: env("COPILOT_PROVIDER_API_KEY") || "none",
      header: billed(env("COPILOT_PROVIDER_HEADERS")),
      context: Number(env("COPILOT_PROVIDER_MAX_PROMPT_TOKENS")) + output,
      output,
    };
  },
  goose({ file, env }) {
    const provider = file(`${env("GOOSE_PROVIDER")}.json`);
    const [model] = provider.models;
    return {
      url:
        provider.engine === "openai"
          ? provider.base_url
          : provider.base_url + PATHS[provider.engine],
      model: model.name === env("GOOSE_MODEL") ? model.name : "",
      key: provider.requires_auth ? provider.api_key_env : "none",
      header: header(provider.headers),
      context: model.context_limit,
      output: model.request_params?.max_tokens,
    };
  },
  "hermes-agent"({ file }) {
    const { model, custom_providers } = file("config.yaml");
    const provider = custom_providers.find(
      ({ name }: { name: string }) => `custom:${name}` === model.provider,
    );
    return {
      url: provider.base_url + PATHS[provider.api_mode],
      model: model.default,
      key: provider.key_env ?? provider.api_key,
      header: header(provider.extra_headers),
      context: model.context_length,
    };
  },
  librechat({ file }) {
    const [endpoint] = file("librechat.yaml").endpoints.custom;
    const [model] = endpoint.models.default;
    return {
      // It runs in Docker.
      url:
        // It runs in Docker, where localhost is the container.
        endpoint.baseURL
          .replace("//localhost", "//container")
          .replace("host.docker.internal", "localhost") + (PATHS[endpoint.provider] ?? CHAT),
      model,
      key: /^\$\{(\w+)\}$/.exec(endpoint.apiKey)?.[1] ?? endpoint.apiKey,
      header: header(endpoint.headers),
      context: endpoint.tokenConfig[model].context,
      output: endpoint.addParams?.max_tokens,
    };
  },
  "mistral-vibe"({ file }) {
    const { active_model, providers, models } = file("config.toml");
    const model = models.find(({ name }: { name: string }) => name === active_model);
    const provider = providers.find(({ name }: { name: string }) => name === model.provider);
    return {
      url: provider.api_base + PATHS[provider.api_style],
      model: model.name,
      key: provider.api_key_env_var || "none",
      header: header(provider.extra_headers),
      context: model.max_context_length,
      output: model.max_output_tokens,
    };
  },
  "open-webui": ({ env }) => ({
    url: env("OPENAI_API_BASE_URL") + CHAT,
    model: env("DEFAULT_MODELS"),
    key: env("OPENAI_API_KEY"),
  }),
  openclaw({ file }) {
    const { agents, models } = file("openclaw.json");
    const [name, provider] = onlyOf(models.providers);
    const [model] = provider.models;
    return {
      url: provider.baseUrl + PATHS[provider.api],
      model: agents.defaults.model.primary === `${name}/${model.id}` ? model.id : "",
      key: /^\$\{(\w+)\}$/.exec(provider.apiKey)?.[1] ?? provider.apiKey,
      header: header(provider.headers),
      context: model.contextWindow,
      output: model.maxTokens,
    };
  },
  opencode({ file }) {
    const settings = file("opencode.json");
    const [name, provider] = onlyOf(settings.provider);
    const [model, { limit }] = onlyOf(provider.models);
    const paths: Readonly<Record<string, string>> = {
      "@ai-sdk/openai-compatible": CHAT,
      "@ai-sdk/openai": "/responses",
      "@ai-sdk/anthropic": "/messages",
    };
    return {
      url: provider.options.baseURL + paths[provider.npm],
      model: settings.model === `${name}/${model}` ? model : "",
      key: /^\{env:(\w+)\}$/.exec(provider.options.apiKey)?.[1] ?? provider.options.apiKey,
      header: header(provider.options.headers),
      context: limit.context,
      output: limit.output,
    };
  },
  pi({ file, text }) {
    const [name, provider] = onlyOf(file("models.json").providers);
    const [model] = provider.models;
    return {
      url: provider.baseUrl + PATHS[provider.api],
      model: word(text, "pi --model ") === `${name}/${model.id}` ? model.id : "",
      key: provider.apiKey.replace(/^\$/, ""),
      header: header(provider.headers),
      context: model.contextWindow,
      output: model.maxTokens,
    };
  },
  "qwen-code"({ file }) {
    const settings = file("settings.json");
    const [name, [model]] = onlyOf(settings.modelProviders);
    return {
      url: model.baseUrl + PATHS[settings.providerProtocol[name]],
      model:
        settings.model.name === model.id &&
        settings.security.auth.selectedType === settings.providerProtocol[name]
          ? model.id
          : "",
      key: settings.env?.[model.envKey] ?? model.envKey,
      header: header(model.generationConfig.customHeaders),
      context: model.generationConfig.contextWindowSize,
      output: model.generationConfig.samplingParams?.max_tokens,
    };
  },
  vscode({ file }) {
    const [{ apiType, models }] = file("chatLanguageModels.json");
    const [model] = models;
    const end = { "chat-completions": CHAT, responses: "/responses", messages: "/v1/messages" };
    return {
      url: model.url.endsWith(end[apiType as "responses"]) ? model.url : "",
      // It lists only models with tools.
      model: model.toolCalling ? model.id : "",
      // It stores the key itself.
      key: "stored",
      header: header(model.requestHeaders),
      context: model.maxInputTokens + model.maxOutputTokens,
      output: model.maxOutputTokens,
    };
  },
  zed({ file, env, text }) {
    const { language_models, agent } = file("zed/settings.json");
    const { provider, model } = agent.default_model;
    const [kind, providers] = onlyOf(language_models);
    const [available] = providers[provider].available_models;
    const isChat = available.capabilities.chat_completions ?? true;
    const path = kind === "anthropic_compatible" ? "/v1/messages" : isChat ? CHAT : "/responses";
    const variable = `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
    return {
      url: providers[provider].api_url + path,
      model: available.name === model ? model : "",
      // If it has the name of the key's own variable, nothing sets it again.
      key: env(variable) || (text.includes(`"\${${variable}:?}"`) ? variable : ""),
      header: header(providers[provider].custom_headers),
      context: available.max_tokens,
      output: available.max_output_tokens,
    };
  },
};

const model: Model = {
  id: "acme/otter",
  pipeline_tag: "text-generation",
  tags: ["conversational", "gguf"],
  siblings: [{ rfilename: "otter-Q4_K_M.gguf" }],
  config: { tokenizer_config: { chat_template: "{{ tools }}" } },
  inferenceProviderMapping: ["together", "groq"].map((provider) => ({
    provider,
    providerId: "acme/otter-turbo",
    task: "conversational",
    status: "live",
  })),
};

const LIMITS = { context: 131_072, output: 8192 };
const ENDPOINT = { endpointUrl: "https://otter.example/v1" };
type Route = Omit<InferenceRequest, "model">;
/** A place: what is sent there, to which base URL, and where its key is made. */
type Place = readonly [
  name: string,
  request: Route,
  sent: Pick<Sent, "model" | "key" | "header">,
  url: string,
  keys?: string,
];

const PLACES: readonly Place[] = [
  [
    "the router",
    { provider: "auto", options: { billTo: "my-org" } },
    { model: "acme/otter", key: "HF_TOKEN", header: "my-org" },
    "https://router.huggingface.co/v1",
    "huggingface.co/settings/tokens/new",
  ],
  ...(["responses", "messages"] as const).map((wire): Place => [
    `the router in ${wire}`,
    { provider: "auto", options: { wire } },
    { model: "acme/otter", key: "HF_TOKEN" },
    "https://router.huggingface.co/v1",
    "huggingface.co/settings/tokens/new",
  ]),
  [
    "a provider of the router",
    { provider: "together" },
    { model: "acme/otter:together", key: "HF_TOKEN" },
    "https://router.huggingface.co/v1",
    "huggingface.co/settings/tokens/new",
  ],
  [
    "a provider",
    { provider: "together", options: { directRequest: true } },
    { model: "acme/otter-turbo", key: "TOGETHER_API_KEY" },
    "https://api.together.ai/v1",
    "api.together.ai/settings/api-keys",
  ],
  [
    "a provider with responses",
    { provider: "groq", options: { directRequest: true } },
    { model: "acme/otter-turbo", key: "GROQ_API_KEY" },
    "https://api.groq.com/openai/v1",
    "console.groq.com/keys",
  ],
  [
    "an endpoint",
    { provider: "hf-inference", options: ENDPOINT },
    { model: "acme/otter", key: "API_TOKEN" },
    "https://otter.example/v1",
  ],
  [
    "an app",
    { provider: "ollama" },
    { model: "hf.co/acme/otter:Q4_K_M", key: "none" },
    "http://localhost:11434/v1",
  ],
];

const ENDS: Readonly<Record<string, string>> = {
  chat: CHAT,
  responses: "/responses",
  messages: "/messages",
};

/** The wire formats of each agent, as its documentation page lists them. */
const wires = new Map(
  readFileSync(new URL("../../../docs/agents.md", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, id = "", all = ""] = /^\| `([\w-]+)` +\|[^|]*\| ([\w, ]+?) +\|/.exec(line) ?? [];
      return id === "" ? [] : [[id, all.split(", ")] as const];
    }),
);

test("each agent has a reader", () => {
  expect(Object.keys(READERS).sort()).toEqual(agents.map(({ id }) => id).sort());
});

test.each(PLACES.map(([name, ...place]) => ({ name, place })))("at $name", ({ place }) => {
  const [request, sent, url, keys] = place;
  const { snippets, notOffered, diagnostics } = agentSnippets(hub, { ...request, model }, LIMITS);
  const reasons = ["other-wire", sent.header === undefined ? "" : "no-headers"];
  expect(notOffered.filter(({ code }) => !reasons.includes(code))).toEqual([]);
  expect(diagnostics).toEqual([]);
  expect(snippets.length).toBeGreaterThan(7);
  for (const { app, commands } of snippets) {
    const steps = commands.filter(({ platforms = ["linux"] }) => platforms.includes("linux"));
    const own = steps.filter(({ purpose }) => !purpose.startsWith("Set your key"));
    const text = own.map(({ content }) => content.replaceAll(/ \\\n\s*/g, " ")).join("\n");
    const read = READERS[app]!({
      text,
      file: (name) => {
        const { language, content } = steps.find(
          ({ purpose }) => purpose.startsWith("Add to ") && purpose.endsWith(name),
        )!;
        return { json: JSON.parse, yaml: parseYaml, toml: parseToml }[language as "json"](content);
      },
      env: (name) => word(text, `\\b${name}=`),
    });
    const [first, ...others] = wires.get(app)!;
    const { wire = first! } = request.options ?? {};
    // Without the wire format it has another one.
    if (![first, ...others].includes(wire)) continue;
    const path = ENDS[wire];
    expect({ app, ...read }).toEqual({
      app,
      ...LIMITS,
      ...sent,
      ...(app === "vscode" && { key: "stored" }),
      url: `${url}${path}`,
      // What the settings have no place for.
      ...Object.fromEntries(
        Object.keys(LIMITS)
          .filter((name) => !(name in read))
          .map((name) => [name, undefined]),
      ),
    });
    const [{ purpose }] = commands as readonly [AppSnippet["commands"][number]];
    const isSet = keys !== undefined && app !== "vscode";
    expect(purpose).toMatch(isSet ? RegExp(`^Set your key from ${keys}$`) : /./);
  }
});

/** The commands of each agent for the model. */
const settingsOf = (fields: Partial<Model>): ReadonlyMap<string, string> =>
  new Map(
    ["chat", "responses", "messages"]
      .flatMap((wire) => {
        const options = wire === "chat" ? {} : { wire };
        const request = { model: { ...model, ...fields }, provider: "auto", options };
        return agentSnippets(hub, request, LIMITS).snippets;
      })
      .map(({ app, commands }) => [app, commands.map(({ content }) => content).join("\n")]),
  );

test("agents with a setting for images get them only for a model that reads images", () => {
  const texts = settingsOf({});
  const images = [...settingsOf({ pipeline_tag: "image-text-to-text" })];
  const differ = images.filter(([app, settings]) => texts.get(app) !== settings);
  expect(differ.map(([app]) => app).sort()).toEqual([
    "aider",
    "continue",
    "crush",
    "mistral-vibe",
    "openclaw",
    "opencode",
    "pi",
    "qwen-code",
    "vscode",
    "zed",
  ]);
});

test("agents start without the keys that they would also send to the model", () => {
  const removed = [...settingsOf({})].map(([app, settings]) => [
    app,
    [...settings.matchAll(/ -u (\w+)/g)].map(([, name]) => name),
  ]);
  expect(Object.fromEntries(removed.filter(([, names]) => names!.length > 0))).toEqual({
    "claude-code": ["ANTHROPIC_API_KEY"],
    "github-copilot-cli": ["COPILOT_PROVIDER_BEARER_TOKEN", "COPILOT_PROVIDER_API_KEY_COMMAND"],
    "hermes-agent": ["OPENAI_API_KEY"],
    "mistral-vibe": ["MISTRAL_API_KEY"],
    "open-webui": ["OPENAI_API_KEYS", "OPENAI_API_BASE_URLS"],
    "qwen-code": ["OPENAI_API_KEY", "ANTHROPIC_API_KEY"],
  });
});

const DIRECT: Route = { provider: "together", options: { directRequest: true } };
const LOCAL: Route = { provider: "ollama" };
const ROUTES: readonly [place: Route, key?: string][] = [
  [{ provider: "auto" }, "HF_TOKEN"],
  [DIRECT, "TOGETHER_API_KEY"],
  [{ provider: "hf-inference", options: { endpointUrl: "https://otter.example" } }, "API_TOKEN"],
  [LOCAL],
];

const found = (agent: string, place: Route, record = model) =>
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
    for (const [place] of ROUTES)
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
const HOSTILE: readonly (readonly [place: string, of: (text: string) => Route])[] = [
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

test.each(sampled(STARTED, 3))("%s does not start if the key is not set", (agent) => {
  for (const [place, key] of ROUTES)
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
  const [{ commands = [] } = {}] = found("crush", ROUTES[0]![0]).snippets;
  const [unix, windows, ...starts] = commands.slice(2);
  expect(windows).toEqual({ ...unix, purpose: windows!.purpose, platforms: ["windows"] });
  expect(starts.map(({ language }) => language)).toEqual(["sh", "powershell"]);
});
