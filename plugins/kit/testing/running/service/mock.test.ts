// The mock services of a call find leaked secrets, wrong requests, lost values and wrong counts.
import { expect, test } from "vitest";
import { fact, open, reply, segment, type Url, url } from "../../../contract/index.ts";
import type { ErrorReply } from "../../../contract/contract.ts";
import {
  API,
  CDN,
  faultsOf,
  get,
  HUB,
  knowing,
  POST,
  post,
  ROUTED,
  routed,
  setup,
  withHeaders,
} from "../../samples/service.ts";
import { createService, eventStream } from "./mock.ts";
import type { Seen } from "./received.ts";
import { isAt } from "./request.ts";
import type { ServiceSetup } from "./setup.ts";

test("an expected request gets a response", () => {
  const { receive, happened } = createService(setup);
  expect(receive(post)).toMatchObject({ status: 200, type: "application/json" });
  expect(receive(get(CDN))).toMatchObject({ type: "image/png", body: Buffer.alloc(3) });
  expect(receive(get(HUB)).status).toBe(200);
  expect(receive(get(`${HUB}?expand[]=x`, { authorization: "Bearer hf_0" })).status).toBe(200);
  expect(happened.faults).toEqual([]);
  expect(faultsOf({ target: "routed" }, routed)).toBe("");
  const atEndpoint = withHeaders(post, { authorization: "Bearer end-1" });
  expect(
    faultsOf({ target: "endpoint", endpoint: `${API}?a=b` }, { ...atEndpoint, url: `${API}?a=b` }),
  ).toBe("");
  const parameters = { num_steps: 9, x_unknown: "as it is" };
  const body = { model: "vendor/x", steps: 9, x_unknown: "as it is", stream: false };
  expect(faultsOf(knowing({ parameters }), { ...post, body })).toBe("");
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

const bodyOf = (
  injectedFault: ServiceSetup["injectedFault"],
  ...requests: readonly Seen[]
): readonly string[] => {
  const { receive } = createService({ ...setup, injectedFault });
  return requests.map((request) => {
    const { status, type, body } = receive(request);
    return `${status} ${type} ${Buffer.from(body as Uint8Array).toString()}`;
  });
};

test("each fault changes the exchange", () => {
  const poll = get(`${API}/7`, { authorization: "Key key-1" });
  const file = get(CDN);
  const polled = bodyOf(undefined, poll, poll, poll).map((body) => body.includes("ok"));
  expect(polled).toEqual([false, true, true]);
  expect(bodyOf("slow", post)[0]).toContain('"waiting"');
  expect(bodyOf("failed", post)[0]).toContain('"failed"');
  expect(bodyOf("error with 200", file)[0]).toMatch(/^200 application\/json .*"error"/);
  const refused: ErrorReply = { status: 429, json: { detail: "Wait." } };
  expect(bodyOf({ refused, from: 1 }, post, post)).toEqual(
    Array.from({ length: 2 }, () => '429 application/json {"detail":"Wait."}'),
  );
  expect(bodyOf({ refused, from: 2 }, post, poll)[1]).toMatch(/^429/);
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

test("a lost file is a page, and an error may have no body", () => {
  expect(bodyOf("lost file", get(CDN))[0]).toMatch(/^404 text\/html <html>/);
  expect(bodyOf("empty error", post)).toEqual(["503 text/plain "]);
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
  const pieces = eventStream([{ n: 1 }, "[DONE]"], undefined, format);
  expect(Buffer.concat(pieces).toString()).toMatch(text);
});

test("a stream is complete, and is split inside letters and between line ends", () => {
  const pieces = eventStream([{ text: "né 🗼" }, "[DONE]"]);
  expect(Buffer.concat(pieces).toString()).toContain('data: {"text":"né 🗼"}\n\ndata: [DONE]\n\n');
  const texts = pieces.map((piece) => Buffer.from(piece).toString());
  expect(texts.filter((text) => text.includes("\ufffd")).length).toBeGreaterThan(4);
  expect(texts.some((text) => text.endsWith("}\n"))).toBe(true);
});

test.each<[ServiceSetup["injectedFault"], events: RegExp, lines: RegExp, breaks?: boolean]>([
  [undefined, /\{"n":2\}\n\ndata: \[DONE\]\n\n$/, /^\n\{"n":1\}\n\{"n":2\}\n$/],
  ["no last line end", /\ndata: \[DONE\]$/, /\n\{"n":2\}$/],
  ["cut stream", /\{"n":1\}\n\n$/, /^\n\{"n":1\}\n$/, true],
  ["error event", /\{"n":1\}\n\ndata: \{"error":.*\n\n$/, /\{"n":1\}\n\{"error":.*\n$/],
])(
  "a stream with the fault %s, and whether its connection breaks",
  (injectedFault, ofEvents, ofLines, breaks) => {
    const values = [{ n: 1 }, { n: 2 }];
    for (const [more, type, text] of [
      [{ events: [...values, "[DONE]"] }, "text/event-stream", ofEvents],
      [{ lines: values }, "application/x-ndjson", ofLines],
    ] as const) {
      const exchange = {
        post: [url(API)],
        json: { stream: fact.parameter("stream") },
        replies: [reply.json({ n: 2 }, more)],
      };
      const facts = knowing({ parameters: { stream: true } });
      const given = { ...setup, exchanges: [exchange], ...facts, injectedFault };
      const headers = { authorization: "Key key-1" };
      const returned = createService(given).receive({ ...post, headers, body: { stream: true } });
      expect(Buffer.concat(returned.body as readonly Uint8Array[]).toString()).toMatch(text);
      expect(returned).toMatchObject({ type });
      expect(returned.breaks).toBe(breaks);
    }
  },
);

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
