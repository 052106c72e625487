// Records: values of wrong types are reported, older formats are normalized, and the model is frozen JSON.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abbreviate } from "../base/describe.ts";
import { isConversational, type Model, parseModel, textIn, valueIn } from "../index.ts";
import type { ValueObject } from "../code/value.ts";

const ID = { id: "acme/model" };

function good(record: object): Model {
  const { model, diagnostics } = parseModel({ ...ID, ...record });
  expect(diagnostics).toEqual([]);
  return model!;
}

test.each<readonly [string, unknown]>([
  ...[null, undefined, 1, "acme/model", true, [], [ID], () => ID, Symbol("a")].map(
    (id) => ["not-a-model", id] as const,
  ),
  ...[{}, { id: "" }, { id: 1 }, { id: null }, { ID: "a" }].map(
    (record) => ["missing-id", record] as const,
  ),
])("an invalid record is reported as %s: %#", (code, record) => {
  const { model, diagnostics } = parseModel(record);
  expect([model, diagnostics.map((diagnostic) => diagnostic.code)]).toEqual([undefined, [code]]);
  expect(diagnostics[0]!.message).toMatch(/id, as returned by the Hub's API|such as "google\//);
});

test("an id is a name, or an owner and a name", () => {
  const right = "gpt2 a _x/_y acme/model-1.5_B 01-ai/Yi-34B a/b--c a-b/FLUX.1-dev".split(" ");
  for (const id of right) expect(parseModel({ id }).model?.id).toBe(id);
  const wrong =
    "http://evil.example/x //evil.example/x acme/model:groq -rf --help acme/-x ../x acme/.. . a/b/c acme/ /model acme/a?b acme/é $(id)";
  for (const id of [...wrong.split(" "), "a b", "a/b\n", "a/b\0", "a".repeat(1001)]) {
    const { model, diagnostics } = parseModel({ id });
    expect([model, diagnostics.length]).toEqual([undefined, 1]);
    expect(diagnostics[0]).toMatchObject({ code: "bad-id", path: "id" });
    expect(diagnostics[0]!.message).toMatch(/^id: ".*" is not a model id of the Hub\. Use /);
    expect(diagnostics[0]!.message.length).toBeLessThan(400);
  }
});

const chat = { tags: ["conversational"] };
const served = { provider: "a", providerId: "b", task: "conversational" };
test.each([
  [{}, false],
  [chat, true],
  // The Hub sets the tag for a template, which may be in a file that the config does not have.
  [{ ...chat, config: {} }, true],
  [{ config: { chat_template_jinja: "{{ x }}" } }, false],
  [{ inferenceProviderMapping: [served] }, true],
])("whether %j is a chat: %s", (record, expected) => {
  expect(isConversational(good(record))).toBe(expected);
});

describe("values of wrong types are left out, and reported with their path", () => {
  const fieldsOf = (names: string, given: unknown, wanted: string) =>
    names.split(" ").map((name) => [{ [name]: given }, name, wanted, typeof given] as const);
  test.each<readonly [record: object, path: string, wanted: string, got: string]>([
    ...fieldsOf("pipeline_tag library_name lastModified mask_token", 1, "a string"),
    ...fieldsOf("config cardData transformersInfo gguf safetensors", "a", "an object"),
    ...fieldsOf("tags widgetData siblings inferenceProviderMapping", "a", "a list"),
    ...fieldsOf("gated", "perhaps", "auto, manual or false"),
    ...fieldsOf("private", "yes", "true or false"),
    [{ tags: ["a", 1, "b"] }, "tags[1]", "a string", "number"],
    [{ tags: ["a", null] }, "tags[1]", "a string", "null"],
    [{ pipeline_tag: ["a"] }, "pipeline_tag", "a string", "a list"],
    [{ config: { a: Infinity } }, "config.a", "a finite number", "number"],
    [{ config: { a: [1, { b: Symbol("c") }] } }, "config.a[1].b", "JSON", "symbol"],
    [{ config: { a: undefined } }, "config.a", "JSON", "undefined"],
    [{ widgetData: ["a"] }, "widgetData[0]", "an object", "string"],
    [{ siblings: [{ rfilename: 1 }] }, "siblings[0].rfilename", "a string", "number"],
    [
      { inferenceProviderMapping: { a: {} } },
      "inferenceProviderMapping[0].providerId",
      "a string",
      "undefined",
    ],
  ])("%j", (record, path, wanted, got) => {
    const { model, diagnostics } = parseModel({ ...ID, ...record });
    const message = `${path}: expected ${wanted}, got ${got}. It was ignored.`;
    expect(diagnostics).toEqual([{ code: "wrong-type", path, message }]);
    expect(model?.id).toBe("acme/model");
  });
});

const live = { status: "live", providerId: "acme-id", task: "conversational" };
const card = (base_model: unknown): object => ({ cardData: { base_model, license: "mit" } });
// Formats that the Hub changed over time. A missing field is not in the model.
test.each<readonly [given: object, expected: object]>([
  [{ library_name: "Transformers" }, { library_name: "transformers" }],
  [{ library_name: "timm, Transformers" }, { library_name: "timm", tags: ["transformers"] }],
  [
    { library_name: "a,b", tags: ["b"] },
    { library_name: "a", tags: ["b"] },
  ],
  [{ library_name: " PEFT ," }, { library_name: "peft" }],
  [{ library_name: "  " }, {}],
  [{ library_name: ",keras" }, { tags: ["keras"] }],
  [card("acme/base"), card(["acme/base"])],
  [card(["acme/base", 1, null]), card(["acme/base"])],
  [card(null), card([])],
  [card({ name: "x" }), card([])],
  [
    { inferenceProviderMapping: { acme: live } },
    { inferenceProviderMapping: [{ provider: "acme", ...live }] },
  ],
  [{ gated: "auto" }, { gated: true }],
  [{ gated: "manual" }, { gated: true }],
  [
    { cardData: { tags: ["asteroid"], language: "fr", pipeline_tag: "audio-to-audio" } },
    {
      tags: ["asteroid", "fr"],
      pipeline_tag: "audio-to-audio",
      cardData: { tags: ["asteroid"], language: "fr", pipeline_tag: "audio-to-audio" },
    },
  ],
  [
    { tags: ["a"], library_name: "b", cardData: { tags: ["c"], library_name: "d" } },
    { tags: ["a"], library_name: "b", cardData: { tags: ["c"], library_name: "d" } },
  ],
  [
    { cardData: { library_name: "Timm" } },
    { library_name: "timm", cardData: { library_name: "Timm" } },
  ],
  [{ gated: false }, { gated: false }],
])("%j is normalized", (given, expected) => {
  expect(good(given)).toStrictEqual({ ...ID, tags: [], ...expected });
});

describe("safety", () => {
  test("`__proto__` keys are only data, and change no prototype", () => {
    const text =
      '{"id":"a/b","config":{"__proto__":{"polluted":1},"a":{"__proto__":"x"}},"cardData":{"__proto__":{"base_model":"c/d"}},"__proto__":{"pipeline_tag":"x"}}';
    const model = good(JSON.parse(text));
    expect(Object.getPrototypeOf(model)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(model.config)).toBe(Object.prototype);
    expect(model.pipeline_tag).toBeUndefined();
    expect(Object.hasOwn(model.config!, "__proto__")).toBe(true);
    expect(textIn(model.config, "a", "__proto__")).toBe("x");
    expect(Object.hasOwn(model.cardData!, "base_model")).toBe(false);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test("inherited fields are not read", () => {
    const record = Object.assign(Object.create({ pipeline_tag: "x", tags: ["x"] }), ID) as object;
    expect(parseModel(record).model).toEqual({ ...ID, tags: [] });
  });

  test("a value that is too deep is left out, and no stack overflows", () => {
    let deep: unknown = "bottom";
    for (let level = 0; level < 50_000; level += 1) deep = level % 2 === 0 ? [deep] : { a: deep };
    const { model, diagnostics } = parseModel({ ...ID, config: { deep, a: 1 } });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: "wrong-type" });
    expect(diagnostics[0]!.message).toMatch(
      /: expected JSON nested at most 150 levels deep, got (object|a list)\. It was ignored\.$/,
    );
    expect(model?.config?.["a"]).toBe(1);
  });

  test("a cyclic record, or one with more than a million values, is read partially", () => {
    const cyclic: Record<string, unknown> = { a: 1 };
    cyclic["self"] = [cyclic, cyclic];
    let doubled: unknown = ["x"];
    for (let level = 0; level < 60; level += 1) doubled = [doubled, doubled];
    for (const config of [cyclic, { doubled, a: 1 }]) {
      const { model, diagnostics } = parseModel({ ...ID, config });
      expect(model?.id).toBe("acme/model");
      expect(
        diagnostics.some(({ message }) => /at most (1000000 values|150 levels)/.test(message)),
      ).toBe(true);
      expect(diagnostics.length).toBeLessThan(1000);
    }
  });

  test("at most a million values of a list are read", () => {
    const tags = Array.from({ length: 1_000_002 }, () => "x");
    for (const more of [{ tags }, { widgetData: tags.map(() => ({})) }]) {
      const { model, diagnostics } = parseModel({ ...ID, ...more });
      expect((model!.widgetData ?? model!.tags).length).toBe(1_000_000);
      expect(diagnostics[0]!.message).toContain("expected at most 1000000 values");
    }
    expect(parseModel({ ...ID, tags: tags.slice(2) }).diagnostics).toEqual([]);
  });

  test("the model shares nothing with the record it was read from", () => {
    const record = { ...ID, tags: ["a"], config: { b: { c: [1] } } };
    const model = good(record);
    record.tags.push("d");
    record.config.b.c.push(2);
    expect(model.tags).toEqual(["a"]);
    expect(model.config).toEqual({ b: { c: [1] } });
    expect(Object.isFrozen(record.config)).toBe(false);
  });
});

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return (
    Object.isFrozen(value) &&
    Reflect.ownKeys(value).every((key) => isDeepFrozen(Reflect.get(value, key)))
  );
}

const fields =
  "id tags pipeline_tag library_name mask_token gated config cardData widgetData transformersInfo siblings gguf safetensors inferenceProviderMapping".split(
    " ",
  );
const anyRecord = fc
  .record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] })
  .map((record): object => ({ id: "acme/model", ...record }));
const jsonRecord = fc
  .record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])), { requiredKeys: [] })
  .map((record): object => ({
    ...(JSON.parse(JSON.stringify(record)) as object),
    id: "acme/model",
  }));

describe("any record", () => {
  test("returns a frozen model of JSON, or a diagnostic", () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { model, diagnostics } = parseModel(record);
        const hasId = !diagnostics.some(({ code }) => ["missing-id", "bad-id"].includes(code));
        expect(model !== undefined).toBe(hasId);
        if (model === undefined) return;
        expect(isDeepFrozen(model)).toBe(true);
        expect(
          Array.isArray(model.tags) && model.tags.every((tag) => typeof tag === "string"),
        ).toBe(true);
        for (const { code, path, message } of diagnostics) {
          expect(code).toBe("wrong-type");
          expect(message.startsWith(`${path}: expected `)).toBe(true);
        }
        for (const field of Object.keys(model)) expect(fields).toContain(field);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  test("is the same when it is parsed again", () => {
    fc.assert(
      fc.property(jsonRecord, (record) => {
        const { model } = parseModel(record);
        const again = parseModel(model);
        expect(again).toEqual({ model, diagnostics: [] });
        expect(parseModel(JSON.parse(JSON.stringify(model))).model).toEqual(model);
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});

describe("valueIn()", () => {
  const json: ValueObject = { a: [{ b: "x" }], c: null, length: 1 };
  test.each([
    [["a", 0, "b"], "x"],
    [["a", "length"], 1],
    [["c", "d"], undefined],
    [["toString"], undefined],
    [["a", 0, "b", "length"], undefined],
    [["__proto__"], undefined],
    [[], json],
  ])("%j", (path, expected) => {
    expect(valueIn(json, ...path)).toEqual(expected);
  });
});

const LONG = `${"-".repeat(1000)}.gguf`;
test.each(["../a.gguf", "a/../../b.gguf", "./a.gguf", "a/.", "a\0b.gguf", "a\ud800.gguf", LONG])(
  "a path that no repository has is left out, and named: %#",
  (rfilename) => {
    const right = [{ rfilename: "...a/b..gguf" }, { rfilename: "y".repeat(1000) }];
    const { model, diagnostics } = parseModel({ ...ID, siblings: [...right, { rfilename }] });
    expect(model?.siblings).toEqual(right);
    expect(diagnostics).toMatchObject([{ code: "wrong-type", path: "siblings[2].rfilename" }]);
    expect(diagnostics[0]!.message).toContain(`instead of ${abbreviate(rfilename)},`);
  },
);
