// The views of a call, as a client of any language sees them.
import { describe, expect, test } from "vitest";
import { env, file, text } from "../code/index.ts";
import {
  type Answer,
  answer,
  type Call,
  type Job,
  pathAt,
  urlAt,
  valueAt,
  type Wire,
} from "../index.ts";
import {
  bodyOf,
  endingsByText,
  endingsByType,
  filesOf,
  followingOf,
  mediaKind,
  missingWire,
  notOpenAi,
  onlyChats,
  readingOf,
  wireOf,
} from "./index.ts";

const cat = file("pets/cat.png", "image/png");
const wire = (more: Partial<Wire>): Wire => ({
  method: "POST",
  url: "https://api.example",
  headers: {},
  body: { json: {} },
  answer: answer.json(),
  ...more,
});
const call = (more: Partial<Wire>, parameters = {}): Call =>
  ({ task: { id: "echo" }, parameters, wire: wire(more) }) as unknown as Call;
const job: Job = {
  state: ["status"],
  done: ["done"],
  failed: ["failed"],
  interval: 1,
  cap: 9,
  status: ["https://api.example", "", "/jobs/", valueAt("id"), text("?key=", env("KEY"))],
};

describe("a body", () => {
  test("of a form is its parts, in order, under the name that a file has without its folders", () => {
    expect(bodyOf(wire({ body: { form: { size: "2", image: cat } } }))).toEqual({
      is: "form",
      parts: [
        { name: "size", text: "2" },
        { name: "image", file: cat, fileName: "cat.png" },
      ],
    });
  });

  test("says its content type, and the files that it takes", () => {
    expect(bodyOf(wire({}))).toEqual({ is: "json", json: {}, type: "application/json" });
    expect(bodyOf(wire({ body: { file: cat } }))).toMatchObject({ is: "file", type: "image/png" });
    expect(filesOf(wire({ body: { json: { a: [cat, { b: cat }] } } }))).toEqual([cat]);
  });
});

describe("a reading", () => {
  const read = (one: Answer, more: Partial<Wire> = {}): unknown =>
    readingOf(call({ answer: one, ...more }));

  test("says what is done, and leaves nothing open", () => {
    expect(read(answer.json())).toEqual({ from: "response", does: "print all" });
    expect(read(answer.json("a.0"))).toEqual({ from: "response", does: "print", at: [["a", 0]] });
    expect(read(answer.hex("h", "audio/wav"))).toEqual({
      from: "response",
      does: "save text",
      at: [["h"]],
      isList: false,
      encoding: "hex",
      type: "audio/wav",
    });
    expect(read(answer.download("u", "image/png", { list: true }))).toMatchObject({
      does: "save from address",
      isList: true,
      isData: false,
    });
    expect(readingOf(call({ answer: answer.stream() }, { tools: [] }))).toEqual({
      from: "response",
      does: "stream",
      hasTools: true,
    });
  });

  test("is of the job, or of what is asked for after it", () => {
    expect(read(answer.json(), { job })).toMatchObject({ from: "job" });
    const apart = { ...job, result: [urlAt("result")] };
    expect(read(answer.bytes("image/png"), { job: apart })).toMatchObject({ from: "result" });
    expect(() => read(answer.bytes("image/png"), { job })).toThrow("A job has no stream");
    expect(() => read(answer.stream(), { job: apart })).toThrow("A job has no stream");
  });
});

describe("a job", () => {
  test("is asked with the headers at its own server alone, at addresses made from the ticket", () => {
    const { status, result } = followingOf({
      ...job,
      result: [pathAt("links.get", "with query"), pathAt("links.get"), urlAt("links.get")],
    });
    expect(status).toEqual({
      pieces: [
        { text: "https://api.example" },
        { text: "/jobs/" },
        { at: ["id"], as: "encoded" },
        { text: text("?key=", env("KEY")) },
      ],
      carriesToken: true,
      places: [["id"]],
    });
    expect(result?.pieces.map((piece) => "as" in piece && piece.as)).toEqual([
      "path and query",
      "path",
      "whole",
    ]);
    expect(result).toMatchObject({ carriesToken: false, places: [["links", "get"]] });
  });

  test("fails at the states that say so, or at all that do not say that it goes on", () => {
    expect(followingOf(job).failing).toEqual({ at: ["failed"] });
    expect(followingOf({ ...job, waiting: ["queued"] }).failing).toEqual({ butAt: ["queued"] });
    expect(followingOf({ ...job, failed: [] }).failing).toBeUndefined();
  });
});

test("media are known by their type, and their files by type or first bytes", () => {
  expect(["audio/x", "text/plain", "__proto__/x"].map(mediaKind)).toEqual([
    "audio",
    undefined,
    undefined,
  ]);
  expect(endingsByType("image/jpeg").usual).toBe("jpg");
  expect(endingsByType("image/jpeg").others).toContainEqual(["image/png", "png"]);
  expect(endingsByText("audio/mpeg", "hex").others).toContainEqual(["52494646", "wav"]);
});

test("a call without a wire view has a reason, which is the client's own", () => {
  const reason = { code: "needs-sdk", reason: "No HTTP.", change: "Take an SDK." };
  const without = { ...call({}), wire: reason };
  expect(missingWire(without)).toBe(reason);
  expect(() => wireOf(without)).toThrow("No HTTP.");
  expect(missingWire(call({}))).toBeUndefined();
  expect(onlyChats(call({}), "Acme")?.reason).toBe("Acme speaks to chat models only.");
});

describe("why OpenAI's SDKs are not offered", () => {
  const headers = { Authorization: text("Bearer ", env("KEY")) };
  const why = (url: Wire["url"], more: Partial<Call> = {}): string | undefined => {
    const chat = {
      task: { id: "conversational" },
      target: "direct",
      providerLabel: "Acme",
      ...more,
    };
    const made = { ...chat, wire: wire({ url, headers }) } as unknown as Call;
    const absence = notOpenAi(made, "The SDK");
    return absence && `${absence.reason} ${absence.change}`;
  };

  test("is said as it is", () => {
    expect(why("https://api.example/v1/chat/completions")).toBeUndefined();
    expect(why("https://api.example/v2/chat")).toBe(
      "The SDK asks /chat/completions below a URL, and Acme has its chats at another path. Choose another client.",
    );
    const query = "The SDK adds its path behind a URL, and this one has a query.";
    const url = "https://api.example/v1/chat/completions?v=1";
    expect(why(url)).toBe(`${query} Choose another client.`);
    expect(why(url, { target: "endpoint" })).toBe(
      `${query} Choose another client, or an endpoint URL without a query.`,
    );
    expect(why(text("https://api.example/v1/chat/completions?key=", env("KEY")))).toContain(
      "and Acme takes it otherwise",
    );
  });
});
