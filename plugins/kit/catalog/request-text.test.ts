// A request as plain JSON names its files and has no key. The pages of providers show the other forms of a request.
import { expect, test } from "vitest";
import { answer, type HttpRequest } from "hubsmith";
import { env, file, text } from "hubsmith/code";
import { plainRequest } from "./request-text.ts";

const PHOTO = file("cat.png", "image/png");

test.each<[HttpRequest["body"], string, unknown]>([
  [{ file: PHOTO }, "image/png", "<cat.png>"],
  [{ form: { file: PHOTO, n: "1" } }, "multipart/form-data", { file: "<cat.png>", n: "1" }],
])("a request with the body %#", (body, type, plain) => {
  const [url, key] = [text("https://a.example/x?key=", env("A_KEY")), text("Key ", env("A_KEY"))];
  const headers = { Authorization: key };
  expect(plainRequest({ method: "POST", url, headers, body, answer: answer.json() })).toEqual({
    method: "POST",
    url: "https://a.example/x?key=$A_KEY",
    headers: { Authorization: "Key $A_KEY", "Content-Type": type },
    body: plain,
  });
});
