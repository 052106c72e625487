// Key safety: a key is sent only to its own server, and no id, header or URL leads to another server.
import { isAbsence } from "../base/issue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { env, text } from "../code/value.ts";
import { js } from "hubsmith/code";
import {
  type Absence,
  answer,
  type RequestContext,
  type Call,
  createHub,
  defineProvider,
  defineTask,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  serves,
  pathAt,
  type ProviderSpec,
  type SentRequest,
  template,
  urlAt,
  valueAt,
  type HttpRequest,
  type RequestSpec,
  type TaskHandlerSpec,
} from "../index.ts";
import { client, model } from "#plugins/kit/testing/samples/small";
import { ROUTER } from "./route.ts";
import type { UrlPart } from "../http/response.ts";

interface Inputs {
  readonly text: string;
  readonly labels: readonly string[];
}
const label = defineTask({
  id: "label",
  label: "Label",
  modality: "nlp",
  inputs: { text: "text", labels: "texts" },
  output: "json",
  parameters: { options: { type: "json", label: "Options", example: { a: [1] } } },
  sample: () => ({ text: "A boat", labels: ["sea", "land"] }),
});
const plain = client("js/plain", {
  templates: [template(label, ({ token }) => js`send(${token})`)],
});
const GOOD: RequestSpec = { path: "v1/label", json: { text: "A boat" } };
const BASE = "https://api.acme.example";
const DIRECT: InferenceOptions = { directRequest: true };
const RUNS = { seed: 21, numRuns: 300 };

interface Spec extends Partial<TaskHandlerSpec<Inputs, "options">> {
  readonly auth?: NonNullable<ProviderSpec["auth"]>;
  readonly baseUrl?: string;
  readonly role?: ProviderSpec["role"];
}
function hubOf({ auth = {}, baseUrl = BASE, role = "routed", ...more }: Spec): Hub {
  const served = serves(label, { request: () => GOOD, answer: answer.json("label"), ...more });
  const acme = { id: "acme", label: "Acme", baseUrl, auth, role, tasks: [served] };
  return createHub([label, plain, defineProvider(acme)]);
}
const request = { model: model({ pipeline_tag: "label" }), provider: "acme", providerId: "small" };
function called(hub: Hub, options: InferenceOptions = {}, providerId = "small"): Call {
  const call = inferenceCall(hub, { ...request, providerId, options });
  if (isAbsence(call)) throw new Error(call.reason);
  return call;
}
const wireOf = (...of: Parameters<typeof called>): HttpRequest | Absence => called(...of).request;
const codeOf = (...of: Parameters<typeof called>): string => {
  const httpRequest = wireOf(...of);
  return isAbsence(httpRequest) ? httpRequest.code : "sent";
};

describe("the token of Hugging Face", () => {
  test.each<readonly [string, string]>([
    ["https://queue.huggingface.co/acme", "sent"],
    ["https://HUGGINGFACE.co:443", "sent"],
    ["https://b.example", "wrong-return"],
    ["http://router.huggingface.co", "wrong-return"],
    ["https://huggingface.co.b.example", "wrong-return"],
    ["https://huggingface.co@b.example", "wrong-return"],
    ["https://b.example/huggingface.co", "wrong-return"],
    ["https://ahuggingface.co", "wrong-return"],
    ["https://huggingface.co:8443", "wrong-return"],
  ])("in a direct request to %s: %s", (url, code) => {
    const target = { role: "huggingface" as const, baseUrl: `${ROUTER}/acme` };
    const parts = { ...target, request: () => ({ ...GOOD, baseUrl: url }) };
    expect(codeOf(hubOf(parts), DIRECT)).toBe(code);
    expect(codeOf(hubOf({ role: "huggingface", baseUrl: url }), DIRECT)).toBe(code);
    // The router is called instead.
    expect(codeOf(hubOf(parts))).toBe("sent");
  });

  test("never goes to a provider, nor a provider's key to the router, and each stays in its snippet", () => {
    const tokens = ["hf_one", "hf_two", "key_one", "key_two"];
    for (const accessToken of [...tokens, undefined])
      for (const directRequest of [true, false]) {
        const options = { directRequest, ...(accessToken === undefined ? {} : { accessToken }) };
        const offer = inferenceSnippets(hubOf({}), { ...request, options });
        const fits = accessToken === undefined || accessToken.startsWith("hf_") !== directRequest;
        const printed = accessToken ?? (directRequest ? "ACME_API_KEY" : "HF_TOKEN");
        expect(offer.notOffered.map(({ code }) => code)).toEqual(fits ? [] : ["token-mismatch"]);
        const all = JSON.stringify(offer);
        for (const secret of [...tokens, "HF_TOKEN", "ACME_API_KEY"])
          expect(all.includes(secret)).toBe(fits && secret === printed);
      }
  });
});

describe("a variable in the base URL", () => {
  test("is read by the program, in the path or before the fixed end of the host", () => {
    const baseUrl = "https://{ACME_ACCOUNT}.acme.example/v1/{ACME_REGION}";
    const job = ({ base }: SentRequest): Job => ({
      status: [base, "/jobs/", pathAt("id")],
      state: "state",
      waiting: ["busy"],
      interval: 1,
    });
    const { url, job: polled } = wireOf(hubOf({ baseUrl, job }), DIRECT) as HttpRequest;
    const start = [
      "https://",
      env("ACME_ACCOUNT"),
      ".acme.example/v1/",
      env("ACME_REGION"),
    ] as const;
    expect(url).toEqual(text(...start, "/v1/label"));
    expect(polled?.status).toEqual([text(...start, "/jobs/"), pathAt("id")]);
    const shown = wireOf(hubOf({ baseUrl }), { ...DIRECT, tokenPlaceholder: true });
    expect(shown).toMatchObject({
      url: "https://YOUR_ACME_ACCOUNT.acme.example/v1/YOUR_ACME_REGION/v1/label",
    });
  });

  test.each([
    "https://{ACME_HOST}",
    "https://{ACME_HOST}/v1",
    "https://api.{ACME_HOST}",
    "https://{ACME_HOST}.example",
    "https://acme.example.{ACME_HOST}:8080",
    "https://{HF_TOKEN}.acme.example",
    "https://acme.example/{GROQ_API_KEY}",
    "https://acme.example/{account}",
    "https://acme.example/{}",
  ])("is not allowed as in %s", (baseUrl) => {
    expect(codeOf(hubOf({ baseUrl }), DIRECT)).toBe("wrong-return");
    expect(codeOf(hubOf({ request: () => ({ ...GOOD, baseUrl }) }), DIRECT)).toBe("wrong-return");
  });

  test.each([
    "https://{ACME_HOST}.acme.example",
    "https://{REGION}-models.acme.example:8443/v1",
    "https://acme.example/{ACME_ACCOUNT}/{ACME_PROJECT}",
  ])("is allowed as in %s", (baseUrl) => {
    expect(codeOf(hubOf({ baseUrl }), DIRECT)).toBe("sent");
  });
});

describe("a header", () => {
  test.each<readonly [string, string]>([
    ["ACME_PROJECT", "sent"],
    ["ACME_SECRET", "sent"],
    ["PROJECT", "sent"],
    ["HF_TOKEN", "wrong-return"],
    ["GROQ_API_KEY", "wrong-return"],
  ])("with the variable %s: %s", (name, code) => {
    const headers = { "x-more": text("of ", env(name)), "x-other": env(name) };
    expect(codeOf(hubOf({ request: () => ({ ...GOOD, headers }) }), DIRECT)).toBe(code);
  });

  test("that the kernel adds is rejected in any case", () => {
    for (const name of ["Authorization", "CONTENT-TYPE", "x-HF-bill-to", "X-Key", "x-kEY"]) {
      const parts = { request: () => ({ ...GOOD, headers: { [name]: "abc" } }) };
      const hub = hubOf({ ...parts, auth: { header: "X-Key" } });
      expect(codeOf(hub, DIRECT)).toBe("wrong-return");
      expect(codeOf(hubOf(parts), DIRECT)).toBe(/^x-key$/i.test(name) ? "sent" : "wrong-return");
    }
  });

  const fromId = hubOf({
    request: ({ providerId }) => ({ ...GOOD, headers: { "X-Model": providerId } }),
  });
  test("is printable ASCII, from any source", () => {
    const part = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", "\r\n", " ", "a"));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const id = parts.join("");
        const httpRequest = wireOf(fromId, {}, id);
        if (isAbsence(httpRequest)) return;
        expect(httpRequest.headers["X-Model"]).toBe(id);
        expect(id).toMatch(/^([!-~]([ -~]*[!-~])?)?$/);
      }),
      RUNS,
    );
    for (const id of ["a/b", "vendor/model:5a1e", "two words"])
      expect(codeOf(fromId, {}, id)).toBe("sent");
    expect(wireOf(fromId, {}, "a/b\nX-Evil: 1")).toMatchObject({
      code: "bad-header",
      reason: expect.stringContaining('X-Model would be the string "a/b\\nX-Evil: 1"'),
    });
  });
});

describe("an id", () => {
  const hubs = [
    hubOf({ request: ({ providerId }) => ({ ...GOOD, path: providerId }) }),
    hubOf({ request: ({ providerId }) => ({ ...GOOD, path: `models/${providerId}/run` }) }),
    hubOf({ request: ({ providerId }) => ({ ...GOOD, query: { model: providerId } }) }),
  ];
  test("never leads to another server", () => {
    const pieces = ["..", ".", "/", "//", "a", "%2e", "https:", "@", "?", "#", "\\", ":"];
    const piece = fc.constantFrom(...pieces);
    const id = fc.oneof(
      fc.array(piece).map((all) => all.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(id, fc.boolean(), (providerId, directRequest) => {
        for (const hub of hubs) {
          const httpRequest = wireOf(hub, { directRequest }, providerId);
          if (isAbsence(httpRequest)) continue;
          const base = directRequest ? BASE : `${ROUTER}/acme`;
          const { href, hash, username } = new URL(httpRequest.url as string);
          expect(href.startsWith(`${base}/`)).toBe(true);
          expect([hash, username]).toEqual(["", ""]);
        }
      }),
      RUNS,
    );
  });

  test("is rejected with a reason", () => {
    const fix = "Fix `providerId`, or the record's mapping.";
    for (const id of ["..", "./a", "a/\ud800", "https://evil.example/x", "HTTP://evil.example"])
      expect(wireOf(hubs[2]!, {}, id)).toMatchObject({ code: "bad-provider-id", fix });
  });
});

describe("the URL of a job", () => {
  const JOB: Job = { state: "status", waiting: ["queued"], status: [], interval: 1 };
  type Urls = (sent: SentRequest) => Pick<Job, "status" | "result">;
  const at =
    (...status: readonly UrlPart[]): Urls =>
    () => ({ status });
  const below =
    (...more: readonly UrlPart[]): Urls =>
    ({ base }) => ({ status: [base, ...more] });

  test.each<readonly [string, string, Urls]>([
    ["sent", "base and a path", below("/jobs/", valueAt("id"))],
    ["sent", "base and a path of the response", below(pathAt("url"))],
    ["sent", "base and a query", below("?id=", valueAt("id"))],
    ["sent", "a URL of the response, without the key", at(urlAt("url"))],
    ["sent", "both", ({ base }) => ({ status: [urlAt("at")], result: [base, "/result"] })],
    ["wrong-return", "the provider's own server", at("https://api.acme.example/x")],
    ["wrong-return", "as long as the base", at(`https://${"b".repeat(18)}.example/x`)],
    ["wrong-return", "another server in text", at(text("https://b.example/", env("OTHER")))],
    ["wrong-return", "another provider", at(`${ROUTER}/other/jobs`)],
    ["wrong-return", "a provider that begins like it", at(`${ROUTER}/acme-two/jobs`)],
    ["wrong-return", "another result", () => ({ status: [urlAt("u")], result: ["https://b"] })],
    ["wrong-return", "no server", at("/jobs")],
    ["wrong-return", "a piece of the response", at(valueAt("id"))],
    ["wrong-return", "base without a slash", below("jobs/", valueAt("id"))],
    ["wrong-return", "base and a piece", below(valueAt("id"))],
    ["wrong-return", "base and a variable", ({ base }) => ({ status: [text(base, env("OTHER"))] })],
    ["wrong-return", "a URL in a URL", below("/jobs", urlAt("url"))],
  ])("is %s: %s", (code, _, urls) => {
    expect(codeOf(hubOf({ job: (sent) => ({ ...JOB, ...urls(sent) }) }))).toBe(code);
  });

  test("begins with the base, or is called without the key", () => {
    const bases = fc.constantFrom(BASE, ROUTER, `${ROUTER}/acme`, "https://b.example", "");
    const parts: readonly UrlPart[] = [
      "/",
      "?",
      ".b.example",
      "@b",
      "a",
      valueAt("id"),
      urlAt("u"),
    ];
    const piece = fc.constantFrom(...parts);
    fc.assert(
      fc.property(bases, fc.array(piece, { maxLength: 4 }), (base, more) => {
        const httpRequest = wireOf(
          hubOf({ job: () => ({ ...JOB, status: [base, ...more] }) }),
          DIRECT,
        );
        if (isAbsence(httpRequest)) return;
        expect(httpRequest.job!.status[0]).toMatch(/^https:\/\/api\.acme\.example([/?]|$)/);
        expect(
          httpRequest
            .job!.status.slice(1)
            .some((part) => typeof part === "object" && "urlAt" in part),
        ).toBe(false);
      }),
      RUNS,
    );
  });

  test("has a key in the query only if the server is the same", () => {
    const of = (...status: readonly UrlPart[]): HttpRequest => {
      const hub = hubOf({ auth: { query: "key" }, job: () => ({ ...JOB, status }) });
      return wireOf(hub, DIRECT) as HttpRequest;
    };
    const key = text("key=", env("ACME_API_KEY"));
    const parts: readonly UrlPart[] = [BASE, pathAt("url")];
    expect(of(...parts)).toMatchObject({ url: text(`${BASE}/v1/label?`, key), headers: {} });
    expect(of(...parts).job!.status).toEqual([...parts, text("?", key)]);
    expect(of(`${BASE}/s?id=1`).job!.status).toEqual([text(`${BASE}/s?id=1&`, key)]);
    expect(of(urlAt("polling_url")).job!.status).toEqual([urlAt("polling_url")]);
  });
});

describe("the arguments of plugin functions", () => {
  const loose = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;
  const options: InferenceOptions = { parameters: { options: { a: [1] } }, billTo: "acme-org" };
  const frozen = (value: unknown): boolean =>
    typeof value !== "object" ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen));

  test("are deeply frozen", () => {
    const contexts: RequestContext<Inputs>[] = [];
    const hub = hubOf({
      request: (ask) => {
        contexts.push(ask);
        return { ...GOOD, json: { ...loose(ask.parameters), text: ask.inputs.text } as never };
      },
      job: ({ base }) => ({ state: "s", waiting: ["w"], status: [base, "/jobs"], interval: 1 }),
    });
    const call = called(hub, options);
    expect(contexts.every(frozen)).toBe(true);
    for (const part of [call, call.inputs, call.parameters, call.mapping, call.request])
      expect(frozen(part)).toBe(true);
  });

  test("are copies: the objects of the caller and of the provider are unchanged", () => {
    const inputs = { text: "mine", labels: ["a"] };
    const parameters = JSON.parse('{"options":{"b":[2]},"__proto__":{"c":1}}') as object;
    const parts = { path: "v1", json: { list: [1] } };
    const call = called(hubOf({ request: () => parts }), {
      inputs,
      parameters: parameters as never,
    });
    expect(JSON.stringify(call.parameters)).toBe(JSON.stringify(parameters));
    for (const value of [inputs, inputs.labels, parameters, parts, parts.json, parts.json.list])
      expect(Object.isFrozen(value)).toBe(false);
  });
});
