// The parts of a call that clients of any language use.
import { describe, expect, test } from "vitest";
import { env, file, text } from "hubsmith/code";
import {
  absent,
  type Answer,
  answer,
  type Call,
  type Job,
  pathAt,
  urlAt,
  valueAt,
  type HttpRequest,
} from "hubsmith";
import { bodyOf, pollingPlan, refuseWithoutHttp, answerPlan, requireRequest } from "./index.ts";
import { filesOf } from "./body.ts";
import { refuseUnlessOpenAi } from "./refusals.ts";
import { CHAT_STREAM, chatAnswer } from "../tasks/chat-api.ts";

const cat = file("pets/cat.png", "image/png");
const wire = (more: Partial<HttpRequest>): HttpRequest => ({
  method: "POST",
  url: "https://api.example",
  headers: {},
  body: { json: {} },
  answer: answer.json(),
  ...more,
});
const call = (more: Partial<HttpRequest>, parameters = {}, task = "echo"): Call =>
  ({ task: { id: task }, parameters, request: wire(more) }) as unknown as Call;
const job: Job = {
  state: "status",
  waiting: ["queued", "running"],
  interval: 1,
  status: ["https://api.example", "/jobs/", valueAt("id"), text("?key=", env("KEY"))],
};

describe("a body", () => {
  test("of a form is its parts, in order, with file names without folders", () => {
    expect(bodyOf(wire({ body: { form: { size: "2", image: cat } } }))).toEqual({
      kind: "form",
      parts: [
        { name: "size", text: "2" },
        { name: "image", file: cat, fileName: "cat.png" },
      ],
    });
  });

  test("has its content type, and the files that it reads", () => {
    expect(bodyOf(wire({}))).toEqual({ kind: "json", json: {}, type: "application/json" });
    expect(bodyOf(wire({ body: { file: cat } }))).toMatchObject({
      kind: "file",
      type: "image/png",
    });
    expect(filesOf(wire({ body: { json: { a: [cat, { b: cat }] } } }))).toEqual([cat]);
  });
});

describe("a reading", () => {
  const read = (one: Answer, parameters = {}, task = "echo"): unknown =>
    answerPlan(call({ answer: one }, parameters, task));

  test.each<[string, Answer, unknown]>([
    ["all of the JSON", answer.json(), { kind: "print", at: [], isJson: true }],
    ["a place of the JSON", answer.json("a.0"), { kind: "print", at: ["a", 0], isJson: false }],
    [
      "a stream",
      answer.stream({ format: "sse", at: "choices.0.text", done: "[DONE]" }),
      { kind: "stream", format: "sse", path: ["choices", 0, "text"], done: "[DONE]" },
    ],
    ["the body", answer.bytes("image/jpeg"), { kind: "save body", file: "image.jpg" }],
    [
      "what a string encodes",
      answer.base64("data.0", "audio/wav"),
      { kind: "save base64", at: ["data", 0], file: "audio.wav" },
    ],
    [
      "what is behind a URL",
      answer.download("url", "video/mp4"),
      { kind: "save URL", at: ["url"], isList: false, file: "video.mp4" },
    ],
    [
      "what is behind the first URL of a list",
      answer.download("urls", "image/png", { list: true }),
      { kind: "save URL", at: ["urls"], isList: true, file: "image.png" },
    ],
  ])("is of %s", (_, one, expected) => {
    expect(read(one)).toEqual(expected);
  });

  test.each<[string, readonly string[], unknown]>([
    ["in the last step", ["a.b", "a.c"], ["a", ["b", "c"]]],
    ["in the first step", ["a.0.url", "b.0.url"], [["a", "b"], 0, "url"]],
    ["in three ways", ["a", "b", "c"], [["a", "b", "c"]]],
  ])("of paths that differ in one name, %s, has one path", (_, at, expected) => {
    expect(read(answer.json(at))).toEqual({ kind: "print", at: expected, isJson: false });
    expect(read(answer.base64(at, "image/png"))).toMatchObject({ at: expected });
  });

  test.each<[string, readonly string[], unknown]>([
    ["two names", ["a.b", "c.d"], ["a", "b"]],
    ["their length", ["a", "a.b"], ["a"]],
    ["nothing", ["a.b", "a.b"], ["a", "b"]],
  ])("of paths that differ in %s has the first", (_, at, expected) => {
    expect(read(answer.json(at))).toEqual({ kind: "print", at: expected, isJson: false });
  });

  test("prints a chat's complete message if its content may be empty", () => {
    const chat = answer.json("choices.0.message.content");
    const message = { kind: "print", at: ["choices", 0, "message"], isJson: true };
    const content = { kind: "print", at: ["choices", 0, "message", "content"], isJson: false };
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
    expect(read(chat, { n: 2, tools: [] }, "conversational")).toMatchObject({ each: ["message"] });
    expect(read(chat, { n: 1 }, "conversational")).not.toHaveProperty("each");
    expect(read(chat, { n: 2 })).not.toHaveProperty("each");
  });
});

describe("a job", () => {
  test("is polled with the headers only on its own server, at URLs made from the first response", () => {
    const { status, result, ...more } = pollingPlan({
      ...job,
      pollFirst: true,
      result: [urlAt("links.get")],
    });
    expect(status).toEqual({
      parts: [
        { text: "https://api.example" },
        { text: "/jobs/" },
        { at: ["id"], kind: "id", name: "id" },
        { text: text("?key=", env("KEY")) },
      ],
      carriesToken: true,
    });
    const url = { at: ["links", "get"], kind: "url", name: "url2" };
    expect(result).toEqual({ parts: [url], carriesToken: false });
    expect(more).toEqual({
      variables: [{ at: ["id"], kind: "id", name: "id" }, url],
      state: ["status"],
      waiting: ["queued", "running"],
      pollFirst: true,
      interval: 1,
    });
  });

  test("may have its result in the last response, and uses the path of a URL", () => {
    const following = pollingPlan({ ...job, status: ["https://api.example", pathAt("links.get")] });
    const path = { at: ["links", "get"], kind: "path", name: "path" };
    // The slash belongs to the server, so that no path leads to another one.
    expect(following.status.parts).toEqual([{ text: "https://api.example/" }, path]);
    expect(following.variables).toEqual([path]);
    expect(following).not.toHaveProperty("result");
    expect(following).not.toHaveProperty("pollFirst");
  });

  test("sends the headers if its URL begins with a string", () => {
    const status = [text("https://api.example/?key=", env("KEY"))];
    expect(pollingPlan({ ...job, status }).status.carriesToken).toBe(true);
  });
});

test("a call without an HTTP request has the client's reason", () => {
  const reason = absent({ code: "needs-sdk", reason: "No HTTP.", fix: "Take an SDK." });
  const without = { ...call({}), request: reason };
  expect(refuseWithoutHttp(without)).toBe(reason);
  expect(() => requireRequest(without)).toThrow("No HTTP.");
  expect(refuseWithoutHttp(call({}))).toBeUndefined();
  expect(refuseUnlessOpenAi(call({}), "Acme")?.reason).toBe("Acme supports chat models only.");
});

describe("why OpenAI's SDKs are not offered", () => {
  const headers = { Authorization: text("Bearer ", env("KEY")) };
  const why = (url: HttpRequest["url"], read = chatAnswer(false)): string | undefined => {
    const chat = { task: { id: "conversational" }, target: "direct", providerLabel: "Acme" };
    const made = { ...chat, request: wire({ url, headers, answer: read }) } as unknown as Call;
    const absence = refuseUnlessOpenAi(made, "The SDK");
    return absence && `${absence.reason} ${absence.fix}`;
  };

  test("is reported unchanged", () => {
    expect(why("https://api.example/v1/chat/completions")).toBeUndefined();
    for (const url of ["v2/chat", "v1/chat/completions?v=1"])
      expect(why(`https://api.example/${url}`)).toBe(
        "The SDK needs a URL that ends with /chat/completions. Choose another client.",
      );
    expect(why(text("https://api.example/v1/chat/completions?key=", env("KEY")))).toContain(
      "which Acme does not accept",
    );
    const chat = "https://api.example/v1/chat/completions";
    expect(why(chat, chatAnswer(true))).toBeUndefined();
    for (const other of [{ at: "delta.text" }, { format: "json lines" as const }])
      expect(why(chat, answer.stream({ ...CHAT_STREAM, ...other }))).toBe(
        "The SDK cannot read the stream of Acme, which has another format than OpenAI's. Choose another client.",
      );
    expect(why(chat, answer.json("text"))).toContain("cannot read the response of Acme");
  });
});
