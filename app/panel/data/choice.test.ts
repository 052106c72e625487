// Selections are read back from a URL, from storage and from a host, and invalid parts are left out.
import fc from "fast-check";
import { expect, test } from "vitest";
import { modelPath } from "../../browser/model-path.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import {
  type Choice,
  DEFAULTS,
  readAddress,
  readMemory,
  toKeep,
  toRemember,
  TOKENS,
  ROUTES,
  withOthers,
  writeAddress,
} from "./choice.ts";
import { WAYS } from "../../models/ways.ts";
import { choiceOf, choosing } from "./choosing.ts";

const MODEL = "openai/whisper-large-v3";
const shown = { ...DEFAULTS, provider: "fal-ai", language: "js", client: "fetch" };
const full = {
  ...shown,
  streaming: true,
  route: "direct",
  billTo: "acme",
  endpoint: "b",
  servedModel: "c",
  recipe: "tools",
  wire: "responses",
  app: "ollama",
  file: "otter-Q4_K_M.gguf",
  typed: { [MODEL]: { "": "A fox", "0.content": "a&b=c" } },
  parameterTexts: { [MODEL]: { temperature: "0.5" } },
} as const;

test("a URL has provider, language and client, is readable, and has every choice that is not a default", () => {
  expect(writeAddress(shown)).toBe("?provider=fal-ai&language=js&client=fetch");
  expect(modelPath(MODEL, { provider: "fal-ai" })).toBe(`/models/${MODEL}?provider=fal-ai`);
  expect(modelPath("a b/c?d#e%")).toBe("/models/a%20b/c%3Fd%23e%25");
  expect(writeAddress(full)).toBe(
    "?provider=fal-ai&language=js&client=fetch&streaming=yes&recipe=tools&wire=responses&way=direct&app=ollama&file=otter-Q4_K_M.gguf",
  );
});

const name = fc.string({ minLength: 1 });
const texts = fc.dictionary(
  fc.oneof(fc.constantFrom("", "0.content", "__proto__", "."), fc.string()),
  fc.string(),
);
const typing = {
  billTo: fc.string(),
  endpoint: fc.string(),
  servedModel: fc.string(),
  typed: fc.dictionary(name, texts),
  parameterTexts: fc.dictionary(name, texts),
};

test("a URL is read back as the same selection without what is typed, which the tab keeps", () => {
  fc.assert(
    fc.property(
      fc.record({
        model: name,
        provider: name,
        language: name,
        client: name,
        streaming: fc.boolean(),
        route: fc.constantFrom(...ROUTES),
        token: fc.constantFrom("environment" as const, "placeholder" as const),
        recipe: fc.string(),
        wire: fc.string(),
        app: fc.string(),
        file: fc.string(),
        use: fc.constantFrom("" as const, ...WAYS),
        agent: fc.string(),
        server: fc.string(),
      }),
      fc.record(typing),
      ({ model, provider, client, ...rest }, typed) => {
        const address = writeAddress({ ...DEFAULTS, ...rest, ...typed, provider, client });
        expect(address).toBe(writeAddress({ ...DEFAULTS, ...rest, provider, client }));
        expect(readMemory(JSON.parse(JSON.stringify(toKeep({ ...DEFAULTS, ...typed }))))).toEqual(
          JSON.parse(JSON.stringify(typed)),
        );
        expect(readAddress(address, model)).toEqual({
          ...rest,
          providers: { [model]: provider },
          clients: { [rest.language]: client },
        });
        // Every parameter that a selection writes must be its own, or it could never be removed.
        expect(withOthers("", address)).toBe("");
      },
    ),
  );
});

test("parameters of other parts of the page are unchanged", () => {
  const search = "?memory=24&provider=x&input.a=b&input=c&inputs=d&streaming=yes";
  expect(withOthers("?language=js", search)).toBe("?language=js&memory=24&inputs=d");
});

test.each<[string, Partial<Choice>]>([
  ["?provider=fal-ai&client=fetch", { providers: { [MODEL]: "fal-ai" } }],
  ["", {}],
  ["?view=all&token=secret&way=up&theme=pink&clients=x&__proto__=z", {}],
  ...ROUTES.map((way): [string, Partial<Choice>] => [`?way=${way}`, { route: way }]),
  ...TOKENS.map((token): [string, Partial<Choice>] => [`?token=${token}`, { token }]),
])("%s changes only what it names", (search, choice) =>
  expect(readAddress(search, MODEL)).toEqual(choice),
);

test("a URL with a language resets everything else to its default", () => {
  const { providers, clients, typed, parameterTexts, billTo, endpoint, servedModel, ...rest } =
    DEFAULTS;
  expect([providers, typed, parameterTexts]).toEqual([clients, clients, clients]);
  expect([billTo, endpoint, servedModel]).toEqual(["", "", ""]);
  expect(readAddress("?language=js&input=A&endpoint=http://x.test", MODEL)).toEqual({
    ...rest,
    language: "js",
  });
});

test("the storage has the user's preferences: no typed text", () => {
  const { language, clients, providers } = shown;
  const preferences = { providers, language, clients, streaming: true };
  const token = "placeholder";
  expect(readMemory(toRemember({ ...full, token }))).toEqual({ ...preferences, token });
  expect(writeAddress({ ...full, token })).toContain("token=placeholder");
});

test.each([
  null,
  undefined,
  7,
  "text",
  [1],
  { clients: { js: 1 }, streaming: "yes", token: "x", providers: 3, language: null, more: 1 },
])("memory of %j holds no choice", (memory) => {
  expect(readMemory(memory)).toEqual({});
});

test("the selection of a host is applied and returned, and invalid parts are left out", async () => {
  const { id } = smallModel("paints");
  const { getState, actions } = smallPanel(smallEntries().entries);
  const given = {
    provider: "beta",
    language: "python",
    client: "plain",
    inputs: { "": "A fox" },
    streaming: true,
    token: "placeholder",
  } as const;
  await actions.show(smallModel("paints"), choosing(id, given));
  expect(choiceOf(getState())).toMatchObject({ ...given, parameters: {} });
  const odd = { route: "around", streaming: "yes", inputs: { "": 1 }, language: 3 } as object;
  expect(choosing(id, odd)).toEqual({});
  expect(choosing(id, { client: "plain" })).toEqual({ clients: { python: "plain" } });
});
