// The functions of a chat may have any name, and none is that of the program around them. Other languages have them as strings.
import { createHub, inferenceSnippets, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);
const model = { id: "owner/name", tags: ["conversational"], pipeline_tag: "text-generation" };
const NAME = "zz_function";

const SIMPLE = ["string", "integer", "number", "boolean"];

function programs(wire: string | undefined, types: readonly string[], ...names: readonly string[]) {
  const properties = Object.fromEntries(
    types.map((one) => [`zz_${one}`, { type: one, description: `Zz ${one}` }]),
  );
  const tools = names.map((name) => ({
    type: "function",
    function: {
      name,
      description: "Zz",
      parameters: { type: "object", properties, required: Object.keys(properties) },
    },
  }));
  const { snippets, diagnostics } = inferenceSnippets(hub, {
    model,
    provider: "together",
    providerId: "model",
    options: { ...(wire && { wire }), recipe: "tools", parameters: { tools } },
  });
  expect(diagnostics).toEqual([]);
  return snippets.filter(({ language }) => /^(?:python|js|ts)$/.test(language));
}

// Names that are neither members nor named arguments.
function namesIn(program: string): readonly string[] {
  const code = program.replace(
    /[bf]?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|(?:#|\/\/).*$|^from [\w.]+/gm,
    "''",
  );
  const names = code.matchAll(/(?<![\w.]|[^.]\.)[A-Za-z_]\w*\b(?!\s*:(?!:)|=(?!=))/g);
  return [...names].map(([name]) => name);
}

const runs = (program: string, name: string): boolean =>
  new RegExp(
    `\\b(?:def ${name}|function ${name}|const ${name} = tool)\\b[^]*The result of ${name}\\b`,
  ).test(program);

test.each([undefined, "responses", "messages"])(
  "no function has a name of a program, %s",
  (wire) => {
    const all = [...SIMPLE, "array", "object"];
    const pages = [
      ...programs(wire, all, NAME),
      ...programs(wire, SIMPLE, NAME),
      ...programs(wire, SIMPLE, NAME, "zz-other"),
    ];
    // It defines functions as members of an object.
    const named = pages.filter(({ client }) => client !== "ai-sdk");
    expect(named.filter(({ content }) => !runs(content, NAME))).toEqual([]);
    for (const language of new Set(pages.map((page) => page.language))) {
      const own = pages.filter((page) => page.language === language);
      const names = new Set(own.flatMap(({ content }) => namesIn(content)));
      // The last are names in JavaScript, too, and types of TypeScript.
      const others = [...names].filter(
        (name) =>
          !/^(?:zz_.*|as|from|of|any|boolean|number|object|Record|string|unknown)$/.test(name),
      );
      const printed = programs(wire, SIMPLE, ...others).filter((one) => one.language === language);
      const running = others.filter((name) => printed.some(({ content }) => runs(content, name)));
      expect({ language, running }).toEqual({ language, running: [] });
    }
  },
);

test.each([
  ..."delete import new constructor toString __proto__ create_agent".split(" "),
  "get-it",
])("a function named %s has a program in each client, and its name in each request", (name) => {
  const clientsOf = (some: ReturnType<typeof programs>): readonly string[] =>
    some.map(({ language, client }) => `${language}/${client}`);
  const named = programs(undefined, SIMPLE, name);
  expect(clientsOf(named)).toEqual(clientsOf(programs(undefined, SIMPLE, NAME)));
  const hasName = new RegExp(`"${name}"|[{ ]${name}:|def ${name}\\b`);
  expect(named.filter(({ content }) => !hasName.test(content))).toEqual([]);
});
