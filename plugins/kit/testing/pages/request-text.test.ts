// A request as text has everything that is sent, and no key.
import { expect, test } from "vitest";
import { answer, type HttpRequest } from "hubsmith";
import { base64, env, file, text } from "hubsmith/code";
import { plainRequest } from "#plugins/kit/catalog/request-text";
import { requestBody, requestHead } from "./request-text.ts";

const PHOTO = file("cat.png", "image/png");
const request = (body: HttpRequest["body"]): HttpRequest => ({
  method: "POST",
  url: text("https://a.example/x?key=", env("A_KEY")),
  headers: { Authorization: text("Key ", env("A_KEY")) },
  body,
  answer: answer.json(),
});

test.each<[HttpRequest["body"], string, string, unknown]>([
  [
    { json: { image: base64(PHOTO), n: [1, null] } },
    "application/json",
    "<cat.png in base64>",
    { image: "<cat.png in base64>", n: [1, null] },
  ],
  [{ file: PHOTO }, "image/png", "<cat.png>", "<cat.png>"],
  [
    { form: { file: PHOTO, model: "m" } },
    "multipart/form-data",
    "file=<cat.png> (image/png)\nmodel=m",
    { file: "<cat.png>", model: "m" },
  ],
])("a request with the body %#", (body, type, shown, plain) => {
  expect(requestHead(request(body))).toBe(
    `POST https://a.example/x?key=$A_KEY\nAuthorization: Key $A_KEY\nContent-Type: ${type}`,
  );
  expect(requestBody(request(body))).toContain(shown);
  expect(plainRequest(request(body))).toEqual({
    method: "POST",
    url: "https://a.example/x?key=$A_KEY",
    headers: { Authorization: "Key $A_KEY", "Content-Type": type },
    body: plain,
  });
});
