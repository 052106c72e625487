// Choices survive the way into an address and into memory and back, and what does not fit is left out.
import fc from "fast-check";
import { expect, test } from "vitest";
import { modelPath } from "../../reading/model-path.ts";
import {
  type Choice,
  DEFAULTS,
  readAddress,
  readMemory,
  toRemember,
  TOKENS,
  VIEWS,
  WAYS,
  withOthers,
  writeAddress,
} from "./choice.ts";

const MODEL = "openai/whisper-large-v3";
const shown = { ...DEFAULTS, provider: "fal-ai", language: "js", client: "fetch" };

test("an address names provider, language and client, and can be read by people", () => {
  expect(writeAddress(shown, MODEL)).toBe("?provider=fal-ai&language=js&client=fetch");
  expect(modelPath(MODEL, { provider: "fal-ai" })).toBe(`/models/${MODEL}?provider=fal-ai`);
  expect(modelPath(MODEL)).toBe(`/models/${MODEL}`);
  expect(modelPath("a b/c?d#e%")).toBe("/models/a%20b/c%3Fd%23e%25");
});

test("what was typed and where it goes stand in the address", () => {
  const choice = {
    ...shown,
    typed: { [MODEL]: { "": "A fox", "0.content": "a&b=c" } },
    asked: { [MODEL]: { temperature: "0.5" } },
    billTo: "acme",
  };
  expect(writeAddress(choice, MODEL)).toBe(
    "?provider=fal-ai&language=js&client=fetch&bill-to=acme&input=A+fox&input.0.content=a%26b%3Dc&parameter.temperature=0.5",
  );
});

const name = fc.string({ minLength: 1 });
const texts = fc.dictionary(
  fc.oneof(fc.constantFrom("", "0.content", "__proto__", "."), fc.string()),
  fc.string(),
);

test("an address comes back as the choice it was written of, whatever stands in it", () => {
  fc.assert(
    fc.property(
      fc.record({
        model: name,
        provider: name,
        language: name,
        client: name,
        streaming: fc.boolean(),
        way: fc.constantFrom(...WAYS),
        token: fc.constantFrom("environment" as const, "placeholder" as const),
        billTo: fc.string(),
        endpoint: fc.string(),
        view: fc.constantFrom(...VIEWS),
        withClient: fc.string(),
        withProvider: fc.string(),
        typed: texts,
        asked: texts,
      }),
      ({ model, provider, client, typed, asked, ...rest }) => {
        const choice: Choice = {
          ...DEFAULTS,
          ...rest,
          typed: { [model]: typed },
          asked: { [model]: asked },
        };
        const address = writeAddress({ ...choice, provider, client }, model);
        expect(readAddress(address, model)).toEqual({
          ...rest,
          ...(rest.view === "compare" ? {} : { withClient: "", withProvider: "" }),
          providers: { [model]: provider },
          clients: { [rest.language]: client },
          typed: { [model]: { ...typed } },
          asked: { [model]: { ...asked } },
        });
      },
    ),
  );
});

test("the view and what is compared with stand in the address, the latter where it is seen", () => {
  const compared = { ...shown, withClient: "python/requests", withProvider: "together" };
  const of = (view: Choice["view"]): string => writeAddress({ ...compared, view }, MODEL);
  expect(of("compare")).toMatch(/&view=compare&with=python\/requests&with-provider=together$/);
  expect(of("request")).toMatch(/fetch&view=request$/);
  expect(of("code")).toMatch(/fetch$/);
});

test("what an address asks of other parts of the page stays", () => {
  const search = "?memory=24&provider=x&input.a=b&input=c&inputs=d&streaming=yes";
  expect(withOthers(writeAddress(shown, MODEL), search)).toBe(
    `${writeAddress(shown, MODEL)}&memory=24&inputs=d`,
  );
  // All that a choice writes is its own, or it would never go again.
  const all = {
    ...shown,
    streaming: true,
    way: "direct",
    token: "placeholder",
    view: "compare",
  } as const;
  const more = { billTo: "a", endpoint: "b", withClient: "c", withProvider: "d" };
  const texts = { typed: { [MODEL]: { "": "e", f: "g" } }, asked: { [MODEL]: { h: "i\n" } } };
  expect(withOthers("", writeAddress({ ...all, ...more, ...texts }, MODEL))).toBe("");
});

test("an address without a language tells only what it names", () => {
  expect(readAddress("?provider=fal-ai&client=fetch", MODEL)).toEqual({
    providers: { [MODEL]: "fal-ai" },
  });
  expect(readAddress("", MODEL)).toEqual({});
});

test("an address with a language puts what it does not name back to its default", () => {
  expect(readAddress("?language=js", MODEL)).toMatchObject({
    language: "js",
    streaming: false,
    way: "routed",
    token: "environment",
    billTo: "",
    view: "code",
    withClient: "",
    typed: { [MODEL]: {} },
  });
});

test("what does not fit is left out", () => {
  expect(
    readAddress("?view=all&token=secret&way=up&theme=pink&clients=x&__proto__=z", MODEL),
  ).toEqual({});
});

test("a pasted key is never written; where it stands is", () => {
  const choice = { ...shown, token: "pasted" as const, pastedToken: "hf_mine" };
  expect(writeAddress(choice, MODEL)).toContain("token=placeholder");
  expect(writeAddress(choice, MODEL) + JSON.stringify(toRemember(choice))).not.toContain("hf_mine");
});

test("memory holds what a visitor is used to, and nothing that was typed", () => {
  const choice: Choice = {
    ...DEFAULTS,
    providers: { [MODEL]: "fal-ai" },
    clients: { js: "fetch" },
    streaming: true,
    view: "request",
    withClient: "python/requests",
    typed: { [MODEL]: { "": "secret plan" } },
    billTo: "acme",
  };
  const { providers, language, clients, streaming, token } = choice;
  expect(readMemory(toRemember(choice))).toEqual({
    providers,
    language,
    clients,
    streaming,
    token,
  });
});

test.each([
  null,
  undefined,
  7,
  "text",
  [1],
  { clients: { js: 1 }, streaming: "yes", token: "x", providers: 3, language: null, more: 1 },
])("memory of %j holds no choice", (found) => {
  expect(readMemory(found)).toEqual({});
});

test("every token style and way has a name that comes back", () => {
  for (const way of WAYS) expect(readAddress(`?way=${way}`, MODEL)).toEqual({ way });
  for (const token of TOKENS) expect(readAddress(`?token=${token}`, MODEL)).toEqual({ token });
});
