// The mock services of a call find leaked secrets, wrong requests and lost values. `npm run check snippets` shows that right programs
// pass, and that each injected fault reaches a program, because a program that does not fail is reported.
import { expect, test } from "vitest";
import { bases, fact, open, reply, segment, type Url, url } from "../../../contract/index.ts";
import { createService, streamOf } from "./mock.ts";
import type { Seen } from "./received.ts";
import { isAt } from "./request.ts";
import type { ServiceSetup } from "./setup.ts";

const API = "https://api.example.test/v1/run";
const ROUTED = "https://router.huggingface.co/example/v1/run";
const CDN = "https://cdn.example.test/file";
/** The record on the Hub. */
const HUB = "https://huggingface.co/api/models/acme/x";
const at = bases("https://api.example.test", "https://router.huggingface.co/example");
/** The exchange that is posted. */
const POST = {
  post: at("/v1/run"),
  headers: { prefer: "wait" },
  json: open({ model: fact.providerId, steps: fact.parameter("num_steps") }),
  replies: [reply.json({ done: true, text: "é" }, { shows: "done" })],
  slow: [reply.json({ status: "waiting" })],
  failed: [reply.json({ status: "failed" })],
};
const POLL = {
  get: [url(API, "/7")],
  replies: [reply.json({ status: "waiting" }), reply.json({ status: "ok" })],
};
const FILE = {
  get: [url(CDN)],
  secret: "none" as const,
  replies: [reply.file("AAAA", "image/png")],
};
/** A call with every kind of exchange. */
const setup: ServiceSetup = {
  exchanges: [POST, POLL, FILE],
  key: { header: "Authorization", scheme: "Key" },
  facts: {
    texts: { providerId: "vendor/x" },
    inputs: "Hi",
    parameters: {},
    known: new Set(["num_steps", "seed"]),
    dropped: new Set(),
    refused: [],
    isLora: false,
  },
  target: "direct",
  tokens: { hub: "hf_1", provider: "key-1", endpoint: "end-1" },
  strangers: ["sk-another"],
  record: { id: "acme/x" },
  hubTokenAround: "hf_0",
};
/** A valid direct request. */
const post: Seen = {
  method: "POST",
  url: API,
  headers: { authorization: "Key key-1", prefer: "wait" },
  content: "json",
  body: { model: "vendor/x" },
};
/** A valid routed request. */
const routed: Seen = {
  ...post,
  url: ROUTED,
  headers: { authorization: "Bearer hf_1", prefer: "wait" },
};
const get = (to: string, headers: Seen["headers"] = {}): Seen => ({
  method: "GET",
  url: to,
  headers,
  content: "none",
  body: undefined,
});
const withHeaders = (seen: Seen, headers: Seen["headers"]): Seen => ({
  ...seen,
  headers: { ...seen.headers, ...headers },
});
/** A setup with other facts. */
const knowing = (facts: Partial<ServiceSetup["facts"]>): Partial<ServiceSetup> => ({
  facts: { ...setup.facts, ...facts },
});

function faultsOf(of: Partial<ServiceSetup>, ...requests: readonly Seen[]): string {
  const { receive, happened } = createService({ ...setup, ...of });
  for (const request of requests) receive(request);
  return happened.faults.join("\n");
}

test.each<[what: string, line: string, of: Partial<ServiceSetup>, seen: Seen]>([
  [
    "a key to another host",
    'authorization: expected nothing, got "Key key-1"',
    {},
    get(CDN, { authorization: "Key key-1" }),
  ],
  [
    "a key to the Hub",
    "authorization: do not send Bearer key-1 to the Hub's API",
    {},
    get(HUB, { authorization: "Bearer key-1" }),
  ],
  [
    "the Hub's token to a provider by a routed call",
    "authorization: the token is sent to another host, api.example.test.",
    { target: "routed" },
    { ...post, headers: routed.headers },
  ],
  ["a second key", 'x-key: expected nothing, got "any"', {}, withHeaders(post, { "x-key": "any" })],
  [
    "a secret in the body",
    'The body contains the secret "sk-another".',
    knowing({ parameters: { note: "sk-another" } }),
    { ...post, body: { model: "vendor/x", note: "sk-another" } },
  ],
  ["an endpoint without its query", "no such route", { endpoint: `${API}?a=b` }, post],
  [
    "another model at the Hub",
    "a request to the Hub's API may only read the model",
    {},
    get(`${HUB}y`),
  ],
  [
    "JSON with another content type",
    "content: expected json, got file of type text/plain",
    {},
    withHeaders({ ...post, content: "file" }, { "content-type": "text/plain" }),
  ],
  [
    "no billed organization",
    'x-hf-bill-to: expected "acme", got nothing',
    { target: "routed", billTo: "acme" },
    routed,
  ],
  [
    "a parameter that the contract takes and the provider does not",
    "The contract has the parameter num_steps, and the provider does not support it.",
    knowing({ dropped: new Set(["num_steps"]), refused: ["num_steps"] }),
    post,
  ],
])("%s is found", (_, line, of, seen) => {
  expect(faultsOf(of, seen)).toContain(line);
});

test("a second submission is found", () => {
  expect(faultsOf({}, post, post)).toContain("bill it again");
});

test("a key is in the query, and nowhere else, if the service reads it there", () => {
  const key = { query: "api key" };
  const bare = { ...post, headers: { prefer: "wait" } };
  expect(faultsOf({ key }, { ...bare, url: `${API}?api+key=key-1` })).toBe("");
  expect(faultsOf({ key }, bare)).toContain('?api key: expected "key-1", got nothing');
  expect(faultsOf({ key }, { ...post, url: `${API}?api+key=key-1` })).toContain("expected nothing");
  expect(
    faultsOf({ key, target: "routed" }, { ...routed, url: `${ROUTED}?api+key=key-1` }),
  ).toContain("no such route");
});

test("a form may contain unknown fields, and its parameters are strings", () => {
  const exchanges = [
    { post: [url(API)], form: { n: fact.parameter("num_steps") }, replies: POST.replies },
  ];
  const of = { exchanges, ...knowing({ parameters: { num_steps: 9, x: true } }) };
  const form = (body: unknown): Seen => ({ ...post, content: "form", body });
  expect(faultsOf(of, form({ n: "9", x: "true" }))).toBe("");
  expect(faultsOf(of, form({ n: "9" }))).toContain('The call has the parameter "x"');
  expect(faultsOf(of, form({ x: "true" }))).toContain("body.n: missing");
});

test("raw bytes lose the parameters of a file", () => {
  const clip = { type: "audio/mpeg", bytes: Buffer.from([1]) };
  const exchanges = [{ post: [url(API)], file: fact.file("bytes"), replies: POST.replies }];
  const of = { exchanges, ...knowing({ inputs: clip }) };
  const seen: Seen = { ...post, content: "file", body: clip };
  expect(faultsOf(of, seen)).toBe("");
  const withSeed = knowing({ inputs: clip, parameters: { seed: 7 } });
  expect(faultsOf({ exchanges, ...withSeed }, seen)).toContain("The call has the parameter seed");
});

test.for<readonly [isThere: boolean, wanted: Url, ...urls: string[]]>([
  [true, url("https://h.test/m/", fact.providerId), "https://h.test/m/a%20b/c"],
  [false, url("https://h.test/m/", fact.providerId), "https://h.test/m/a%20b%2Fc"],
  [false, url("https://h.test/m/", fact.providerId), "https://h.test/m/a%20b/c/d"],
  // A slash at the end of a path matters, one at the end of a host does not.
  [true, url("https://h.test"), "https://h.test/"],
  [false, url("https://h.test/m"), "https://h.test/m/", "http://h.test/m", "https://h.test/m?a=1"],
  [false, url("https://h.test/m/"), "https://h.test/m"],
  [true, url("https://h.test/", segment, "/x"), "https://h.test/q7/x"],
  [false, url("https://h.test/", segment, "/x"), "https://h.test/q/7/x"],
  [true, { path: ["https://h.test/x"], query: { a: "1", b: "2" } }, "https://h.test/x?b=2&a=1"],
  [false, { path: ["https://h.test/x"], query: { a: "1" } }, "https://h.test/x"],
  [
    true,
    { path: ["https://h.test/x"], query: { a: fact.providerId } },
    "https://h.test/x?a=a+b%2Fc",
  ],
  [false, url("https://h.test/", fact.version), "https://h.test/"],
])("an id in a path is unencoded or encoded by segment: %#", ([isThere, wanted, ...urls]) => {
  const facts = { ...setup.facts, texts: { providerId: "a b/c" } };
  for (const address of urls) expect(isAt(wanted, address, facts), address).toBe(isThere);
});

const MANNERS = { redirects: true, isSlow: true, stream: "with spaces" } as const;

test("a result file is behind a redirect to another host, which must not receive a key", () => {
  const { receive, happened } = createService({ ...setup, manners: MANNERS });
  expect(receive(post).body).toEqual(Buffer.from('{"status":"waiting"}'));
  const { status, type, headers } = receive(get(CDN));
  expect([status, type]).toEqual([302, "text/html"]);
  const place = headers!["location"]!;
  expect(new URL(place).host).not.toBe(new URL(CDN).host);
  expect(receive(get(place))).toMatchObject({ status: 200, type: "image/png" });
  expect(happened.faults).toEqual([]);
  for (const name of ["authorization", "x-key", "x-other"])
    expect(receive(get(place, { [name]: "key-1" })).status, name).toBe(401);
  expect(receive(get(`${place}&key=key-1`)).status).toBe(401);
  expect(receive({ ...get(place), body: { key: "key-1" } }).status).toBe(401);
  expect(happened.faults.length).toBe(5);
});

test("a request with the key is redirected to another host, where nothing is", () => {
  const { receive, happened } = createService({
    ...setup,
    injectedFault: { redirected: 307, from: 1 },
  });
  const { status, headers } = receive(post);
  expect([status, happened.odd]).toEqual([307, 1]);
  expect(receive(get(headers!["location"]!)).status).toBe(404);
  expect(happened.faults).toEqual([]);
});

test("special parameters have their own response, for programs only", () => {
  const special = reply.json({ done: 2 }, { shows: "done", when: { n: 2 } });
  const exchanges = [
    { ...POST, json: open({ n: fact.parameter("n") }), headers: {}, also: [special] },
  ];
  const bodies = [2, 3].flatMap((n) =>
    [MANNERS, undefined].map((manners) => {
      const facts = knowing({ parameters: { n } });
      const manner = manners && { ...manners, isSlow: false };
      const { receive } = createService({ ...setup, exchanges, ...facts, manners: manner });
      const { body } = receive({ ...post, headers: { authorization: "Key key-1" }, body: { n } });
      return Buffer.from(body as Uint8Array).toString();
    }),
  );
  expect(bodies.map((body) => body.includes("2"))).toEqual([true, false, false, false]);
});

test.each([
  ["with spaces", /\ndata: \{"n":1\}\n\ndata: \[DONE\]\n\n$/],
  ["without spaces", /\ndata:\{"n":1\}\n\n:.*\n\ndata:\[DONE\]\n\n/],
  ["with fields and CRLF", /id: 0\r\nevent: message\r\ndata: \{"n":1\}\r\n\r\nid: 1\r\n/],
  ["with several data lines", /\ndata: \{\ndata: {2}"n": 1\ndata: \}\n\ndata: \[DONE\]\n\n$/],
] as const)("a stream %s", (format, text) => {
  const pieces = streamOf([{ n: 1 }, "[DONE]"], format);
  expect(Buffer.concat(pieces).toString()).toMatch(text);
});

test("a stream is complete, and is split inside letters and between line ends", () => {
  const pieces = streamOf([{ text: "né 🗼" }, "[DONE]"]);
  expect(Buffer.concat(pieces).toString()).toContain('data: {"text":"né 🗼"}\n\ndata: [DONE]\n\n');
  const texts = pieces.map((piece) => Buffer.from(piece).toString());
  expect(texts.filter((text) => text.includes("\ufffd")).length).toBeGreaterThan(4);
  expect(texts.some((text) => text.endsWith("}\n"))).toBe(true);
  const unended = Buffer.concat(streamOf(["[DONE]"], undefined, "no last line end")).toString();
  expect(unended).toMatch(/data: \[DONE\]$/);
});

test("the word of a missing value is not a key", () => {
  const { receive, happened } = createService({ ...setup, injectedFault: "no key" });
  receive(withHeaders(post, { authorization: "Bearer undefined" }));
  expect(happened.faults[0]).toContain('a missing key is sent as "Bearer undefined"');
});

const ANOTHER = "sk-another";
test.each<[string, Seen, string?]>([
  ["its key", post, "key-1"],
  ["a stranger's key in a header", withHeaders(post, { authorization: ANOTHER }), ANOTHER],
  ["a stranger's key in the URL", { ...post, url: `${API}?key=${ANOTHER}`, headers: {} }, ANOTHER],
  ["a stranger's key in the body", { ...post, headers: {}, body: { key: ANOTHER } }, ANOTHER],
  ["no key", { ...post, headers: {} }],
  ["an empty key", withHeaders(post, { authorization: "Key " })],
  ["no key to the Hub", get(HUB)],
])("a caller without a key that sends %s", (_, seen, secret) => {
  const { receive, happened } = createService({ ...setup, injectedFault: "no key" });
  const isOfHub = seen.url.startsWith(HUB);
  expect(receive(seen).status).toBe(isOfHub ? 200 : 401);
  const lastLines = happened.faults.map((fault) => fault.split("\n").at(-1)!.trim());
  expect(lastLines).toEqual(secret ? [`the request contains the secret "${secret}"`] : []);
});
