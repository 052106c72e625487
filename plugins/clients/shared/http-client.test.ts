// A client of a made-up language, whose syntax shows what it is asked for, and in which order.
import { describe, expect, test } from "vitest";
import { type Code, env, render, text } from "hubsmith/code";
import { defineLanguage, literals } from "hubsmith/code/language";
import { absent, answer, type Call, type Job, urlAt, valueAt, type HttpRequest } from "hubsmith";
import { httpClient, type HttpClientSpec, type HttpSyntax } from "./index.ts";

const say = defineLanguage({
  id: "say",
  label: "Say",
  extension: ".say",
  spans: [],
  print: literals({
    quote: (one) => JSON.stringify(one),
    env: ({ name }) => `$${name}`,
    text: ({ parts }) => parts.map((part) => (typeof part === "string" ? part : "$KEY")).join(""),
    list: ["[", "]"],
    object: ["{", "}"],
  }),
});
type Say = Code<"say">;

const syntax: HttpSyntax<"say"> = {
  post: ({ url, headers, sharesHeaders, body, streams }) =>
    say`post ${url} ${body.is} ${headers} ${{ sharesHeaders, streams }}`,
  poll: ({ waiting, interval, status, result }, hasHeaders) =>
    say`follow ${waiting} ${interval} ${{ hasHeaders, pieces: status.parts.length, result: result !== undefined }}`,
  read: (reading, from) =>
    "at" in reading
      ? say`${reading.kind} ${reading.at} of ${from}`
      : say`${reading.kind} of ${from}`,
};

const callOf = (wire: Partial<HttpRequest>, parameters = {}): Call =>
  ({
    task: { id: "echo" },
    parameters,
    request: {
      method: "POST",
      url: "https://a.example",
      headers: {},
      body: { json: {} },
      answer: answer.json(),
      ...wire,
    },
  }) as unknown as Call;
const job: Job = {
  state: ["state"],
  waiting: ["busy"],
  status: ["https://a.example/", valueAt("id")],
  interval: 2,
};
const headers = { Authorization: text("Bearer ", env("KEY")) };

const clientOf = (more: Partial<HttpClientSpec<"say">> = {}) =>
  httpClient({ id: "say/http", label: "HTTP", order: 1, tag: say, syntax, ...more });
const printed = (wire: Partial<HttpRequest>, more?: Partial<HttpClientSpec<"say">>): string =>
  render(clientOf(more).otherwise!(callOf(wire)) as Say);

describe("a program", () => {
  test.each<[string, Partial<HttpRequest>, string]>([
    ["prints", { answer: answer.json("a") }, '"print" ["a"] of "response"'],
    ["streams", { answer: answer.stream() }, '"stream" of "response"'],
    ["saves the body", { answer: answer.bytes("image/png") }, '"save body" of "response"'],
    [
      "saves what is encoded",
      { answer: answer.base64("a", "image/png") },
      '"save base64" ["a"] of "response"',
    ],
    [
      "saves what is behind a URL",
      { answer: answer.download("a", "image/png", { list: true }) },
      '"save URL" ["a"] of "response"',
    ],
  ])("%s behind its request", (_, wire, last) => {
    const [first, blank, ...rest] = printed(wire).split("\n");
    expect(first).toMatch(/^post "https:\/\/a\.example" /);
    expect(first).toContain(`"streams": ${wire.answer!.as === "stream"}`);
    expect([blank, ...rest]).toEqual(["", last]);
  });

  test("polls a job right behind its request, and reads its last response", () => {
    expect(printed({ headers, job, answer: answer.json("a") })).toBe(
      [
        'post "https://a.example" "json" {"Authorization": Bearer $KEY} {',
        '    "sharesHeaders": true,',
        '    "streams": false',
        "}",
        'follow ["busy"] 2 {"hasHeaders": true, "pieces": 2, "result": false}',
        "",
        '"print" ["a"] of "job"',
      ].join("\n"),
    );
  });

  test("reads the response of a job's result, where there is one", () => {
    const text = printed({ job: { ...job, result: [urlAt("url")] }, answer: answer.json("a") });
    expect(text).toContain('"result": true');
    expect(text).toContain('"print" ["a"] of "result"');
  });

  test.each<[string, HttpRequest["headers"], Job | undefined, boolean]>([
    ["has its headers once without a job", headers, undefined, false],
    ["shares no headers where it has none", {}, job, false],
    ["shares its headers with its own server", headers, job, true],
    ["shares none with another server", headers, { ...job, status: [urlAt("url")] }, false],
    [
      "shares them with its own server for the result",
      headers,
      { ...job, status: [urlAt("url")], result: ["https://a.example/", valueAt("id")] },
      true,
    ],
  ])("%s", (_, given, its, shares) => {
    const wire = its === undefined ? { headers: given } : { headers: given, job: its };
    expect(printed(wire)).toContain(`"sharesHeaders": ${shares}`);
    expect(printed(wire).includes('"hasHeaders": true')).toBe(shares);
  });

  test("is put around its statements, and knows what is read and whether there is a job", () => {
    const program: HttpClientSpec<"say">["program"] = (statements, { kind }, hasJob) =>
      say`
        begin ${[kind, hasJob]}
            ${statements}
      `;
    const text = printed({ job, answer: answer.download("a", "image/png") }, { program });
    expect(text).toContain('begin ["save URL", true]\n    post ');
    expect(printed({ answer: answer.stream() }, { program })).toContain('begin ["stream", false]');
  });
});

describe("a call", () => {
  test("without a wire view is refused before the client's own reasons", () => {
    const reason = absent("needs-sdk", "No HTTP.", "Take an SDK.");
    const own = absent("own", "Not this one.", "Take another.");
    const { refuses } = clientOf({ refuses: () => own });
    expect(refuses!({ ...callOf({}), request: reason } as Call)).toBe(reason);
    expect(refuses!(callOf({}))).toBe(own);
    expect(clientOf().refuses!(callOf({}))).toBeUndefined();
  });
});
