// Requests and bodies with one mistake each, as the mock of a service receives them.
import {
  anything,
  bases,
  fact,
  forLora,
  joined,
  oneOf,
  open,
  optional,
  reply,
  url,
} from "../../contract/index.ts";
import type { Pattern } from "../../contract/pattern.ts";
import type { CallFacts } from "../running/service/facts.ts";
import { differences, type Matching } from "../running/service/match.ts";
import { createService } from "../running/service/mock.ts";
import type { Seen } from "../running/service/received.ts";
import type { ServiceSetup } from "../running/service/setup.ts";

export const API = "https://api.example.test/v1/run";
export const ROUTED = "https://router.huggingface.co/example/v1/run";
export const CDN = "https://cdn.example.test/file";
/** The record on the Hub. */
export const HUB = "https://huggingface.co/api/models/acme/x";
const at = bases("https://api.example.test", "https://router.huggingface.co/example");
/** The exchange that is posted. */
export const POST = {
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
export const setup: ServiceSetup = {
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
export const post: Seen = {
  method: "POST",
  url: API,
  headers: { authorization: "Key key-1", prefer: "wait" },
  content: "json",
  body: { model: "vendor/x" },
};
/** A valid routed request. */
export const routed: Seen = {
  ...post,
  url: ROUTED,
  headers: { authorization: "Bearer hf_1", prefer: "wait" },
};
export const get = (to: string, headers: Seen["headers"] = {}): Seen => ({
  method: "GET",
  url: to,
  headers,
  content: "none",
  body: undefined,
});
export const withHeaders = (seen: Seen, headers: Seen["headers"]): Seen => ({
  ...seen,
  headers: { ...seen.headers, ...headers },
});
/** A setup with other facts. */
export const knowing = (facts: Partial<ServiceSetup["facts"]>): Partial<ServiceSetup> => ({
  facts: { ...setup.facts, ...facts },
});

export function faultsOf(of: Partial<ServiceSetup>, ...requests: readonly Seen[]): string {
  const { receive, happened } = createService({ ...setup, ...of });
  for (const request of requests) receive(request);
  return happened.faults.join("\n");
}

export const clip = { type: "audio/mpeg", bytes: Buffer.from([0, 13, 10, 255]) };
export const facts: CallFacts = {
  texts: {
    providerId: "vendor/x",
    modelId: "acme/x",
    chatModel: "acme/x:fal-ai",
    weights: "a.bin",
  },
  inputs: { question: "Who?", clip },
  parameters: { steps: 9, stop: ["END"], x_unknown: "as it is" },
  known: new Set(["steps", "stop", "seed"]),
  dropped: new Set(),
  refused: [],
  isLora: false,
};

/** The differences of a body from a pattern. */
export function see(
  pattern: Pattern,
  seen: unknown,
  more: Partial<Matching> = {},
): readonly string[] {
  return differences(pattern, seen, { facts, found: new Set(), isForm: false, ...more });
}

/** What the mock reports of requests, by the name of the mistake. */
export const requestFaults: Readonly<Record<string, string>> = {
  "no token": faultsOf({}, { ...post, headers: { prefer: "wait" } }),
  "a key shown to another host": faultsOf({}, get(CDN, { authorization: "Key key-1" })),
  "a key shown to the Hub": faultsOf({}, get(HUB, { authorization: "Bearer key-1" })),
  "the Hub's token shown to a provider by a routed call": faultsOf(
    { target: "routed" },
    { ...post, headers: routed.headers },
  ),
  "a second key": faultsOf({}, withHeaders(post, { "x-key": "any" })),
  "a secret in another header": faultsOf({}, withHeaders(post, { "x-note": "(hf_1)" })),
  "a secret in the body": faultsOf(knowing({ parameters: { note: "sk-another" } }), {
    ...post,
    body: { model: "vendor/x", note: "sk-another" },
  }),
  "an unknown route": faultsOf({}, { ...post, url: `${API}s` }),
  "an endpoint without its own query": faultsOf({ endpoint: `${API}?a=b` }, post),
  "another model at the Hub": faultsOf({}, get(`${HUB}y`)),
  "JSON with another content type": faultsOf(
    {},
    withHeaders({ ...post, content: "file" }, { "content-type": "text/plain" }),
  ),
  "no billed organization": faultsOf({ target: "routed", billTo: "acme" }, routed),
  "a lost parameter": faultsOf(knowing({ parameters: { seed: 0 } }), post),
  "a lost unknown one": faultsOf(knowing({ parameters: { x: 0 } }), post),
  "a parameter that the contract takes and the provider does not": faultsOf(
    knowing({ dropped: new Set(["num_steps"]), refused: ["num_steps"] }),
    post,
  ),
};

/** What differs between a body and a pattern, by the name of the mistake. */
export const bodyFaults: Readonly<Record<string, readonly string[]>> = {
  "an unknown parameter where nothing is open": see({ a: 1 }, { a: 1, x_unknown: "as it is" }),
  "a known parameter that the contract does not name": see(open({}), { steps: 9 }),
  "a string instead of an object": see({ a: { b: 1 } }, { a: '{"b":1}' }),
  "a missing list": see({ a: [] }, {}),
  "another length": see({ a: [1, 2] }, { a: [1] }),
  "no alternative matches": see(oneOf("a", "b"), "c"),
  "patterns are shown as an author writes them": see(
    {
      a: oneOf(
        joined("v-", fact.version),
        forLora(fact.file("base64")),
        fact.input("x", "bytes"),
        [anything],
        optional({ "b-c": open({}) }),
        fact.parameter("seed", { otherwise: 1 }),
        fact.parameters(["w", "h"], (w) => w),
      ),
    },
    { a: 5 },
  ),
  "a fact that the call does not have": see(fact.version, "1"),
  "an input that the call does not have": see(fact.input("x", "base64"), ""),
  "a string instead of a file": see(fact.input("question", "base64"), ""),
  "base64 with a prefix": see(fact.input("clip", "base64"), "data:audio/mpeg;base64,AA0K/w=="),
  "several parameters that are missing": see(
    { a: fact.parameters(["steps", "stop"], (steps) => steps) },
    {},
  ),
  "a parameter that the call does not have": see({ a: fact.parameter("seed") }, { a: 7 }),
  "a parameter that is not converted": see(
    { a: fact.parameter("steps", { convert: String }) },
    { a: 9 },
  ),
  "a LoRA's member for another model": see({ a: forLora("w") }, { a: "w" }),
};
