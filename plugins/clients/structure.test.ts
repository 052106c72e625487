// What every program needs so that no key leaves its host and no failure is silent, also in languages that quick checks do not run.
import { type InferenceRequest, type InferenceSnippet, inferenceSnippets } from "hubsmith";
import { packageName } from "#plugins/kit/testing/checks/packages";
import { isEndless } from "#plugins/kit/testing/checks/mistakes";
import { expect, test } from "vitest";
import { hub } from "../sweep.ts";

const printed = (
  pipeline_tag: string,
  provider: string,
  options: InferenceRequest["options"] & object = {},
): readonly InferenceSnippet[] => {
  const model = { id: "owner/name", pipeline_tag, tags: ["conversational"] };
  return inferenceSnippets(hub, { model, provider, providerId: "a/b", options }).snippets;
};
const programs = (...call: Parameters<typeof printed>): ReadonlyMap<string, string> =>
  new Map(
    printed(...call).map(({ language, client, content }) => [`${language}/${client}`, content]),
  );
const chats = ["conversational", "messages", "responses"].flatMap((wire) =>
  [{}, { streaming: true }, { recipe: "tools" }].map((more) =>
    programs("text-generation", "together", {
      ...(wire === "conversational" ? {} : { wire }),
      ...more,
    }),
  ),
);
const images = programs("text-to-image", "fal-ai");
const tools = programs("text-generation", "together", { recipe: "tools" });

// How a program sees that its request failed, in languages of which a proof injects no faults. SDKs and PowerShell throw.
const STATUS: Readonly<Record<string, RegExp>> = {
  "java/http-client": /var status = response\.statusCode\(\);\s+if \(status >= 300\)/,
  "kotlin/http-client": /val response = [^]*?check\(response\.statusCode\(\) < 300\)/,
  "swift/url-session": /guard 200\.\.<300 ~= /,
};

/** A stream checks that it is one, which an error is not. */
const isChecked = (program: string | undefined, check: RegExp): boolean =>
  program === undefined ||
  check.test(program) ||
  /["'/]text\/event-stream|event-stream["')/]/.test(program);

test("each HTTP client whose proofs inject no faults checks the status of each request", () => {
  const unchecked = [images, ...chats].flatMap((all) =>
    Object.entries(STATUS).filter(([id, check]) => !isChecked(all.get(id), check)),
  );
  expect(unchecked.map(([id]) => id)).toEqual([]);
  expect(Object.keys(STATUS).filter((id) => !images.has(id))).toEqual([]);
});

test("the file of a job is downloaded without the headers of the key", () => {
  const sent = [...images].filter(([, program]) => {
    const download = program.slice(program.lastIndexOf("images")).split("\n\n")[0]!;
    const [helper = ""] = /\b(?:def|fn|func|fun) download\b[^]*?\n\n/.exec(program) ?? [];
    // The headers of the response are read.
    return /(?<!\.)headers|authorization|HF_TOKEN/i.test(download + helper);
  });
  expect(sent).toEqual([]);
});

test("Java and Swift follow redirects only without headers", () => {
  expect(images.get("java/http-client")!.split(/followRedirects/)).toHaveLength(2);
  expect(images.get("java/http-client")).toMatch(
    /if \(headers == null\) \{\s+client\.followRedirects\(HttpClient\.Redirect\.NORMAL\);\s+\} else/,
  );
  expect(images.get("swift/url-session")).toContain("headers == nil ? nil : NoRedirects()");
  expect(images.get("swift/url-session")).toMatch(/-> URLRequest\? \{\s+nil\s+\}/);
});

test("each program with functions has a limit of turns", () => {
  expect([...tools].flatMap(([id, program]) => (isEndless(program) ? [id] : []))).toEqual([]);
});

test("each framework gets the key as its own argument, and falls back to no other", () => {
  const frameworks = hub.clients.list.filter((client) => client.isFramework).map(({ id }) => id);
  const texts = programs("text-generation", "together");
  const key = /\b(?:api_key=os\.environ\["HF_TOKEN"\]|apiKey: process\.env\.HF_TOKEN)/;
  const without = frameworks.filter((id) => texts.has(id) && !key.test(texts.get(id)!));
  expect(without).toEqual([]);
  // OpenAI's SDK would send OpenAI's key, or name its variable.
  const checks = /if not os\.environ\["HF_TOKEN"\]:|if \(!process\.env\.HF_TOKEN\) throw|ai-sdk/;
  expect(frameworks.filter((id) => texts.has(id) && !checks.test(id + texts.get(id)!))).toEqual([]);
});

const REASON = /\n *except APIStatusError as error:\n +raise RuntimeError\(error\.response\.text\)/;

test.each<readonly [string, "chat" | "stream" | "image", RegExp]>([
  ["rust/reqwest", "image", /\.redirect\(reqwest::redirect::Policy::none\(\)\)/],
  ["python/httpx", "chat", /^messages = .*\n.*httpx\.post[^]*: messages\b[^]*\btimeout=None\b/m],
  ["python/dspy", "chat", /\bnum_retries=0\b/],
  ["ts/openai-agents", "chat", /\bmaxTurns: 1\b/],
  ["ts/openai-agents", "stream", /\bmaxTurns: 1\b/],
  ["swift/url-session", "chat", /^(?![^]* as! |[^]*fatalError)[^]*standardError[^]*exit\(1\)/],
  ["java/http-client", "chat", /requireNonNull\(System\.getenv\("HF_TOKEN"\), "HF_TOKEN"\)/],
  ...["langchain", "litellm", "openai-agents", "smolagents"].flatMap((name) =>
    (["chat", "stream"] as const).map((kind) => [`python/${name}`, kind, REASON] as const),
  ),
])("%s has what keeps its %s from a leak, a second bill or a lost reason", (id, kind, guard) => {
  const [chat, stream] = chats;
  const keyed = (): typeof images =>
    programs("text-to-image", "black-forest-labs", { directRequest: true });
  expect((kind === "image" ? keyed() : kind === "chat" ? chat! : stream!).get(id)).toMatch(guard);
});

// The modules that a program names, by language, and what it has if it needs a package without naming it.
const MODULES: Readonly<Record<string, RegExp>> = {
  js: /from "((?:@[\w-]+\/)?[\w-]+)/g,
  ts: /from "((?:@[\w-]+\/)?[\w-]+)/g,
  rust: /\b(base64|reqwest|serde_json)\b/g,
  python: /^ *(?:import|from) (\w+)/gm,
};
const UNNAMED: Readonly<Record<string, RegExp>> = {
  "@langchain/core": /ChatOpenAI|OpenAIEmbeddings/,
  numpy: /\.shape\)/,
  pillow: /\.save\(/,
};
const NAMES: Readonly<Record<string, string>> = {
  "dspy-ai": "dspy",
  "llama-index-llms-openai-like": "llama_index",
  "openai-agents": "agents",
  "pydantic-ai-slim": "pydantic_ai",
};

test("a package is installed if the program uses it, and only then", () => {
  const recipes = [{}, { streaming: true }, { recipe: "tools" }, { recipe: "structured" }];
  const tasks = ["text-to-image", "feature-extraction", "automatic-speech-recognition"];
  const snippets = [
    ...recipes.map((options) => printed("text-generation", "together", options)),
    ...tasks.flatMap((task) => ["hf-inference", "fal-ai"].map((id) => printed(task, id))),
  ].flat();
  const seen = new Set<string>();
  for (const { language, client, install, content } of snippets) {
    const id = `${language}/${client}`;
    const { npm = [], pip = [], cargo = [] } = hub.clients.get(id)?.install ?? {};
    const modules = new Set(
      Array.from(content.matchAll(MODULES[language] ?? /^$/g), ([, name]) => name),
    );
    for (const name of new Set([...npm, ...pip, ...cargo].map(packageName))) {
      const plain = name.replace(/\[.*/, "");
      const isUsed =
        UNNAMED[plain]?.test(content) ??
        [NAMES[plain] ?? plain, plain.replaceAll("-", "_")].some((module) => modules.has(module));
      const isInstalled = new RegExp(`^(?!#).*[ "]${plain}(?![\\w-])`, "m").test(install ?? "");
      expect([id, name, isInstalled, content]).toEqual([id, name, isUsed, content]);
      seen.add(`${name} ${isUsed}`);
    }
  }
  expect([...seen].filter((one) => one.endsWith("false")).sort()).toEqual(
    ["base64", "httpx", "langchain", "numpy", "pillow", "zod"].map((name) => `${name} false`),
  );
});
