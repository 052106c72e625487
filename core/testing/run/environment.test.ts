// A snippet trusts only the kit's certificate authority, so it reaches only the mock services.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pythonPath } from "../child.ts";
import type { Seen } from "../service/received.ts";
import type { Case } from "./case.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import { clear, type Ended, makeTools, run } from "./environment.ts";

const SNIPPETS: readonly (readonly [language: string, content: string])[] = [
  [
    "js",
    `const seen = await fetch("https://api.example.test/a");
console.log(seen.status, await seen.text());
const again = await fetch("https://api.example.test/b", { method: "POST", body: "x" });
console.log(again.status, await again.text());`,
  ],
  [
    "python",
    `import requests
for method, path in (("GET", "a"), ("POST", "b")):
    seen = requests.request(method, f"https://api.example.test/{path}")
    print(seen.status_code, seen.text)`,
  ],
  [
    "sh",
    `set -e
for path in a b; do
  curl -sS -X "$([ "$path" = a ] && echo GET || echo POST)" -w ' %{http_code}\\n' "https://api.example.test/$path"
done`,
  ],
];

const folders: string[] = [];
let proxy: Proxy;
let trusting: string;
let strange: string;

beforeAll(async () => {
  const [authority, other] = await Promise.all([createAuthority(), createAuthority()]);
  trusting = await makeTools(authority.cert);
  strange = await makeTools(other.cert);
  folders.push(trusting, strange);
  proxy = await startProxy(authority);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function runWith(
  tools: string,
  language: string,
  content: string,
): Promise<{ readonly ended: Ended; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  await proxy.serve((one) => {
    seen.push(one);
    return { status: 201, type: "text/plain", body: Buffer.from(one.url) };
  });
  const around = { python: pythonPath(), modules: tools, tools, proxy: proxy.url, seconds: 30 };
  const one = { language, content, env: {}, files: new Map() } as unknown as Case;
  const ended = await run(one, around);
  await clear(ended);
  return { ended, seen };
}

test.each(SNIPPETS)("%s reaches the services", async (language, content) => {
  const { ended, seen } = await runWith(trusting, language, content);
  expect(ended).toMatchObject({ code: 0, timedOut: false });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET https://api.example.test/a",
    "POST https://api.example.test/b",
  ]);
  for (const { url } of seen) expect(ended.out.toString()).toContain(url);
});

test.each(SNIPPETS)("%s trusts no other authority", async (language, content) => {
  const { ended, seen } = await runWith(strange, language, content);
  expect(ended.code).not.toBe(0);
  expect(ended.errors).toMatch(/certificate/i);
  expect(seen).toEqual([]);
});
