// Routes: each target with each kind of token, and the URLs and headers of the requests.
import { isAbsence } from "../base/issue.ts";
import { describe, expect, test } from "vitest";
import { env, text } from "../code/value.ts";
import {
  answer,
  type Call,
  createHub,
  defineProvider,
  inferenceCall,
  type InferenceOptions,
  serves,
  type SentRequest,
  type HttpRequest,
  type RequestSpec,
} from "../index.ts";
import { label, model } from "#plugins/kit/testing/samples/small";
import { hubFileUrl } from "../http/path.ts";
import { ROUTER } from "./route.ts";
import type { ProviderSpec } from "../kinds/provider.ts";

type Auth = NonNullable<ProviderSpec["auth"]>;

const MINE = "https://mine.example/v1";
const PROVIDERS: Readonly<Record<string, object>> = {
  acme: { id: "acme", baseUrl: "https://api.acme.example" },
  hub: { id: "hf-inference", baseUrl: `${ROUTER}/hf-inference`, role: "huggingface" },
  policy: { id: "auto" },
};
const record = model({ id: "acme/m", pipeline_tag: "label" });

/** The call of one provider, or the code and the reason of its absence. */
function callOf(
  provider: object,
  options: object = {},
  parts: Partial<RequestSpec> = {},
): Call | string {
  const served = serves(label, {
    request: () => ({ path: "x", json: {}, ...parts }),
    answer: answer.json(),
  });
  const spec = { id: "acme", label: "Acme", tasks: [served], ...provider };
  const request = { model: record, provider: spec.id, options: options as InferenceOptions };
  const hub = createHub([defineProvider(spec), label]);
  const call = inferenceCall(hub, spec.id === "auto" ? request : { ...request, providerId: "m" });
  return isAbsence(call) ? `${call.code}: ${call.reason} ${call.fix}` : call;
}
function wireOf(...of: Parameters<typeof callOf>): HttpRequest {
  const call = callOf(...of);
  if (typeof call === "string") throw new Error(call);
  if (isAbsence(call.request)) throw new Error(`${call.request.code}: ${call.request.reason}`);
  return call.request;
}
const codeOf = (...of: Parameters<typeof callOf>): string => {
  const call = callOf(...of);
  return typeof call === "string" ? call.split(":")[0]! : "called";
};
const direct = { directRequest: true };

describe("each target with each kind of token", () => {
  const TOKENS: readonly object[] = [
    {},
    { accessToken: "" },
    { accessToken: "hf_abc" },
    { accessToken: "key_abc" },
    { tokenPlaceholder: true },
  ];
  const bad = "token-mismatch";
  const refused = (code: string): readonly string[] => Array<string>(5).fill(code);
  const keys = (name: string, ...more: string[]): readonly string[] => [name, name, ...more];
  const hubKeys = keys("$HF_TOKEN", "hf_abc", bad, "hf_YOUR_TOKEN");
  const mine = keys("$API_TOKEN", "hf_abc", "key_abc", "YOUR_API_TOKEN");
  test.each<readonly [name: string, target: object, tokens: readonly string[]]>([
    ["acme", {}, hubKeys],
    ["acme", direct, keys("$ACME_API_KEY", bad, "key_abc", "YOUR_API_KEY")],
    ["acme", { endpointUrl: MINE }, refused("endpoint-with-provider")],
    ["hub", {}, hubKeys],
    ["hub", direct, hubKeys],
    ["hub", { endpointUrl: MINE }, mine],
    ["policy", {}, hubKeys],
    ["policy", direct, refused("direct-policy")],
    ["policy", { endpointUrl: MINE }, mine],
  ])("%s with %j", (name, target, tokens) => {
    const provider = PROVIDERS[name] as { readonly id: string; readonly baseUrl?: string };
    const results = TOKENS.map((token) => {
      const call = callOf(provider, { ...target, ...token });
      if (typeof call === "string") return call.split(":")[0];
      const { token: key, request } = call;
      const printed = typeof key === "string" ? key : `$${(key as { readonly name: string }).name}`;
      // A policy has no direct request.
      if (isAbsence(request)) return printed;
      const value = typeof key === "string" ? `Bearer ${key}` : text("Bearer ", key as never);
      const base = { routed: `${ROUTER}/${provider.id}`, direct: provider.baseUrl, endpoint: MINE };
      expect(request).toMatchObject({
        url: `${base[call.target]}/x`,
        headers: { Authorization: value },
      });
      return printed;
    });
    expect(results).toEqual(tokens);
  });

  test("each rejection has a fix", () => {
    const all = [
      callOf(PROVIDERS["acme"]!, { accessToken: "key" }),
      callOf(PROVIDERS["acme"]!, { accessToken: "hf_a", ...direct }),
      callOf({ ...PROVIDERS["acme"], role: "direct" }, { accessToken: "hf_a" }),
      callOf(PROVIDERS["acme"]!, { endpointUrl: MINE }),
      callOf(PROVIDERS["policy"]!, direct),
      callOf(PROVIDERS["hub"]!, { endpointUrl: "acme/model" }),
      callOf(PROVIDERS["acme"]!, { billTo: " a" }),
    ];
    expect(all).toMatchInlineSnapshot(`
      [
        "token-mismatch: The token is not a Hugging Face token (hf_…), but would be sent to its router. Pass a token that starts with hf_, or use a direct request.",
        "token-mismatch: The token is a Hugging Face token (hf_…), but would be sent to Acme. Pass a key of Acme, or leave directRequest out.",
        "token-mismatch: The token is a Hugging Face token (hf_…), but would be sent to Acme. Pass a key of Acme.",
        "endpoint-with-provider: A custom endpoint cannot be combined with Acme. Pass either endpointUrl or a provider, without directRequest.",
        "direct-policy: Acme is a policy of the router and cannot be called directly. Choose a provider, or leave directRequest out.",
        "bad-option: endpointUrl is not an http or https URL. Pass the URL of the endpoint, such as https://my-endpoint.example.org.",
        "bad-option: billTo has characters that are not allowed in an HTTP header. Use printable ASCII without surrounding spaces.",
      ]
    `);
  });
});

describe("the key of a provider", () => {
  const key = env("ACME_API_KEY");
  const takes = (auth: Auth): object => ({ baseUrl: "https://a.example", auth });
  test.each<readonly [Auth, object]>([
    [{}, { Authorization: text("Bearer ", key) }],
    [{ scheme: "Key" }, { Authorization: text("Key ", key) }],
    [{ scheme: "" }, { Authorization: key }],
    [{ header: "x-key" }, { "x-key": key }],
    [{ header: "x-key", scheme: "Token" }, { "x-key": text("Token ", key) }],
    [{ query: "key" }, {}],
  ])("%j", (auth, headers) => {
    expect(wireOf(takes(auth), direct).headers).toEqual(headers);
    // The router accepts only the token of Hugging Face.
    const hub = { Authorization: text("Bearer ", env("HF_TOKEN")) };
    expect(wireOf(takes(auth)).headers).toEqual(hub);
  });

  test("in the query, after other parameters", () => {
    const urlOf = (query: object, options: object = direct) =>
      wireOf(takes({ query: "api key" }), options, { query: query as never }).url;
    expect(urlOf({})).toEqual(text("https://a.example/x?api%20key=", key));
    expect(urlOf({ a: "b" })).toEqual(text("https://a.example/x?a=b&api%20key=", key));
    const literal = urlOf({}, { ...direct, accessToken: "s&cret" });
    expect(literal).toBe("https://a.example/x?api%20key=s%26cret");
  });

  test("is in a variable named after the provider", () => {
    const names = ["together", "my-two-dash", "a.b_c+d", "01ai"].map((id) => {
      const provider = { id, baseUrl: "https://a.example" };
      expect(callOf(provider)).toMatchObject({ token: env("HF_TOKEN") });
      return (callOf(provider, direct) as Call).token;
    });
    const variables = ["TOGETHER", "MY_TWO_DASH", "A_B_C_D", "_01AI"];
    expect(names).toEqual(variables.map((name) => env(`${name}_API_KEY`)));
  });
});

test("a token or payer that no header can contain is rejected", () => {
  const { acme, hub } = PROVIDERS;
  for (const odd of ["a\nb", "a\r\nX: 1", "a\0", "a ", "aé", "a\u202e", "a\ud800", "a\t", "a\n"])
    expect([
      codeOf(acme!, { accessToken: `hf_${odd}` }),
      codeOf(acme!, { accessToken: odd, ...direct }),
      codeOf(hub!, { accessToken: odd, endpointUrl: MINE }),
      codeOf(acme!, { billTo: odd }),
    ]).toEqual(Array(4).fill("bad-option"));
});

describe("an endpoint", () => {
  test("is an http or https URL, without a user or fragment", () => {
    const wrong =
      "|acme/model|gpt2|mine.example@evil.example|ftp://mine.example|javascript:alert(1)|file:///etc/passwd|https://|https:// mine.example|https://mine.example/a b|https://mine.example/\n|https://mine.example/é|https://user:pass@mine.example|https://mine.example:port/|https://mine.example:65536/|https://mine.example/v1#fragment| https://mine.example|https://mine.example/\ud800";
    for (const endpointUrl of wrong.split("|"))
      expect(codeOf(PROVIDERS["hub"]!, { endpointUrl }), endpointUrl).toBe("bad-option");
  });

  test.each<readonly [string, string]>([
    ["mine.example", "https://mine.example"],
    ["mine.example:8443/v1?a=1", "https://mine.example:8443/v1?a=1"],
    ["localhost:8080", "http://localhost:8080"],
    ["127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1"],
    ["[::1]:8080", "http://[::1]:8080"],
    ["localhost.example.org", "https://localhost.example.org"],
    ["http://a.example", "http://a.example"],
    ["https://[::1]:65535/", "https://[::1]:65535/"],
    ["https://a.example/a;b'c$f%20?a=$(x)", "https://a.example/a;b'c$f%20?a=$(x)"],
    [
      'https://[::1]/{a}|^`<>"\\[]%zz?{b}=%',
      "https://[::1]/%7Ba%7D%7C%5E%60%3C%3E%22%5C%5B%5D%25zz?%7Bb%7D=%25",
    ],
  ])("%j is called at %j", (given, endpointUrl) => {
    expect(callOf(PROVIDERS["hub"]!, { endpointUrl: given })).toMatchObject({ endpointUrl });
  });
});

describe("URLs", () => {
  const ROOT = "https://base.example";
  const urlOf = (path: string): string =>
    (wireOf({ baseUrl: ROOT }, direct, { path }).url as string).slice(ROOT.length);

  test("paths are encoded by segment, queries by part, and a job gets both", () => {
    expect(urlOf("models/acme/a b?c=1&d#e%f/é$(x)'")).toBe(
      "/models/acme/a%20b%3Fc%3D1%26d%23e%25f/%C3%A9%24(x)'",
    );
    for (const path of ["...", "..a", "%2e%2e", "a..b"])
      expect(decodeURIComponent(new URL(ROOT + urlOf(path)).pathname)).toBe(`/${path}`);
    const sent: SentRequest[] = [];
    const job = (sentRequest: SentRequest) => {
      sent.push(sentRequest);
      return { state: "s", waiting: ["w"], status: [`${sentRequest.base}/jobs`], interval: 1 };
    };
    const request = () => ({ path: "a", json: {}, query: { "b&c": "d=e f", g: "" } });
    const tasks = [serves(label, { request, answer: answer.json(), job })];
    const query = "?b%26c=d%3De%20f&g=";
    expect(wireOf({ baseUrl: ROOT, tasks }, direct).url).toBe(`${ROOT}/a${query}`);
    expect(sent).toEqual([{ base: ROOT, query }]);
  });

  const CHAT = "v1/chat/completions";
  test.each<readonly [string, string, string]>([
    ...["", "/", "//", "/v1", "/v1/", `/${CHAT}`, `/${CHAT}/`].map(
      (more) => [more, CHAT, `/${CHAT}`] as const,
    ),
    ["/p/v1?key=1", CHAT, `/p/${CHAT}?key=1`],
    ["?key=1", CHAT, `/${CHAT}?key=1`],
    ["/x", "", "/x"],
    ["/x/", "", "/x/"],
    ["/x?key=1", "", "/x?key=1"],
  ])("the endpoint https://mine.example%s with the path %j", (given, path, expected) => {
    const options = { endpointUrl: `https://mine.example${given}` };
    const { url } = wireOf(PROVIDERS["hub"]!, options, { path });
    expect(url).toBe(`https://mine.example${expected}`);
  });

  test("a path never leads to another server", () => {
    expect(hubFileUrl("acme/m", "weights/a b?.safetensors")).toBe(
      "https://huggingface.co/acme/m/resolve/main/weights/a%20b%3F.safetensors",
    );
    for (const path of ["../../other", "..", ".", "a/../b", "a/.", "a/\ud800"]) {
      expect(() => hubFileUrl("acme/m", path)).toThrow(/would lead to another path/);
      expect(() => urlOf(path)).toThrow(/^plugin-threw: .*would lead to another path/);
    }
  });
});
