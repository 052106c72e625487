// Selections are read back from a URL and from storage, and invalid parts are left out.
import fc from "fast-check";
import { expect, test } from "vitest";
import { modelPath } from "../../routing/model-path.ts";
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

test("a URL has provider, language and client, and is readable", () => {
  expect(writeAddress(shown, MODEL)).toBe("?provider=fal-ai&language=js&client=fetch");
  expect(modelPath(MODEL, { provider: "fal-ai" })).toBe(`/models/${MODEL}?provider=fal-ai`);
  expect(modelPath(MODEL)).toBe(`/models/${MODEL}`);
  expect(modelPath("a b/c?d#e%")).toBe("/models/a%20b/c%3Fd%23e%25");
});

test("typed text and the route are in the URL", () => {
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

test("a URL is read back as the same selection, with any content", () => {
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

test("the view and the comparison are in the URL, the latter if it is visible", () => {
  const compared = { ...shown, withClient: "python/requests", withProvider: "together" };
  const of = (view: Choice["view"]): string => writeAddress({ ...compared, view }, MODEL);
  expect(of("compare")).toMatch(/&view=compare&with=python\/requests&with-provider=together$/);
  expect(of("request")).toMatch(/fetch&view=request$/);
  expect(of("code")).toMatch(/fetch$/);
});

test("parameters of other parts of the page are unchanged", () => {
  const search = "?memory=24&provider=x&input.a=b&input=c&inputs=d&streaming=yes";
  expect(withOthers(writeAddress(shown, MODEL), search)).toBe(
    `${writeAddress(shown, MODEL)}&memory=24&inputs=d`,
  );
  // Every parameter that a selection writes must be its own, or it could never be removed.
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

test("a URL without a language only changes what it names", () => {
  expect(readAddress("?provider=fal-ai&client=fetch", MODEL)).toEqual({
    providers: { [MODEL]: "fal-ai" },
  });
  expect(readAddress("", MODEL)).toEqual({});
});

test("a URL with a language resets everything else to its default", () => {
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

test("invalid parts are left out", () => {
  expect(
    readAddress("?view=all&token=secret&way=up&theme=pink&clients=x&__proto__=z", MODEL),
  ).toEqual({});
});

test("a pasted key is never written; that it was pasted is", () => {
  const choice = { ...shown, token: "pasted" as const, pastedToken: "hf_mine" };
  expect(writeAddress(choice, MODEL)).toContain("token=placeholder");
  expect(writeAddress(choice, MODEL) + JSON.stringify(toRemember(choice))).not.toContain("hf_mine");
});

test("the storage has the user's preferences, and no typed text", () => {
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

test("the names of all token styles and routes are read back", () => {
  for (const way of WAYS) expect(readAddress(`?way=${way}`, MODEL)).toEqual({ way });
  for (const token of TOKENS) expect(readAddress(`?token=${token}`, MODEL)).toEqual({ token });
});
