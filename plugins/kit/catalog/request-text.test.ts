// A request as text has everything that is sent, and no key.
import { expect, test } from "vitest";
import { answer, type HttpRequest } from "hubsmith";
import { base64, env, file, text } from "hubsmith/code";
import { requestBody, requestHead, requestText } from "./request-text.ts";

const PHOTO = file("cat.png", "image/png");
const request = (body: HttpRequest["body"]): HttpRequest => ({
  method: "POST",
  url: text("https://a.example/x?key=", env("A_KEY")),
  headers: { Authorization: text("Key ", env("A_KEY")) },
  body,
  answer: answer.json(),
});

test.each<[HttpRequest["body"], string, string]>([
  [{ json: { image: base64(PHOTO), n: [1, null] } }, "application/json", "<cat.png in base64>"],
  [{ file: PHOTO }, "image/png", "<cat.png>"],
  [
    { form: { file: PHOTO, model: "m" } },
    "multipart/form-data",
    "file=<cat.png> (image/png)\nmodel=m",
  ],
])("a request with the body %#", (body, type, shown) => {
  expect(requestHead(request(body))).toBe(
    `POST https://a.example/x?key=$A_KEY\nAuthorization: Key $A_KEY\nContent-Type: ${type}`,
  );
  expect(requestBody(request(body))).toContain(shown);
  expect(requestText(request(body))).toBe(
    `${requestHead(request(body))}\n\n${requestBody(request(body))}`,
  );
});
