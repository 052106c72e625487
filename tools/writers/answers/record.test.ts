// Sample responses are complete if they are readable, and are described in words otherwise.
import { expect, test } from "vitest";
import { bodyText, mediaWords, recordText, type TaskSample } from "./record.ts";

const PNG = Buffer.from("iVBORw0KGgo=", "base64");
const LONG = "QUJD".repeat(40);
const asJson = (value: unknown): ReturnType<typeof bodyText> =>
  bodyText("application/json", Buffer.from(JSON.stringify(value)));

test("JSON is formatted, and long data in it are cut off and marked", () => {
  expect(asJson({ id: 7 })).toEqual({ is: "json", body: '{\n  "id": 7\n}' });
  const cut = `${LONG.slice(0, 32)}… (160 characters in all)`;
  expect(asJson([LONG, `data:image/png;base64,${LONG}`, "a long text ".repeat(20)])).toEqual({
    is: "json",
    body: JSON.stringify([cut, `data:image/png;base64,${cut}`, "a long text ".repeat(20)], null, 2),
    isShortened: true,
  });
});

test("events are listed without comments; of many, only the first and the last", () => {
  const stream = (count: number): string =>
    [": wait", ...Array.from({ length: count }, (_, at) => `data: {"n":${at}}`), "data: [DONE]"]
      .map((line) => `${line}\n\n`)
      .join("");
  const few = bodyText("text/event-stream", Buffer.from(stream(2)));
  expect(few).toEqual({
    is: "events",
    body: 'data: {"n":0}\n\ndata: {"n":1}\n\ndata: [DONE]',
  });
  const lines = bodyText("application/x-ndjson", Buffer.from('{"n":0}\n\n{"n":1}\n'));
  expect(lines).toEqual({ is: "events", body: '{"n":0}\n{"n":1}' });
  const many = bodyText("text/event-stream; charset=utf-8", Buffer.from(stream(20)));
  expect(many.isShortened).toBe(true);
  expect(many.body.split("\n\n")).toHaveLength(9);
  expect(many.body).toContain('"n":5}\n\n… (13 more events)\n\ndata: {"n":19}\n\ndata: [DONE]');
});

test("media are described in words, and an unknown type throws", () => {
  expect(bodyText("image/png", PNG)).toEqual({ is: "file", body: "a PNG picture, 8 bytes" });
  expect(() => mediaWords(Buffer.from("hello"))).toThrow('the file begins with "hello"');
});

test("equal routes are written once, and different ones twice", () => {
  const sample = (target: "routed" | "direct", body: string): TaskSample => ({
    task: "draw",
    targets: [target],
    streaming: false,
    from: "provider",
    exchanges: [{ step: "request", status: 200, type: "application/json", is: "json", body }],
  });
  const targetsIn = (...samples: readonly TaskSample[]): unknown =>
    JSON.parse(recordText("acme", samples)).tasks.draw.map(
      ({ targets }: { readonly targets: unknown }) => targets,
    );
  expect(targetsIn(sample("routed", "{}"), sample("direct", "{}"))).toEqual([["routed", "direct"]]);
  expect(targetsIn(sample("routed", "{}"), sample("direct", "[]"))).toEqual([
    ["routed"],
    ["direct"],
  ]);
});
