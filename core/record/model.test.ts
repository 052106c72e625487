// Records: wrong types go with their path, drift is mended, and what comes out is frozen JSON.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isConversational, type Model, parseModel, textIn, valueIn } from "../index.ts";
import type { ValueObject } from "../code/index.ts";

const ID = { id: "acme/model" };

function good(record: object): Model {
  const { model, diagnostics } = parseModel({ ...ID, ...record });
  expect(diagnostics).toEqual([]);
  return model!;
}

test.each<readonly [string, unknown]>([
  ...[null, undefined, 1, "acme/model", true, [], [ID], () => ID, Symbol("a")].map(
    (one) => ["not-a-model", one] as const,
  ),
  ...[{}, { id: "" }, { id: 1 }, { id: null }, { ID: "a" }].map(
    (one) => ["missing-id", one] as const,
  ),
])("what is no model is reported as %s: %#", (code, record) => {
  const { model, diagnostics } = parseModel(record);
  expect([model, diagnostics.map((one) => one.code)]).toEqual([undefined, [code]]);
  expect(diagnostics[0]!.message).toMatch(/id, as returned by the Hub's API|such as "google\//);
});

const NO_IDS =
  "http://evil.example/x //evil.example/x acme/model:groq -rf --help acme/-x ../x acme/.. . a/b/c acme/ /model acme/a?b acme/é $(id)";
test.each([...NO_IDS.split(" "), "acme/a b", "acme/a\n", "acme/a\0", `${"a".repeat(1_000_000)}!`])(
  "%.20s is no id of the Hub",
  (id) => {
    const { model, diagnostics } = parseModel({ id });
    expect([model, diagnostics.length]).toEqual([undefined, 1]);
    expect(diagnostics[0]).toMatchObject({ code: "bad-id", path: "id" });
    expect(diagnostics[0]!.message).toMatch(/^id: ".*" is not a model id of the Hub\. Use /);
    expect(diagnostics[0]!.message.length).toBeLessThan(400);
  },
);

test.each("gpt2 a _x/_y acme/model-1.5_B 01-ai/Yi-34B a/b--c a-b/FLUX.1-dev".split(" "))(
  "%s is an id of the Hub",
  (id) => {
    expect(parseModel({ id }).model?.id).toBe(id);
  },
);

describe("whether a model converses", () => {
  const chat = { tags: ["conversational"] };
  test.each([
    [{}, false],
    [chat, true],
    [{ ...chat, config: {} }, false],
    [{ ...chat, config: { tokenizer_config: { chat_template: null } } }, false],
    [{ ...chat, config: { tokenizer_config: { chat_template: "{{ x }}" } } }, true],
    [{ ...chat, config: { tokenizer_config: { chat_template: [{ name: "default" }] } } }, true],
    [{ ...chat, config: { processor_config: { chat_template: "{{ x }}" } } }, true],
    [{ ...chat, config: { chat_template_jinja: "{{ x }}" } }, true],
    [{ config: { chat_template_jinja: "{{ x }}" } }, false],
  ])("%j: %s", (record, expected) => {
    expect(isConversational(good(record))).toBe(expected);
  });
});

describe("wrong types are left out, and reported with their path", () => {
  test.each([
    [{ tags: "a" }, "tags", "a list", "string"],
    [{ tags: ["a", 1, "b"] }, "tags[1]", "a string", "number"],
    [{ tags: ["a", null] }, "tags[1]", "a string", "null"],
    [{ pipeline_tag: ["a"] }, "pipeline_tag", "a string", "a list"],
    [{ library_name: {} }, "library_name", "a string", "object"],
    [{ mask_token: false }, "mask_token", "a string", "boolean"],
    [{ config: "a" }, "config", "an object", "string"],
    [{ config: [] }, "config", "an object", "a list"],
    [{ config: { a: [1, { b: Symbol("c") }] } }, "config.a[1].b", "JSON", "symbol"],
    [{ config: { a: undefined } }, "config.a", "JSON", "undefined"],
    [{ cardData: 1 }, "cardData", "an object", "number"],
    [{ widgetData: { text: "a" } }, "widgetData", "a list", "object"],
    [{ widgetData: ["a"] }, "widgetData[0]", "an object", "string"],
    [{ transformersInfo: true }, "transformersInfo", "an object", "boolean"],
    [{ siblings: ["a.bin"] }, "siblings[0]", "an object", "string"],
    [{ siblings: [{}] }, "siblings[0].rfilename", "a string", "undefined"],
    [{ siblings: [{ rfilename: 1 }] }, "siblings[0].rfilename", "a string", "number"],
    [{ gguf: "a" }, "gguf", "an object", "string"],
    [{ safetensors: [] }, "safetensors", "an object", "a list"],
    [{ inferenceProviderMapping: "a" }, "inferenceProviderMapping", "a list", "string"],
    [{ inferenceProviderMapping: [1] }, "inferenceProviderMapping[0]", "an object", "number"],
    [
      { inferenceProviderMapping: [{ provider: "a", providerId: 7 }] },
      "inferenceProviderMapping[0].providerId",
      "a string",
      "number",
    ],
    [
      { inferenceProviderMapping: { a: {} } },
      "inferenceProviderMapping[0].providerId",
      "a string",
      "undefined",
    ],
  ])("%j", (record, path, wanted, got) => {
    const { model, diagnostics } = parseModel({ ...ID, ...record });
    expect(diagnostics).toEqual([
      {
        code: "wrong-type",
        path,
        message: `${path}: expected ${wanted}, got ${got}. It was ignored.`,
      },
    ]);
    expect(model?.id).toBe("acme/model");
  });

  test("the rest stays", () => {
    const { model, diagnostics } = parseModel({
      ...ID,
      tags: ["a", 1, "b"],
      pipeline_tag: 5,
      widgetData: [{ text: "x" }, 2],
      siblings: [{ rfilename: "a.bin" }, {}],
      config: { a: 1, b: () => 1 },
    });
    expect(diagnostics.map(({ path }) => path)).toEqual([
      "tags[1]",
      "pipeline_tag",
      "config.b",
      "widgetData[1]",
      "siblings[1].rfilename",
    ]);
    expect(model).toEqual({
      ...ID,
      tags: ["a", "b"],
      widgetData: [{ text: "x" }],
      siblings: [{ rfilename: "a.bin" }],
      config: { a: 1 },
    });
  });

  test("null is as good as missing", () => {
    const nothing = { tags: null, library_name: null, config: null, widgetData: undefined };
    expect(good(nothing)).toEqual({ ...ID, tags: [] });
  });
});

test("fields it does not know are left out, tags are always there", () => {
  expect(good({ downloads: 7, likes: 1, _source: "x", toString: "y", constructor: "z" })).toEqual({
    ...ID,
    tags: [],
  });
});

describe("drift", () => {
  test.each([
    ["Transformers", "transformers", []],
    ["timm, Transformers", "timm", ["transformers"]],
    [" PEFT ,", "peft", []],
    ["  ", undefined, []],
    ["", undefined, []],
    [",keras", undefined, ["keras"]],
  ])("the library %j", (given, library, tags) => {
    const model = good({ library_name: given });
    expect(model.library_name).toBe(library);
    expect(Object.hasOwn(model, "library_name")).toBe(library !== undefined);
    expect(model.tags).toEqual(tags);
  });

  test("a further library that is a tag already is not one twice", () => {
    expect(good({ library_name: "a,b", tags: ["b"] }).tags).toEqual(["b"]);
  });

  test.each([
    ["acme/base", ["acme/base"]],
    [
      ["acme/base", "acme/other"],
      ["acme/base", "acme/other"],
    ],
    [["acme/base", 1, null], ["acme/base"]],
    [[], []],
    [null, []],
    [{ name: "x" }, []],
  ])("the base model %j is a list", (given, expected) => {
    expect(good({ cardData: { base_model: given, license: "mit" } }).cardData).toEqual({
      base_model: expected,
      license: "mit",
    });
  });

  test("a card without a base model gets none", () => {
    expect(good({ cardData: { license: "mit" } }).cardData).toEqual({ license: "mit" });
  });

  test("the older key of SpeechBrain", () => {
    const of = (speechbrain: object): unknown =>
      valueIn(good({ config: { speechbrain } }).config, "speechbrain");
    expect(of({ interface: "EncoderASR" })).toMatchObject({ speechbrain_interface: "EncoderASR" });
    expect(of({ interface: "old", speechbrain_interface: "new" })).toMatchObject({
      speechbrain_interface: "new",
    });
    expect(of({ interface: 1 })).not.toHaveProperty("speechbrain_interface");
  });

  test("provider mappings keyed by provider are a list", () => {
    const mapping = { status: "live", providerId: "acme-id", task: "conversational" };
    const expected = [{ provider: "acme", ...mapping }];
    expect(good({ inferenceProviderMapping: { acme: mapping } }).inferenceProviderMapping).toEqual(
      expected,
    );
    expect(good({ inferenceProviderMapping: expected }).inferenceProviderMapping).toEqual(expected);
  });
});

describe("safety", () => {
  test("own `__proto__` keys stay members, and change no prototype", () => {
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

  test("what is deeper than any record is left out, and no stack overflows", () => {
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

  test("a record that holds itself, or one list again and again, comes to an end", () => {
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

  test("the values of a list count, whatever the list is of", () => {
    const tags = Array.from({ length: 1_000_002 }, () => "x");
    for (const more of [{ tags }, { widgetData: tags.map(() => ({})) }]) {
      const { model, diagnostics } = parseModel({ ...ID, ...more });
      expect((model!.widgetData ?? model!.tags).length).toBe(1_000_000);
      expect(diagnostics[0]!.message).toContain("expected at most 1000000 values");
    }
    expect(parseModel({ ...ID, tags: tags.slice(2) }).diagnostics).toEqual([]);
  });

  test("numbers that JSON has not are left out", () => {
    const { model, diagnostics } = parseModel({ ...ID, config: { a: NaN, b: Infinity, c: -0 } });
    expect(diagnostics.map(({ path }) => path)).toEqual(["config.a", "config.b"]);
    expect(model?.config).toEqual({ c: -0 });
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

const fields = [
  "id",
  "tags",
  "pipeline_tag",
  "library_name",
  "mask_token",
  "config",
  "cardData",
  "widgetData",
  "transformersInfo",
  "siblings",
  "gguf",
  "safetensors",
  "inferenceProviderMapping",
] as const;
const anyRecord = fc
  .record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] })
  .map((record): object => ({ id: "acme/model", ...record }));
const jsonRecord = fc
  .record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])), { requiredKeys: [] })
  .map((record): object => ({
    ...(JSON.parse(JSON.stringify(record)) as object),
    id: "acme/model",
  }));

describe("any record at all", () => {
  test("gives a deep-frozen model of JSON, or says why not", () => {
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

  test("what is read once is read the same again", () => {
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

describe("steps into JSON", () => {
  const json: ValueObject = { a: [{ b: "x" }], c: null, length: 1 };
  test.each([
    [["a", 0, "b"], "x"],
    [["a", 1, "b"], undefined],
    [["a", "length"], 1],
    [["c", "d"], undefined],
    [["toString"], undefined],
    [["a", 0, "b", "length"], undefined],
    [["__proto__"], undefined],
    [[], json],
  ])("%j", (path, expected) => {
    expect(valueIn(json, ...path)).toEqual(expected);
  });

  test("a text is one, or nothing", () => {
    expect(textIn(json, "a", 0, "b")).toBe("x");
    expect(textIn(json, "length")).toBeUndefined();
    expect(textIn(undefined, "a")).toBeUndefined();
  });
});
