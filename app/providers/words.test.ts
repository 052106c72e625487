// Sentences about jobs have all their data.
import { type Job, pathAt, urlAt, valueAt } from "hubsmith";
import { expect, test } from "vitest";
import { jobWords, questionWords, type Sentence } from "./words.ts";

const plain = (words: Sentence): string =>
  words.map((piece) => (typeof piece === "string" ? piece : `[${piece.code}]`)).join("");
const JOB: Job = {
  state: "status",
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
