// The functions of a chat may have any name, and none is that of the program around them. Other languages have them as strings.
import { createHub, inferenceSnippets, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);
const model = { id: "owner/name", tags: ["conversational"], pipeline_tag: "text-generation" };
const NAME = "zz_function";

function programs(wire: string | undefined, ...names: readonly string[]) {
  const type = ["string", "integer", "number", "boolean", "array", "object"];
  const properties = Object.fromEntries(type.map((one) => [`zz_${one}`, { type: one }]));
  const tools = names.map((name) => ({
    type: "function",
    function: { name, parameters: { type: "object", properties } },
  }));
  const { snippets } = inferenceSnippets(hub, {
    model,
    provider: "together",
    providerId: "model",
    options: { ...(wire && { wire }), parameters: { tools } },
  });
  return snippets.filter(({ language }) => /^(?:python|js)$/.test(language));
}

// Names that are neither members nor named arguments.
function namesIn(program: string): readonly string[] {
  const code = program.replace(
    /[bf]?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|(?:#|\/\/).*$/gm,
    "''",
  );
  const names = code.matchAll(/(?<![\w.]|[^.]\.)[A-Za-z_]\w*\b(?!\s*:(?!:)|=(?!=))/g);
  return [...names].map(([name]) => name);
}

const runs = (program: string, name: string): boolean =>
  new RegExp(`\\b(?:def|function) ${name}\\b[^]*The result of ${name}\\b`).test(program);

test.each([undefined, "responses", "messages"])(
  "no function has a name of a program, %s",
  (wire) => {
    const pages = [programs(wire, NAME), programs(wire, NAME, "zz_other")].flat();
    expect(pages.filter(({ content }) => !runs(content, NAME))).toEqual([]);
    for (const language of new Set(pages.map((page) => page.language))) {
      const all = pages.filter((page) => page.language === language);
      const names = new Set(all.flatMap(({ content }) => namesIn(content)));
      const running = [...names].filter(
        (name) =>
          // The last two are names in JavaScript, too.
          !/^(?:zz_.*|from|of)$/.test(name) &&
          programs(wire, name).some((one) => one.language === language && runs(one.content, name)),
      );
      expect({ language, running }).toEqual({ language, running: [] });
    }
  },
);
