// A client of a made-up language, whose syntax shows which functions are called, in which order.
import { describe, expect, test } from "vitest";
import { type Code, env, render, text, type Value } from "hubsmith/code";
import { defineLanguage, literals } from "hubsmith/language";
import { absent, answer, type Call, type HttpRequest, type Job, valueAt } from "hubsmith";
import { httpClient, type HttpSyntax } from "./index.ts";
import type { HttpClientSpec } from "./http-client.ts";

const say = defineLanguage({
  id: "say",
  label: "Say",
  extension: ".say",
  spans: [],
  print: literals({
    quote: (value) => JSON.stringify(value),
    env: ({ name }) => `$${name}`,
    text: ({ parts }) => parts.map((part) => (typeof part === "string" ? part : "$KEY")).join(""),
    list: ["[", "]"],
    object: ["{", "}"],
  }),
});
type Say = Code<"say">;

const syntax: HttpSyntax<"say"> = {
  post: ({ url, headers, body, ...flags }) =>
    say`post ${url} ${body.kind} ${headers} ${Object.entries(flags).flatMap(([name, is]) => (is ? [name] : []))}`,
  json: say`JSON`,
  at: (json, step) => say`${json} / ${step}`,
  either: (json, names, isLast) => say`${json} / ${names} ${isLast}`,
  assign: (name, value, how) => say`${name} is ${how} ${value}`,
  string: (value) => say`<${value}>`,
  path: (url) => say`path of ${url}`,
  concat: (parts) =>
    say.join(
      parts.map((part) => say`${part}`),
      " | ",
    ),
  get: (url, sendsHeaders, followsRedirects) =>
    followsRedirects ? say`get ${url} ${sendsHeaders}` : say`get ${url} ${sendsHeaders} here`,
  loop: ({ state, waiting, interval, poll }) => say`
    while ${state} in ${waiting} wait ${interval}
        ${poll}
  `,
  each: (list, item, body) => say`
    for ${item} in ${list}
        ${body}
  `,
  print: (value, isJson) => say`print ${value} ${isJson}`,
  save: ({ kind: is, ...more }, file) =>
    say`save ${is} ${"value" in more ? more.value : say``} ${"isList" in more ? more.isList : null} ${file}`,
  stream: ({ format, path }) => say`stream ${format} ${path}`,
};

const callOf = (request: Partial<HttpRequest>, parameters = {}): Call =>
  ({
    task: { id: "echo" },
    parameters,
    request: {
      method: "POST",
      url: "https://a.example",
      headers: {},
      body: { json: {} },
      answer: answer.json(),
      ...request,
    },
  }) as unknown as Call;
const job: Job = {
  state: "state",
  waiting: ["busy"],
  status: ["https://a.example/", valueAt("id")],
  interval: 2,
};
const headers = { Authorization: text("Bearer ", env("KEY")) };

const clientOf = (more: Partial<HttpClientSpec<"say">> = {}) =>
  httpClient({
    id: "say/http",
    label: "HTTP",
    order: 1,
    tag: say,
    syntax,
    ...more,
  });

describe("a program", () => {
  test("prints each response of a chat", () => {
    const chat = {
      ...callOf({ answer: answer.json("a.0.b", "string") }, { n: 2 }),
    };
    const call = { ...chat, task: { id: "conversational" } } as Call;
    const text = render(clientOf().fallback!(call) as Say);
    expect(text).toContain('for choice in result / "a"\n    print choice / "b" false');
    const { each: _, ...without } = syntax;
    const all = render(clientOf({ syntax: without }).fallback!(call) as Say);
    expect(all).toContain('print result / "a" false');
  });

  test("follows no redirects with a key in a header that HTTP libraries do not drop", () => {
    const follows = (headers: HttpRequest["headers"], token: Value = env("KEY")): boolean => {
      const call = { ...callOf({ headers, job }), token } as Call;
      const text = render(clientOf().fallback!(call) as Say);
      expect(text.includes("true here")).toBe(!text.includes("followsRedirects"));
      return text.includes("followsRedirects");
    };
    expect(follows(headers)).toBe(true);
    expect(follows({ ...headers, "X-Bill-To": "acme" })).toBe(true);
    expect(follows({ "x-key": env("KEY") })).toBe(false);
    expect(follows({ "x-key": text("Key ", env("KEY")) })).toBe(false);
    expect(follows({ "x-key": "Key 123" }, "123")).toBe(false);
  });
});

describe("a call", () => {
  test("without an HTTP request is rejected before the client's `refuses` is called", () => {
    const reason = absent({
      code: "needs-sdk",
      reason: "No HTTP.",
      fix: "Take an SDK.",
    });
    const absence = absent({
      code: "own",
      reason: "Not this one.",
      fix: "Take another.",
    });
    const { refuses } = clientOf({ refuses: () => absence });
    expect(refuses!({ ...callOf({}), request: reason } as Call)).toBe(reason);
    expect(refuses!(callOf({}))).toBe(absence);
    expect(clientOf().refuses!(callOf({}))).toBeUndefined();
  });
});
