// A program in TypeScript is the one in JavaScript, with types.
import { createHub, inferenceSnippets, type InferenceOptions, loadPlugins } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { sampled } from "#plugins/kit/testing/sampled";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import typescript from "typescript";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const typed = [...typedClients(plugins)];

const tool = (
  name: string,
  properties: ValueObject,
  required: readonly string[] = [],
): ValueObject => ({
  type: "function",
  function: { name, parameters: { type: "object", properties, required } },
});
const TYPES = ["string", "integer", "number", "boolean", "array", "object", "other"];
const TOOLS = [
  tool("empty", {}),
  tool("one", { river: { type: "string" } }, ["river"]),
  tool("all", Object.fromEntries(TYPES.map((type) => [`the_${type}`, { type }])), ["the_string"]),
];
const OPTIONS: readonly InferenceOptions[] = [
  {},
  ...[undefined, "responses", "messages"].flatMap((wire) =>
    [undefined, "tools", "structured", "reasoning"].flatMap((recipe) =>
      [true, false].map((streaming) => ({
        ...(wire && { wire }),
        ...(recipe && { recipe }),
        streaming,
      })),
    ),
  ),
  ...["responses", "messages"].map((wire) => ({ wire, parameters: { tools: TOOLS } })),
  { parameters: { tools: TOOLS } },
];

/** The program without types, and without what a formatter decides. */
const plain = (program: string): string =>
  typescript
    .transpile(program, {
      module: typescript.ModuleKind.ESNext,
      target: typescript.ScriptTarget.ES2022,
    })
    .replaceAll(/\s+|,\s*(?=[)\]}])/g, "");

function programsOf(provider: string, language: string) {
  return hub.tasks.list.flatMap((task) =>
    (task.id === "text-generation" ? OPTIONS : OPTIONS.slice(0, 1)).map((options) => {
      const tags = options === OPTIONS[0] ? [] : ["conversational"];
      const model = { id: "owner/name", pipeline_tag: task.id, tags };
      const clients = typed.map((id) => id.replace("ts", language));
      const request = { model, provider, providerId: "owner/name", options };
      return inferenceSnippets(hub, request, { clients }).snippets;
    }),
  );
}

test("the clients of JavaScript are all in TypeScript", () => {
  const js = hub.clients.list.filter(({ id }) => id.startsWith("js/"));
  expect(typed.map((id) => id.replace("ts", "js")).sort()).toEqual(js.map(({ id }) => id).sort());
});

test.each(sampled(hub.providers.list, 5).map(({ id }) => id))("%s", (provider) => {
  const js = programsOf(provider, "js").flat();
  const ts = programsOf(provider, "ts").flat();
  expect(ts.map(({ client }) => client)).toEqual(js.map(({ client }) => client));
  for (const [at, { content }] of ts.entries()) expect(plain(content)).toBe(plain(js[at]!.content));
});

test("arguments, results and messages have types", () => {
  const programs = OPTIONS.slice(-3).flatMap((options) => {
    const model = { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational"] };
    return inferenceSnippets(hub, { model, provider: "auto", options }, { clients: typed })
      .snippets;
  });
  expect(programs.length).toBeGreaterThan(5);
  for (const { content } of programs) {
    expect(content).toContain("function empty() {");
    expect(content).toContain("function one({ river }: { river?: string }) {");
    expect(content).toContain(
      "  the_array?: unknown[];\n  the_object?: object;\n  the_other?: unknown;\n}) {",
    );
  }
});
