// Every task page reads well, and its key makes inputs of the shape it declares, whatever the model's record says.
import {
  type Inputs,
  type InputType,
  type Model,
  parseModel,
  type Plugin,
  type Task,
} from "hubsmith";
import { isFile, isSpecial } from "hubsmith/code";
import { describe, expect, it } from "vitest";

const modules = import.meta.glob<{ readonly default: Plugin<"task"> }>("./*/index.ts", {
  eager: true,
});
const pages = Object.entries(modules).map(
  ([path, module]) => [path.split("/")[1]!, module.default] as const,
);
const folders = new Set(pages.map(([folder]) => folder));
const keyed = Object.keys(import.meta.glob("./*/task.ts")).map((path) => path.split("/")[1]!);

const record = (fields: object): Model => parseModel({ id: "acme/model", ...fields }).model!;
// Chat models are called through another key, so each record comes with and without the tag.
const records: Readonly<Record<string, object>> = {
  "no widget data": {},
  "widget data": {
    widgetData: [
      {
        text: "Where is the key?",
        context: "The key is under the mat.",
        messages: [{ role: "user", content: "Where is the key?" }],
        src: "https://example.org/key.jpg",
      },
    ],
    cardData: { instance_prompt: "a photo of a key" },
  },
  "hostile widget data": {
    widgetData: [
      {
        text: 42,
        context: ["x"],
        messages: "none",
        src: null,
        structured_data: 7,
        ["__proto__"]: null,
      },
      { text: '"); print("PWNED"); ("', context: false, messages: {} },
    ],
    cardData: { instance_prompt: { toString: "x" } },
    mask_token: "</s>\u0000",
    pipeline_tag: "constructor",
  },
};
const models = Object.entries(records).flatMap(([name, fields]) => [
  [name, record(fields)] as const,
  [`${name}, conversational`, record({ ...fields, tags: ["conversational"] })] as const,
]);

describe("task pages", () => {
  it("exist for every key", () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(keyed.filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it("describe each thing in a sentence of its own", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [folder, page] of pages) {
      for (const [where, description] of descriptionsOf(page)) {
        const before = seen.get(description);
        if (before !== undefined) repeated.push(`${before} and ${folder}/${where}: ${description}`);
        seen.set(description, `${folder}/${where}`);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe.each(pages)("the page %s", (folder, page) => {
  it("has the id of its folder and of its key", () => {
    expect(page.id).toBe(folder);
    expect(page.key?.id).toBe(keyed.includes(folder) ? folder : undefined);
  });

  it.each(["libraries", "datasets", "models", "spaces", "metrics", "widgetModels"] as const)(
    "lists each of its %s once",
    (list) => {
      const ids = page[list].map((item) => (typeof item === "string" ? item : item.id));
      expect(ids.filter((id, at) => id === "" || ids.indexOf(id) !== at)).toEqual([]);
    },
  );

  it("describes in short sentences", () => {
    expect(descriptionsOf(page).filter(([, text]) => !/^\S.{18,198}\.$/u.test(text))).toEqual([]);
  });

  it("has a summary of a few sentences", () => {
    expect(page.summary).toMatch(/^\S.{38,398}\.$/u);
  });
});

const keys = pages.flatMap(([, { key }]) => (key === undefined ? [] : [[key.id, key] as const]));

describe.each(keys)("the key %s", (_, key) => {
  it("names the template that prints it", () => {
    expect(key.kind).toMatch(/^[a-z]\w*$/i);
  });

  it.each(models)("makes a sample it accepts: %s", (_name, model) => {
    const used = key.instead?.(model) ?? key;
    for (const each of new Set<Task>([key, used])) {
      expect(faultsOf(each.inputs, each.sample(model))).toEqual([]);
    }
  });
});

function descriptionsOf(page: Plugin<"task">): readonly (readonly [string, string])[] {
  return (["datasets", "models", "spaces", "metrics"] as const).flatMap((list) =>
    page[list].map(({ id, description }) => [`${list}/${id}`, description] as const),
  );
}

/** What is wrong with inputs, by the shape that the task declares. */
function faultsOf(shape: Inputs, given: unknown): readonly string[] {
  if (typeof shape === "string") return fits(shape, given) ? [] : [`not ${shape}`];
  if (!isRecord(given)) return ["not an object"];
  const extra = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
  const wrong = Object.entries(shape).filter(([name, type]) => !fits(type, given[name]));
  return [...extra, ...wrong.map(([name, type]) => `${name} is not ${type}`)];
}

function fits(type: InputType, given: unknown): boolean {
  if (type === "text") return typeof given === "string";
  if (type === "json") return isJson(given);
  return isFile(given) && given.type.startsWith(`${type}/`) && given.path !== "";
}

function isJson(given: unknown): boolean {
  if (Array.isArray(given)) return given.every(isJson);
  if (isRecord(given)) return Object.values(given).every(isJson);
  return given === null || ["string", "boolean"].includes(typeof given) || Number.isFinite(given);
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === "object" && given !== null && !Array.isArray(given) && !isSpecial(given);
}
