// Sentences about answers and jobs: every kind of each is told, and nothing of what it says is lost.
import {
  answer,
  type Answer,
  type Job,
  pathAt,
  type Task,
  urlAt,
  valueAt,
  type Wire,
} from "hubsmith";
import { expect, test } from "vitest";
import { answerWords, joined, jobWords, questionWords, type Sentence } from "./words.ts";

const plain = (words: Sentence): string =>
  words.map((piece) => (typeof piece === "string" ? piece : `[${piece.code}]`)).join("");
const read = (one: Answer, streams = false): string =>
  answerWords({ answer: one } as Wire, { streams } as Task)
    .map(plain)
    .join(" ");

test.each<[Answer, string]>([
  [answer.json(), "JSON, which a snippet shows whole."],
  [
    answer.json(["a.0", "b"], "string"),
    "JSON, of which a snippet shows what stands at [a.0] or [b].",
  ],
  [answer.stream(), "Server-sent events."],
  [
    answer.bytes("image/png"),
    "The file itself, [image/png] unless its content type says something else.",
  ],
  [answer.base64("a", "image/png"), "JSON with a file in base64 ([image/png]) at [a]."],
  [answer.hex("a", "audio/mpeg"), "JSON with a file in hexadecimal digits ([audio/mpeg]) at [a]."],
  [
    answer.download("a", "video/mp4", { list: true, dataUrl: true }),
    "JSON with the address of a file ([video/mp4]) at [a], which may be a list. It may be a data URL. The file is fetched without the key.",
  ],
])("answer %#", (one, words) => {
  expect(read(one)).toBe(words);
});

test("an answer that can be streamed is said to", () => {
  expect(read(answer.json(), true)).toContain("in pieces");
});

const JOB: Job = {
  state: ["status"],
  done: ["ready", "done"],
  failed: ["error"],
  waiting: ["queued"],
  status: ["https://a.example/", valueAt("id"), pathAt("url", "with query")],
  result: [urlAt("result")],
  interval: 2,
  cap: 30,
};

test("a job", () => {
  expect(jobWords(JOB).map(plain)).toEqual([
    "The result is asked for every 2 seconds, at most 30 times.",
    "It is done when [status] is [ready] or [done], and has failed when that is [error]; it goes on while that is [queued].",
  ]);
  const { waiting: _, ...open } = JOB;
  expect(jobWords({ ...open, failed: [], interval: 1 }).map(plain)).toEqual([
    "The result is asked for every second, at most 30 times.",
    "It is done when [status] is [ready] or [done].",
  ]);
});

test("the questions about a job say where the key goes", () => {
  expect(questionWords(JOB).map(plain)).toEqual([
    "[GET https://a.example/{id}{path of url, with its query}], with the key, until it is done.",
    "[GET {result}], without the key, for the result.",
  ]);
  const { result: _, ...short } = JOB;
  expect(questionWords(short)).toHaveLength(1);
});

test("nothing is joined to nothing", () => {
  expect(joined([])).toEqual([]);
});
