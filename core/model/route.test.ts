// Routes: every target with every kind of token, and the URLs that come of them.
import { describe, expect, test } from "vitest";
import { env, text } from "../code/index.ts";
import { absent, type Absence, defineProvider, type InferenceOptions } from "../index.ts";
import { ROUTER } from "../host.ts";
import type { RouteOptions, Auth } from "../types.ts";
import { type Route, routeOf } from "../http/route.ts";
import { encodePath, hubFileUrl, urlOf } from "../http/url.ts";

const PROVIDERS = {
  acme: defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [],
  }),
  keyed: defineProvider({
    id: "key-ed-ai",
    label: "Keyed",
    baseUrl: "https://keyed.example",
    auth: { scheme: "Key" },
    tasks: [],
  }),
  hub: defineProvider({
    id: "hf-inference",
    label: "HF",
    baseUrl: `${ROUTER}/hf-inference`,
    isHuggingFace: true,
    tasks: [],
  }),
  policy: defineProvider({ id: "auto", label: "Auto", tasks: [] }),
} as const;
type Name = keyof typeof PROVIDERS;

const endpointUrl = "https://mine.example/v1";
const TARGETS = { routed: {}, direct: { directRequest: true }, endpoint: { endpointUrl } } as const;
const TOKENS = {
  none: {},
  empty: { accessToken: "" },
  hub: { accessToken: "hf_abc" },
  other: { accessToken: "key_abc" },
  placeholder: { tokenPlaceholder: true },
} as const;

const noEndpoint = (label: string): Absence =>
  absent(
    "endpoint-with-provider",
    `An endpoint of your own is not served by ${label}.`,
    "Give either endpointUrl or a provider, and no directRequest.",
  );
const noServer = absent(
  "direct-policy",
  "Auto is a choice that the router makes; there is no server to call directly.",
  "Choose a provider, or leave directRequest out.",
);
const notOfHub = absent(
  "token-mismatch",
  "The token is not a Hugging Face token (hf_…), and would be sent to the router of Hugging Face.",
  "Give a token that starts with hf_, or ask for a direct request.",
);
const ofHub = (label: string): Absence =>
  absent(
    "token-mismatch",
    `The token is a Hugging Face token (hf_…), and would be sent to ${label}.`,
    `Give a key of ${label}, or leave directRequest out.`,
  );
const variable = (name: string, scheme = "Bearer"): Partial<Route> => ({
  token: env(name),
  headers: { Authorization: text(`${scheme} `, env(name)) },
});
const literal = (token: string, scheme = "Bearer"): Partial<Route> => ({
  token,
  headers: { Authorization: `${scheme} ${token}` },
});

// For each provider and target: the base URL, and the token for none, hub, other and placeholder; or why not.
type Row = readonly [
  name: Name,
  target: keyof typeof TARGETS,
  base: string | Absence,
  none?: Partial<Route>,
  hub?: Partial<Route> | Absence,
  other?: Partial<Route> | Absence,
  placeholder?: Partial<Route>,
];
const ROWS: readonly Row[] = [
  [
    "acme",
    "routed",
    `${ROUTER}/acme`,
    variable("HF_TOKEN"),
    literal("hf_abc"),
    notOfHub,
    literal("hf_YOUR_TOKEN"),
  ],
  [
    "acme",
    "direct",
    "https://api.acme.example",
    variable("ACME_API_KEY"),
    ofHub("Acme"),
    literal("key_abc"),
    literal("YOUR_API_KEY"),
  ],
  ["acme", "endpoint", noEndpoint("Acme")],
  [
    "keyed",
    "routed",
    `${ROUTER}/key-ed-ai`,
    variable("HF_TOKEN"),
    literal("hf_abc"),
    notOfHub,
    literal("hf_YOUR_TOKEN"),
  ],
  [
    "keyed",
    "direct",
    "https://keyed.example",
    variable("KEY_ED_AI_API_KEY", "Key"),
    ofHub("Keyed"),
    literal("key_abc", "Key"),
    literal("YOUR_API_KEY", "Key"),
  ],
  ["keyed", "endpoint", noEndpoint("Keyed")],
  [
    "hub",
    "routed",
    `${ROUTER}/hf-inference`,
    variable("HF_TOKEN"),
    literal("hf_abc"),
    notOfHub,
    literal("hf_YOUR_TOKEN"),
  ],
  [
    "hub",
    "direct",
    `${ROUTER}/hf-inference`,
    variable("HF_TOKEN"),
    literal("hf_abc"),
    notOfHub,
    literal("hf_YOUR_TOKEN"),
  ],
  [
    "hub",
    "endpoint",
    endpointUrl,
    variable("API_TOKEN"),
    literal("hf_abc"),
    literal("key_abc"),
    literal("YOUR_API_TOKEN"),
  ],
  [
    "policy",
    "routed",
    `${ROUTER}/auto`,
    variable("HF_TOKEN"),
    literal("hf_abc"),
    notOfHub,
    literal("hf_YOUR_TOKEN"),
  ],
  ["policy", "direct", noServer],
  [
    "policy",
    "endpoint",
    endpointUrl,
    variable("API_TOKEN"),
    literal("hf_abc"),
    literal("key_abc"),
    literal("YOUR_API_TOKEN"),
  ],
];

describe("every target with every kind of token", () => {
  test("the table is complete", () => {
    const seen = ROWS.map(([name, target]) => `${name} ${target}`);
    expect(new Set(seen).size).toBe(Object.keys(PROVIDERS).length * Object.keys(TARGETS).length);
  });

  test.each(ROWS.map((row) => [row[0], row[1], row] as const))("%s, %s", (name, target, row) => {
    const [, , base, none, hub, other, placeholder] = row;
    const expected = { none, empty: none, hub, other, placeholder };
    for (const [kind, token] of Object.entries(TOKENS) as [keyof typeof TOKENS, RouteOptions][]) {
      const options = { ...TARGETS[target], ...token } as RouteOptions;
      const route = routeOf(PROVIDERS[name], options);
      const wanted = expected[kind];
      const isRefused = wanted !== undefined && "reason" in wanted;
      const offered = isRefused ? wanted : { target, baseUrl: base, ...wanted };
      expect(route, kind).toEqual(typeof base === "string" ? offered : base);
    }
  });

  test("a token that is given wins over the placeholder", () => {
    const route = routeOf(PROVIDERS.acme, { accessToken: "hf_abc", tokenPlaceholder: true });
    expect(route).toMatchObject({ token: "hf_abc" });
  });

  test("an endpoint and a direct request do not go together", () => {
    for (const name of ["hub", "policy"] as const) {
      const { label } = PROVIDERS[name];
      // @ts-expect-error: the compiler says so before the kernel does
      const route = routeOf(PROVIDERS[name], { endpointUrl, directRequest: true });
      expect(route).toEqual(noEndpoint(label));
    }
  });

  test("what goes together compiles, and what is left out is not written as undefined", () => {
    const chosen: readonly InferenceOptions[] = [
      {},
      { directRequest: true },
      { directRequest: false },
      { endpointUrl },
      { endpointUrl, directRequest: false },
    ];
    expect(chosen.map((one) => "reason" in routeOf(PROVIDERS.hub, one))).toEqual(
      chosen.map(() => false),
    );
    const wrong: readonly InferenceOptions[] = [
      // @ts-expect-error: an endpoint is nobody's server to call directly
      { endpointUrl, directRequest: true },
      // @ts-expect-error: an endpoint has an address
      { endpointUrl: undefined },
    ];
    expect(wrong).toHaveLength(2);
  });
});

describe("how a service takes its key", () => {
  const provider = (auth: Auth): ReturnType<typeof defineProvider> =>
    defineProvider({ id: "acme", label: "Acme", baseUrl: "https://a.example", auth, tasks: [] });
  const direct = (auth: Auth, accessToken?: string): Route => {
    const options = { directRequest: true, ...(accessToken === undefined ? {} : { accessToken }) };
    const made = routeOf(provider(auth), options);
    if ("reason" in made) throw new Error(made.reason);
    return made;
  };
  const key = env("ACME_API_KEY");

  test.each([
    [{}, { Authorization: text("Bearer ", key) }],
    [{ scheme: "Key" }, { Authorization: text("Key ", key) }],
    [{ scheme: "" }, { Authorization: key }],
    [{ header: "x-key" }, { "x-key": key }],
    [{ header: "x-key", scheme: "Token" }, { "x-key": text("Token ", key) }],
  ] as const)("%j", (auth, headers) => {
    expect(direct(auth).headers).toEqual(headers);
    expect(direct(auth)).not.toHaveProperty("keyInQuery");
  });

  test("in the query, behind what stands there already", () => {
    const made = direct({ query: "api key" });
    expect(made.headers).toEqual({});
    const url = (query: Record<string, string>) => urlOf(made, { path: "x", query }).url;
    expect(url({})).toEqual(text("https://a.example/x?api%20key=", key));
    expect(url({ a: "b" })).toEqual(text("https://a.example/x?a=b&api%20key=", key));
    const literal = direct({ query: "key" }, "s&cret");
    expect(urlOf(literal, { path: "x" }).url).toBe("https://a.example/x?key=s%26cret");
  });

  test("a routed request carries the token of Hugging Face, whatever the service takes", () => {
    for (const auth of [{ header: "x-key" }, { query: "key" }, { scheme: "Key" }])
      expect(routeOf(provider(auth), {})).toMatchObject({
        headers: { Authorization: text("Bearer ", env("HF_TOKEN")) },
      });
  });
});

describe("who pays", () => {
  test.each([
    ["acme", {}, "my-org"],
    ["hub", {}, "my-org"],
    ["policy", {}, "my-org"],
    ["acme", { directRequest: true }, undefined],
    ["hub", { directRequest: true }, undefined],
    ["hub", { endpointUrl }, undefined],
    ["policy", { endpointUrl }, undefined],
  ] as const)("%s with %j", (name, options, billTo) => {
    const route = routeOf(PROVIDERS[name], { ...options, billTo: "my-org" });
    expect("reason" in route ? route : route.billTo).toBe(billTo);
  });

  test("nobody in particular", () => {
    expect(routeOf(PROVIDERS.acme, { billTo: "" })).not.toHaveProperty("billTo");
    expect(routeOf(PROVIDERS.acme, {})).not.toHaveProperty("billTo");
  });
});

describe("names of variables", () => {
  test.each([
    ["together", "TOGETHER_API_KEY"],
    ["fal-ai", "FAL_AI_API_KEY"],
    ["my-two-dash", "MY_TWO_DASH_API_KEY"],
    ["a.b_c+d", "A_B_C_D_API_KEY"],
    ["01ai", "_01AI_API_KEY"],
  ])("%s", (id, name) => {
    const provider = defineProvider({ id, label: id, baseUrl: "https://a.example", tasks: [] });
    expect(routeOf(provider, { directRequest: true })).toMatchObject({ token: env(name) });
    expect(routeOf(provider, {})).toMatchObject({ token: env("HF_TOKEN") });
  });
});

describe("what no header or URL takes is refused", () => {
  const refused = (name: string): Absence =>
    absent(
      "bad-option",
      `${name} has characters that no HTTP header takes.`,
      "Give printable ASCII without blanks around it.",
    );

  test.each([
    "a\nb",
    "a\r\nX: 1",
    "a\0",
    "a ",
    "aé",
    "a\u202e",
    "a\ud800",
    "a\t",
    "a\n",
    "a\u{1f600}",
  ])("a token or payer of %j", (value) => {
    const { acme, hub } = PROVIDERS;
    expect(routeOf(acme, { accessToken: `hf_${value}` })).toEqual(refused("accessToken"));
    expect(routeOf(acme, { accessToken: value, directRequest: true })).toEqual(
      refused("accessToken"),
    );
    expect(routeOf(hub, { accessToken: value, endpointUrl })).toEqual(refused("accessToken"));
    expect(routeOf(acme, { billTo: value })).toEqual(refused("billTo"));
  });

  test("blanks inside a payer's name are taken, those before it are not", () => {
    expect(routeOf(PROVIDERS.acme, { billTo: "my org" })).toMatchObject({ billTo: "my org" });
    expect(routeOf(PROVIDERS.acme, { billTo: " my org" })).toEqual(refused("billTo"));
  });

  test.each([
    "",
    "acme/model",
    "gpt2",
    "mine.example@evil.example",
    "ftp://mine.example",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://",
    "https:// mine.example",
    "https://mine.example/a b",
    "https://mine.example/\n",
    "https://mine.example/é",
    "https://user:pass@mine.example",
    "https://mine.example:port/",
    "https://mine.example:65536/",
    "https://mine.example#fragment",
    "https://mine.example/v1#fragment",
    " https://mine.example",
    "https://mine.example/\ud800",
  ])("an endpoint of %j", (url) => {
    expect(routeOf(PROVIDERS.hub, { endpointUrl: url })).toEqual(
      absent(
        "bad-option",
        "endpointUrl is not an http or https URL.",
        "Give the URL of the endpoint, such as https://my-endpoint.example.org.",
      ),
    );
  });

  test.each([
    ["mine.example", "https://mine.example"],
    ["mine.example:8443/v1?a=1", "https://mine.example:8443/v1?a=1"],
    ["localhost:8080", "http://localhost:8080"],
    ["127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1"],
    ["[::1]:8080", "http://[::1]:8080"],
    ["localhost.example.org", "https://localhost.example.org"],
  ])("an endpoint of %j is asked at %j", (url, baseUrl) => {
    expect(routeOf(PROVIDERS.hub, { endpointUrl: url })).toMatchObject({ baseUrl });
  });

  test.each([
    "https://mine.example",
    "http://localhost:8080/v1",
    "https://[::1]:65535/",
    "https://mine.example?a=1&b=$(x)",
    "https://mine.example/a;b'c\"d`e$f|g",
  ])("an endpoint of %j is taken as it is", (url) => {
    expect(routeOf(PROVIDERS.hub, { endpointUrl: url })).toMatchObject({ baseUrl: url });
  });
});

describe("URLs", () => {
  const route = (target: Route["target"], baseUrl = "https://base.example"): Route => ({
    target,
    baseUrl,
    token: "t",
    headers: { Authorization: "Bearer t" },
  });

  test("paths are encoded segment by segment", () => {
    const parts = { path: "models/acme/a b?c=1&d#e%f/é$(x)'" };
    expect(urlOf(route("routed"), parts)).toEqual({
      url: "https://base.example/models/acme/a%20b%3Fc%3D1%26d%23e%25f/%C3%A9%24(x)'",
      base: "https://base.example",
      query: "",
    });
  });

  test.each(["..", ".", "a/../b", "a/."])("the path %j is refused", (path) => {
    expect(() => urlOf(route("routed"), { path })).toThrow(
      /^"\.\.?" in an id or a path would lead to another place of the server\.$/,
    );
  });

  test("half a surrogate pair is refused", () => {
    expect(() => urlOf(route("routed"), { path: "a/\ud800" })).toThrow(
      new TypeError("Half a surrogate pair has no place in a URL."),
    );
  });

  test.each(["...", "..a", "%2e%2e", "a..b"])("the path %j is kept", (path) => {
    const url = String(urlOf(route("routed"), { path }).url);
    expect(new URL(url).href).toBe(url);
    expect(decodeURIComponent(new URL(url).pathname)).toBe(`/${path}`);
  });

  test("a query is encoded, and known apart", () => {
    const parts = { path: "a", query: { "b&c": "d=e f", g: "" } };
    expect(urlOf(route("routed"), parts)).toEqual({
      url: "https://base.example/a?b%26c=d%3De%20f&g=",
      base: "https://base.example",
      query: "?b%26c=d%3De%20f&g=",
    });
  });

  test("another base is for direct requests alone", () => {
    const parts = { path: "a", baseUrl: "https://other.example" };
    expect(urlOf(route("direct"), parts).url).toBe("https://other.example/a");
    expect(urlOf(route("routed"), parts).url).toBe("https://base.example/a");
    expect(urlOf(route("endpoint"), parts).url).toBe("https://base.example/a");
  });

  test.each([
    ["https://mine.example", "v1/chat/completions", "https://mine.example/v1/chat/completions"],
    ["https://mine.example/", "v1/chat/completions", "https://mine.example/v1/chat/completions"],
    ["https://mine.example//", "v1/chat/completions", "https://mine.example/v1/chat/completions"],
    ["https://mine.example/v1", "v1/chat/completions", "https://mine.example/v1/chat/completions"],
    ["https://mine.example/v1/", "v1/chat/completions", "https://mine.example/v1/chat/completions"],
    [
      "https://mine.example/v1/chat/completions",
      "v1/chat/completions",
      "https://mine.example/v1/chat/completions",
    ],
    [
      "https://mine.example/v1/chat/completions/",
      "v1/chat/completions",
      "https://mine.example/v1/chat/completions",
    ],
    [
      "https://mine.example/p/v1?key=1",
      "v1/chat/completions",
      "https://mine.example/p/v1/chat/completions?key=1",
    ],
    [
      "https://mine.example?key=1",
      "v1/chat/completions",
      "https://mine.example/v1/chat/completions?key=1",
    ],
    ["https://mine.example/x", "", "https://mine.example/x"],
    ["https://mine.example/x/", "", "https://mine.example/x/"],
    ["https://mine.example/x?key=1", "", "https://mine.example/x?key=1"],
  ])("the endpoint %s with the path %j", (base, path, url) => {
    expect(urlOf(route("endpoint", base), { path }).url).toBe(url);
  });

  test("slashes behind an endpoint are cut in linear time", () => {
    const time = (count: number): number => {
      const endpoint = route(
        "endpoint",
        `https://mine.example/${"/".repeat(count)}x${"/".repeat(count)}`,
      );
      const start = performance.now();
      for (let round = 0; round < 20; round += 1) urlOf(endpoint, { path: "v1/chat" });
      return performance.now() - start;
    };
    time(1000);
    expect(time(200_000)).toBeLessThan(1000);
  });

  test("a file of a repository has its place, and leads to no other", () => {
    expect(hubFileUrl("acme/m", "weights/a b?.safetensors")).toBe(
      "https://huggingface.co/acme/m/resolve/main/weights/a%20b%3F.safetensors",
    );
    expect(() => hubFileUrl("acme/m", "../../other")).toThrow(/would lead to another place/);
    expect(encodePath("models/FLUX.1-dev")).toBe("models/FLUX.1-dev");
    expect(() => encodePath("a/./b")).toThrow(/would lead/);
  });
});
