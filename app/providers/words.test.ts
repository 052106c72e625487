// Sentences about responses and jobs: every kind has one, with all its data.
import {
  answer,
  type Answer,
  type Job,
  pathAt,
  type Task,
  urlAt,
  valueAt,
  type HttpRequest,
} from "hubsmith";
import { expect, test } from "vitest";
import { answerWords, jobWords, questionWords, type Sentence } from "./words.ts";

const plain = (words: Sentence): string =>
  words.map((piece) => (typeof piece === "string" ? piece : `[${piece.code}]`)).join("");
const read = (one: Answer, streams = false): string =>
  answerWords({ answer: one } as HttpRequest, { streams } as Task)
    .map(plain)
    .join(" ");

test.each<[Answer, string]>([
  [answer.json(), "JSON. Snippets print all of it."],
  [answer.json(["a.0", "b"], "string"), "JSON. Snippets print the value at [a.0] or [b]."],
  [answer.stream(), "Server-sent events."],
  [answer.bytes("image/png"), "The file itself, [image/png]."],
  [answer.base64("a", "image/png"), "JSON with a file in base64 ([image/png]) at [a]."],
  [
    answer.download("a", "video/mp4", { list: true }),
    "JSON with the URL of a file ([video/mp4]) at [a], which may be an array. The file is downloaded without the key.",
  ],
])("answer %#", (one, words) => {
  expect(read(one)).toBe(words);
});

test("a response that can be streamed has a sentence about streaming", () => {
  expect(read(answer.json(), true)).toContain("is server-sent events");
});

const JOB: Job = {
  state: ["status"],
  waiting: ["queued", "running"],
  status: ["https://a.example/", valueAt("id"), pathAt("url")],
  result: [urlAt("result")],
  interval: 2,
};

test("a job", () => {
  expect(jobWords(JOB).map(plain)).toEqual([
    "The job is polled every 2 seconds while [status] is [queued] or [running].",
  ]);
  const first = { ...JOB, waiting: ["queued"], pollFirst: true, interval: 1 };
  expect(jobWords(first).map(plain)).toEqual([
    "The job is polled every second while [status] is [queued].",
    "The first response has no state.",
  ]);
});

test("the requests of a job state whether the key is sent", () => {
  expect(questionWords(JOB).map(plain)).toEqual([
    "[GET https://a.example/{id}{path of url}], with the key, to poll the job.",
    "[GET {result}], without the key, for the result.",
  ]);
  const { result: _, ...short } = JOB;
  expect(questionWords(short)).toHaveLength(1);
});
