import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { serve, type Served } from "./serve.ts";

const SCRIPT = `console.log("${"a line that is long enough to be compressed; ".repeat(100)}")`;
const { folder } = temporary({
  "site/index.html": "the first page",
  "site/404.html": "nothing is here",
  "site/tasks/text-to-image/index.html": "a task",
  "site/models/acme/one-1.5b/index.html": "a model",
  "site/assets/main-AbCd1234.js": SCRIPT,
  "site/.hidden/notes.txt": "not to be served",
  "secret.txt": "not to be served",
});

let served: Served;
beforeAll(async () => {
  served = await serve({ dir: join(folder, "site") });
});
afterAll(() => served?.close());

// Not by `fetch`, which normalizes the URL.
async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port } = new URL(served.url);
  const pending = request({ hostname, port, path, headers }).end();
  const [response] = (await once(pending, "response")) as [IncomingMessage];
  return Object.assign(response, { body: await buffer(response) });
}

test.each([
  ["/", 200, "the first page"],
  ["/tasks/text-to-image", 200, "a task"],
  ["/tasks/text-to-image/", 200, "a task"],
  ["/models/acme/one-1.5b?provider=auto", 200, "a model"],
  ...["/nowhere", "/tasks", "/assets/gone.js", "/%E0%A4%A", "/__proto__"].map(missing),
  // Outside of the folder, or hidden.
  ...["/../secret.txt", "/tasks/../../secret.txt", "/%2e%2e/secret.txt"].map(missing),
  ...["/..%2fsecret.txt", "//secret.txt", "/.hidden/notes.txt"].map(missing),
] as const)("%s is answered with %i", async (path, status, text) => {
  const { statusCode, headers, body } = await ask(path);
  expect([statusCode, body.toString()]).toEqual([status, text]);
  expect(headers).toMatchObject({
    "content-type": expect.stringMatching(/^text\/html/) as unknown,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'none'",
  });
});

function missing(path: string): readonly [string, number, string] {
  return [path, 404, "nothing is here"];
}

test("assets are cached forever, and unchanged pages are not sent again", async () => {
  const { headers } = await ask("/assets/main-AbCd1234.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  const page = await ask("/tasks/text-to-image");
  const again = await ask("/tasks/text-to-image", { "If-None-Match": page.headers.etag! });
  expect([again.statusCode, again.body.length]).toEqual([304, 0]);
});

test("a long file is compressed if the client accepts it", async () => {
  const small = await ask("/assets/main-AbCd1234.js", { "Accept-Encoding": "gzip" });
  expect(small.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(small.body).toString()).toBe(SCRIPT);
});

test("a server that cannot start reports the reason: no build, or a port in use", async () => {
  await expect(serve({ dir: join(folder, "none") })).rejects.toThrow("There is no built site");
  const again = serve({ dir: join(folder, "site"), port: Number(new URL(served.url).port) });
  await expect(again).rejects.toThrow("address already in use");
});

test("it listens on a loopback address only", async () => {
  // A server that listens on all addresses is also reachable at this one.
  const other = served.url.replace("127.0.0.1", "127.0.0.2");
  await expect(fetch(other)).rejects.toThrow("fetch failed");
  expect((await fetch(served.url)).status).toBe(200);
});
