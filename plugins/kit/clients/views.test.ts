// The parts of a call that clients of any language use.
import { describe, expect, test } from "vitest";
import { env, file, text } from "hubsmith/code";
import { absent, type Answer, answer, type Call, type HttpRequest, type Job } from "hubsmith";
import { bodyOf, pollingPlan, answerPlan, requireRequest } from "./index.ts";
import { refuseUnlessOpenAi } from "./openai-sdk.ts";
import { CHAT_STREAM, chatAnswer } from "../tasks/chat-api.ts";

const cat = file("pets/cat.png", "image/png");
const request = (more: Partial<HttpRequest>): HttpRequest => ({
  method: "POST",
  url: "https://api.example",
  headers: {},
  body: { json: {} },
  answer: answer.json(),
  ...more,
});
const call = (more: Partial<HttpRequest>, parameters = {}, task = "echo"): Call =>
  ({
    task: { id: task },
    parameters,
    request: request(more),
  }) as unknown as Call;

test("the parts of a form are in order, with file names without folders", () => {
  expect(bodyOf(request({ body: { form: { size: "2", image: cat } } }))).toEqual({
    kind: "form",
    parts: [
      { name: "size", text: "2" },
      { name: "image", file: cat, fileName: "cat.png" },
    ],
  });
});

describe("a reading", () => {
  const read = (given: Answer, parameters = {}, task = "echo"): unknown =>
    answerPlan(call({ answer: given }, parameters, task));

  test.each<[string, readonly string[], unknown]>([
    ["one path if they differ in the last step", ["a.b", "a.c"], ["a", ["b", "c"]]],
    ["one path if they differ in the first", ["a.0.url", "b.0.url"], [["a", "b"], 0, "url"]],
    ["one path if they differ in three ways", ["a", "b", "c"], [["a", "b", "c"]]],
    ["the first of two that differ in two names", ["a.b", "c.d"], ["a", "b"]],
    ["the first of two that differ in length", ["a", "a.b"], ["a"]],
    ["the first of two that are the same", ["a.b", "a.b"], ["a", "b"]],
  ])("of several paths has %s", (_, at, expected) => {
    expect(read(answer.json(at))).toEqual({
      kind: "print",
      at: expected,
      isJson: false,
    });
    expect(read(answer.base64(at, "image/png"))).toMatchObject({
      at: expected,
    });
  });

  test("prints a chat's complete message if its content may be empty", () => {
    const chat = answer.json("choices.0.message.content");
    const message = {
      kind: "print",
      at: ["choices", 0, "message"],
      isJson: true,
    };
    const content = {
      kind: "print",
      at: ["choices", 0, "message", "content"],
      isJson: false,
    };
    expect(read(chat, {}, "conversational")).toEqual(content);
    expect(read(chat, { tools: [] }, "conversational")).toEqual(message);
    expect(read(chat, { response_format: {} }, "conversational")).toEqual(message);
    expect(read(chat, { tools: [] })).toEqual(content);
    expect(read(answer.json("choices.0.message", "json"))).toEqual(message);
  });

  test("prints each of several responses of a chat", () => {
    const chat = answer.json("choices.0.message.content");
    const each = ["message", "content"];
    expect(read(chat, { n: 2 }, "conversational")).toEqual({
      kind: "print",
      at: ["choices"],
      each,
      isJson: false,
    });
    expect(read(chat, { n: 2, tools: [] }, "conversational")).toMatchObject({
      each: ["message"],
    });
    expect(read(chat, { n: 1 }, "conversational")).not.toHaveProperty("each");
    expect(read(chat, { n: 2 })).not.toHaveProperty("each");
  });
});

test("a job is polled with the headers if its URL begins with a string", () => {
  const status = [text("https://api.example/?key=", env("KEY"))];
  const job: Job = {
    state: "status",
    waiting: ["queued"],
    interval: 1,
    status,
  };
  expect(pollingPlan(job).status.carriesToken).toBe(true);
});

test("a call without an HTTP request throws its reason", () => {
  const request = absent({ code: "needs-sdk", reason: "No HTTP.", fix: "Take an SDK." });
  expect(() => requireRequest({ ...call({}), request })).toThrow("No HTTP.");
});

test("the reason why OpenAI's SDKs are not offered names the URL or the key", () => {
  const bearer = { Authorization: text("Bearer ", env("KEY")) };
  const why = (
    url: HttpRequest["url"],
    read = chatAnswer(false),
    headers: HttpRequest["headers"] = bearer,
  ): string | undefined => {
    const chat = {
      task: { id: "conversational" },
      target: "direct",
      providerLabel: "Acme",
    };
    const sent = {
      ...chat,
      request: request({ url, headers, answer: read }),
    } as unknown as Call;
    const absence = refuseUnlessOpenAi(sent, "The SDK");
    return absence && `${absence.reason} ${absence.fix}`;
  };

  expect(why("https://api.example/v1/chat/completions")).toBeUndefined();
  for (const url of ["v2/chat", "v1/chat/completions?v=1"])
    expect(why(`https://api.example/${url}`)).toBe(
      "The SDK needs a URL that ends with /chat/completions. Choose another client.",
    );
  const chat = "https://api.example/v1/chat/completions";
  expect(why(text(`${chat}?key=`, env("KEY")), chatAnswer(false), {})).toContain(
    "which Acme does not accept",
  );
  expect(why(text("https://", env("ACCOUNT"), ".example/v1/chat/completions"))).toBeUndefined();
  expect(why(chat, chatAnswer(true))).toBeUndefined();
  for (const other of [{ at: "delta.text" }, { format: "json lines" as const }])
    expect(why(chat, answer.stream({ ...CHAT_STREAM, ...other }))).toBe(
      "The SDK cannot read the stream of Acme, which has another format than OpenAI's. Choose another client.",
    );
  expect(why(chat, answer.json("text"))).toContain("cannot read the response of Acme");
});
