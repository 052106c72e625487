// Chats of all providers and clients: given inputs, parameters, and the URLs of endpoints.
import {
  createHub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  type Diagnostic,
  isAbsence,
} from "hubsmith";
import { dataUrl, file, type ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const record = {
  id: "acme/chat",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
};

function call(options: object, provider = "auto", of: object = record) {
  const diagnostics: Diagnostic[] = [];
  const request = {
    model: of,
    provider,
    providerId: "acme",
    options: options as InferenceOptions,
  };
  const made = inferenceCall(hub, request as never, diagnostics);
  return { made, diagnostics };
}

function bodyOf(options: object, provider?: string): ValueObject {
  const { made } = call(options, provider);
  if (isAbsence(made) || isAbsence(made.request)) throw new Error(JSON.stringify(made));
  return (made.request.body as { readonly json: ValueObject }).json;
}

describe("the inputs of a chat", () => {
  const photo = file("cat.png", "image/png");
  const content = [{ type: "image_url", image_url: { url: dataUrl(photo) } }];
  const text = "What is this?";
  test.each<[string, object, unknown]>([
    ["a string", { inputs: "Hello there" }, "Hello there"],
    ["a string as messages", { messages: "Hello there" }, "Hello there"],
    ["a picture", { inputs: photo }, content],
    ["both", { inputs: { image: photo, text } }, [{ type: "text", text }, ...content]],
    ["the path and type of a picture", { inputs: { path: "cat.png", type: "image/png" } }, content],
  ])("may be %s, which becomes one message", (_, options, expected) => {
    expect(bodyOf(options)["messages"]).toEqual([{ role: "user", content: expected }]);
  });

  test("are messages in every client but frameworks, which make them from the prompt", () => {
    const request = {
      model: record,
      provider: "auto",
      options: { inputs: "Hello there" },
    };
    const { snippets } = inferenceSnippets(hub, request as never);
    const isOfFramework = ({ language, client }: (typeof snippets)[number]): boolean =>
      hub.clients.get(`${language}/${client}`)?.isFramework === true;
    const [ofFrameworks, others] = [
      snippets.filter(isOfFramework),
      snippets.filter((one) => !isOfFramework(one)),
    ];
    expect(others).not.toEqual([]);
    for (const { content, client } of ofFrameworks)
      expect(content, client).toContain("Hello there");
    for (const { content, client } of others)
      expect(content.replaceAll(/\s+/g, ""), client).toMatch(
        /\[?\{?["']?role["']?\]?(:|=>|=|,)["']user["'],[^}]*Hellothere/,
      );
  });
});

describe("the parameters of a chat", () => {
  const all = {
    n: 2,
    logit_bias: { "1": 2 },
    logprobs: true,
    temperature: 0.5,
  };
  test.each(hub.providers.list.filter(({ baseUrl }) => baseUrl !== undefined).map(({ id }) => id))(
    "%s gets the same ones, routed and direct",
    (provider) => {
      const dropped = (options: object): readonly (string | undefined)[] =>
        call({ ...options, parameters: all }, provider)
          .diagnostics.filter(({ code }) => code === "parameter-dropped")
          .map(({ path }) => path);
      expect(dropped({})).toEqual(dropped({ directRequest: true }));
    },
  );

  test("are left out of routed calls if the provider does not support them", () => {
    const body = bodyOf({ parameters: all }, "groq");
    expect(Object.keys(body).sort()).toEqual(["messages", "model", "temperature"]);
  });

  test("stream_options needs streaming", () => {
    const parameters = { stream_options: { include_usage: true } };
    expect(bodyOf({ parameters, streaming: true })).toMatchObject(parameters);
    expect(bodyOf({ parameters })).not.toHaveProperty("stream_options");
    expect(call({ parameters }).diagnostics.map(({ message }) => message)).toEqual([
      "`stream_options` needs streaming. It was ignored.",
    ]);
  });

  test("max_completion_tokens is max_tokens, under the name of the provider", () => {
    const options = { parameters: { max_completion_tokens: 9 } };
    expect(call(options).diagnostics).toEqual([]);
    expect(bodyOf(options)).toMatchObject({ max_tokens: 9 });
    expect(bodyOf({ ...options, directRequest: true }, "openai")).toMatchObject({
      max_completion_tokens: 9,
    });
  });

  test("tools and n are not streamed, unless the provider ignores them", () => {
    for (const parameters of [{ tools: [] }, { n: 2 }]) {
      const { made, diagnostics } = call({ parameters, streaming: true });
      expect(made).toMatchObject({ streaming: false });
      expect(diagnostics.map(({ path }) => path)).toEqual(["options.streaming"]);
    }
    const [note] = call({ recipe: "tools", streaming: true }).diagnostics;
    expect(note).toMatchObject({
      path: "options.streaming",
      message: expect.stringContaining("another recipe") as unknown,
    });
    expect(call({ parameters: { n: 2 }, streaming: true }, "groq").made).toMatchObject({
      streaming: true,
    });
  });
});

test("a policy of the router is part of the model's name", () => {
  expect(bodyOf({}, "auto")).toMatchObject({ model: record.id });
  expect(bodyOf({}, "cheapest")).toMatchObject({
    model: `${record.id}:cheapest`,
  });
});

test("a wire format of chats is none of another task", () => {
  const other = { id: "acme/pictures", pipeline_tag: "text-to-image" };
  expect(call({ wire: "messages" }, "together", other).made).toMatchObject({
    code: "unknown-wire",
  });
});

describe("the URL of an endpoint", () => {
  const HOST = "https://my-endpoint.example.org";
  test.each([
    "/v1/responses",
    "/v1/messages",
    "/v1/embeddings/",
    "/v1/completions?a=b",
    "/api/chat",
  ])("%s is of another API, so no client is offered, and the reason names it", (path) => {
    const request = {
      model: record,
      provider: "auto",
      options: { endpointUrl: HOST + path },
    };
    const { snippets, notOffered } = inferenceSnippets(hub, request as never);
    expect(snippets).toEqual([]);
    const [name] = /[a-z]+(?=\/?(\?|$))/.exec(path)!;
    for (const { code, reason } of notOffered.filter(({ client }) => client !== "fal_client")) {
      expect(code).toBe("other-api");
      expect(reason).toContain(name);
    }
  });

  test.each([
    "",
    "/",
    "/v1",
    "/v1/chat/completions",
    "/my/v1/",
    "/models/v1",
    "/v1?a=/v1/messages",
  ])("%j is completed", (path) => {
    const { made } = call({ endpointUrl: HOST + path });
    expect(made).not.toHaveProperty("reason");
  });
});
