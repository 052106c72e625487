// The services of a call notice whom a secret is shown to, what was asked, and how often.
import { expect, test } from "vitest";
import type { Seen, Situation } from "./request.ts";
import { isOfRoute } from "./route.ts";
import { createService } from "./service.ts";
import { eventStream } from "./stream.ts";

const API = "https://api.example.test/v1/run";
const CDN = "https://cdn.example.test/file";
const HUB = "https://huggingface.co/api/models/acme/x";
const situation: Situation = {
  contracts: [
    {
      routes: [`POST ${API}`, "POST https://router.huggingface.co/example/v1/run"],
      authorization: "Key {token}",
      headers: { Prefer: "wait" },
      body: { model: "{model}", "...": "{any}" },
      answers: [{ json: { done: true }, shows: "done" }],
    },
    { routes: [`GET ${CDN}`], answers: [{ base64: "AAAA", type: "image/png" }] },
  ],
  facts: { texts: { model: "vendor/x" }, inputs: "Hi" },
  target: "direct",
  tokens: { hub: "hf_1", provider: "key-1", endpoint: "end-1" },
  record: { id: "acme/x" },
  hubTokenAround: "hf_0",
};
const post: Seen = {
  method: "POST",
  url: API,
  headers: { authorization: "Key key-1", prefer: "wait" },
  content: "json",
  body: { model: "vendor/x" },
};
const routed: Seen = {
  ...post,
  url: "https://router.huggingface.co/example/v1/run",
  headers: { authorization: "Bearer hf_1", prefer: "wait" },
};
const get = (url: string, authorization?: string): Seen => ({
  method: "GET",
  url,
  headers: { authorization },
  content: "none",
  body: undefined,
});

function faultsOf(of: Partial<Situation>, ...requests: readonly Seen[]): string {
  const { receive, happened } = createService({ ...situation, ...of });
  for (const request of requests) receive(request);
  return happened.faults.join("\n");
}

test("what is wanted is answered", () => {
  const { receive, happened } = createService(situation);
  expect(receive(post)).toMatchObject({ status: 200, type: "application/json" });
  expect(receive(get(CDN))).toMatchObject({ type: "image/png", body: Buffer.alloc(3) });
  expect(receive(get(HUB)).status).toBe(200);
  expect(receive(get(`${HUB}?expand[]=x`, "Bearer hf_0")).status).toBe(200);
  expect(happened.faults).toEqual([]);
  expect(faultsOf({ target: "routed" }, routed)).toBe("");
});

test.each<[string, Partial<Situation>, Seen, string]>([
  ["no token", {}, { ...post, headers: { prefer: "wait" } }, 'wanted "Key key-1", saw nothing'],
  [
    "another scheme",
    {},
    { ...post, headers: { ...post.headers, authorization: "Bearer key-1" } },
    'authorization: wanted "Key key-1", saw "Bearer key-1"',
  ],
  ["a key shown to another host", {}, get(CDN, "Key key-1"), "wanted nothing"],
  ["a key shown to the hub", {}, get(HUB, "Bearer key-1"), "may not see Bearer key-1"],
  [
    "a key shown to the router",
    { target: "routed" },
    { ...routed, headers: post.headers },
    'wanted "Bearer hf_1"',
  ],
  ["a hub's token shown to a provider", {}, { ...post, headers: routed.headers }, 'saw "Bearer hf'],
  ["a missing header", {}, { ...post, headers: { authorization: "Key key-1" } }, "Prefer: wanted"],
  ["an unknown route", {}, { ...post, url: `${API}s` }, "no such route"],
  ["another query", {}, { ...post, url: `${API}?a=b` }, "no such route"],
  ["another method", {}, { ...post, method: "PUT" }, "no such route"],
  ["another model at the hub", {}, get(`${HUB}y`), "the hub's API is asked for the model alone"],
  [
    "JSON that says it is a form",
    {},
    { ...post, content: "file", headers: { ...post.headers, "content-type": "text/plain" } },
    "content: wanted json, saw file of type text/plain",
  ],
  ["nobody billed", { target: "routed", billTo: "acme" }, routed, "x-hf-bill-to: wanted"],
  [
    "a provider that learns who is billed",
    { billTo: "acme" },
    { ...post, headers: { ...post.headers, "x-hf-bill-to": "acme" } },
    "x-hf-bill-to: wanted nothing",
  ],
  ["a lost parameter", { members: { seed: 0 } }, post, "body.seed: missing"],
  [
    "a parameter nobody gave",
    { members: {} },
    { ...post, body: { model: "vendor/x", top_p: 1 } },
    "body.top_p: not wanted",
  ],
])("%s is seen", (_, of, request, line) => {
  expect(faultsOf(of, request)).toContain(line);
});

test("a second submission is seen", () => {
  expect(faultsOf({}, post, post)).toContain("bill again");
});

test("a LoRA's members are wanted where they belong, and only then", () => {
  const contracts = [
    {
      routes: [`POST ${API}`],
      authorization: "Key {token}",
      body: { input: { prompt: "Hi", "...": "{any}" } },
      lora: { input: { weights: "{hub}" } },
      answers: [],
    },
  ];
  const facts = { texts: { hub: "acme/x" }, inputs: "Hi" };
  const body = { input: { prompt: "Hi" } };
  const of: Partial<Situation> = { contracts, facts, about: "lora" };
  expect(faultsOf(of, { ...post, body })).toContain("body.input.weights: missing");
});

test("an id stands in a path as it is or by segments, and an endpoint as it was given", () => {
  const facts = { texts: { model: "a b/c", endpoint: "https://e.test/v1/" }, inputs: null };
  const isAt = (route: string, url: string): boolean =>
    isOfRoute(`POST ${route}`, { method: "POST", url }, facts);
  expect(isAt("https://h.test/m/{model}", "https://h.test/m/a%20b/c")).toBe(true);
  expect(isAt("https://h.test/m/{model}", "https://h.test/m/a%20b%2Fc")).toBe(false);
  expect(isAt("https://h.test/*/x", "https://h.test/q7/x")).toBe(true);
  expect(isAt("https://h.test/*/x", "https://h.test/q/7/x")).toBe(false);
  expect(isAt("https://h.test/x?a=1&b=2", "https://h.test/x?b=2&a=1")).toBe(true);
  expect(isAt("https://h.test/x", "http://h.test/x")).toBe(false);
  expect(isAt("{endpoint}", "https://e.test/v1")).toBe(true);
  expect(isAt("{endpoint}", "https://e.test")).toBe(false);
  expect(isAt("{endpoint}/v1/chat", "https://e.test/v1/chat")).toBe(true);
  expect(isAt("{endpoint}/v1/chat", "https://e.test/v1/v1/chat")).toBe(false);
});

test("a stream is whole, and is cut inside letters and between line ends", () => {
  const pieces = eventStream([{ text: "né 🗼" }]);
  const whole = Buffer.concat(pieces).toString();
  expect(whole).toContain('data: {"text":"né 🗼"}\n\ndata: [DONE]\n\n');
  const broken = pieces.filter((piece) => piece.toString().includes("\ufffd"));
  expect(broken.length).toBeGreaterThan(4);
  expect(pieces.some((piece) => piece.toString().endsWith("}\n"))).toBe(true);
});
