// Values that try to send a token to another host: model ids, endpoint URLs, parameter names, and variables.

const ELSEWHERE = "evil.example";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Provider ids that lead to another URL if they are pasted into one. */
export const IDS: readonly string[] = [
  ...words(`
    http://evil.example/x https://evil.example HTTPS://EVIL.EXAMPLE/x https:evil.example/x
    //evil.example ///evil.example/x /evil.example/x evil.example/x .evil.example/x .evil.example#
    @evil.example @evil.example/x x:y@evil.example/x :443@evil.example/x :80
    .. ../.. ../../../evil.example a/../../x ./x
    ?x=https://evil.example x?y=//evil.example&key=1 # x#@evil.example
    %2e%2e%2f%2e%2e %2f%2fevil.example %40evil.example x%00
    owner/name:together owner/name:fastest :hf-inference {evil.example,x} [1-3]
    \\\\evil.example\\x /\\evil.example \\@evil.example
    evil\u3002example/x \u2025/\u2025 //evil\uff0eexample \uff0f\uff0fevil.example \u202e@evil.example
  `),
  "\t//evil.example",
  "x\r\nHost: evil.example",
  "x\r\n\r\nGET http://evil.example/ HTTP/1.1",
  `//evil.example/${"x".repeat(6000)}`,
];

/** Valid ids on the Hub that look like something else. */
export const HUB_IDS: readonly string[] = words(`
  evil.example/x evil.example localhost/x 127.0.0.1/x http/evil.example x../y.. _/_ api/models
`);

const SENT_TO_GOOD = words(`
  https://good.example https://good.example:443/v1 http://good.example:80 good.example/a
  https://GOOD.example/v1 https://good.example//evil.example https://good.example/@evil.example
  https://good.example/x:y@evil.example/ https://good.example/../../evil.example
  https://good.example/\\evil.example https://good.example?x=@evil.example
  https://good.example/?x=https://evil.example/v1 https://good.example/{a,b}[1-3]
  https://good.example/%2f%2fevil.example
`);
const REJECTED = [
  ...words(`
    https://user:word@good.example https://good.example@evil.example
    https://good.example:x@evil.example https://good.example\\@evil.example
    https://good.example\\.evil.example https://good.example#@evil.example
    https://good.example%2eevil.example https://good.example%40evil.example
    https://good.example:99999 https://good.example: HTTPS://good.example
    //evil.example https:evil.example https:/evil.example https:\\\\evil.example
    javascript:fetch('//evil.example') file:///etc/passwd ftp://evil.example owner/name
    https://b\u00fccher.example https://good\u3002example
    https://good.example\u2044@evil.example https://good.example\uff0fevil.example
  `),
  " https://evil.example",
  "https://good.example\r\nHost: evil.example",
  "https://good\t.example",
  "",
];

/** Endpoint URLs, and the host that gets the token; undefined if the URL is rejected. */
export const ENDPOINTS: readonly (readonly [address: string, host: string | undefined])[] = [
  ...SENT_TO_GOOD.map((address) => [address, "good.example"] as const),
  ["https://good.example:8443/v1", "good.example:8443"],
  ["good.example:8443", "good.example:8443"],
  ["https://xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["https://[::1]:8443/v1", "[::1]:8443"],
  ...REJECTED.map((address) => [address, undefined] as const),
];

const FOREIGN = `https://${ELSEWHERE}/v1`;
const HEADERS = { Authorization: "Bearer of-somebody-else", "X-Odd": "1" };

/** Parameters that an SDK may read as its own options. */
export const PARAMETERS: Readonly<Record<string, string | object>> = {
  accessToken: "hf_of_somebody_else",
  apiKey: "of-somebody-else",
  api_key: "of-somebody-else",
  auth: "of-somebody-else",
  baseURL: FOREIGN,
  baseUrl: FOREIGN,
  base_url: FOREIGN,
  bill_to: "somebody-else",
  client: FOREIGN,
  constructor: FOREIGN,
  data: FOREIGN,
  default_headers: HEADERS,
  endpointUrl: FOREIGN,
  endpoint_url: FOREIGN,
  extra_body: { base_url: FOREIGN },
  extra_headers: HEADERS,
  extra_query: { key: "1" },
  fetch: FOREIGN,
  fetchOptions: { dispatcher: FOREIGN },
  headers: HEADERS,
  host: ELSEWHERE,
  model: FOREIGN,
  options: { endpointUrl: FOREIGN },
  parameters: { endpointUrl: FOREIGN },
  path: `//${ELSEWHERE}`,
  provider: "replicate",
  proxies: { https: FOREIGN },
  proxy: FOREIGN,
  self: FOREIGN,
  token: "hf_of_somebody_else",
  url: FOREIGN,
  urlTransform: FOREIGN,
  webhook_url: FOREIGN,
  "x\r\nHost": ELSEWHERE,
  ["__proto__"]: { endpointUrl: FOREIGN },
};

/** Programs with code that another program left for all. */
export const NETRC = "default login somebody password of-somebody-else\n";

/** Variables with the keys of other services, which some SDKs take if the key of the program is missing. */
export const FOREIGN_KEYS: readonly string[] = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY"];

const FOREIGN_HEADERS = "Authorization: Bearer of-somebody-else\nHost: evil.example";

/**
 * Variables that give an SDK, or a library that it uses, another URL or another key; behind the value, the clients that
 * read them, because the variable is for their own service. No program sets or reads any of them.
 */
export const VARIABLES: readonly (readonly [name: string, value: string, ...honored: string[]])[] =
  [
    ["OPENAI_BASE_URL", FOREIGN],
    ["OPENAI_API_BASE", FOREIGN],
    ["OPENAI_API_TYPE", "azure"],
    ["AZURE_OPENAI_ENDPOINT", FOREIGN],
    // Headers that OpenAI's SDKs add to every request, also over their own.
    [
      "OPENAI_CUSTOM_HEADERS",
      FOREIGN_HEADERS,
      "js/openai",
      "python/openai",
      "ts/langchain",
      "ts/openai-agents",
    ],
    ["ANTHROPIC_BASE_URL", FOREIGN],
    ["ANTHROPIC_API_KEY", "of-somebody-else"],
    ["ANTHROPIC_AUTH_TOKEN", "of-somebody-else"],
    ["ANTHROPIC_CUSTOM_HEADERS", FOREIGN_HEADERS, "js/anthropic", "python/anthropic"],
    // The URL of the Hub, as all tools of Hugging Face read it, e.g. a mirror: they ask it for a model's providers.
    ["HF_ENDPOINT", `https://${ELSEWHERE}`, "python/huggingface_hub"],
    ["HF_INFERENCE_ENDPOINT", `https://${ELSEWHERE}`],
    // The Hub's staging server.
    ["HUGGINGFACE_CO_STAGING", "1", "python/huggingface_hub"],
    ["FAL_RUN_HOST", ELSEWHERE, "python/fal_client"],
    ["FAL_QUEUE_RUN_HOST", ELSEWHERE, "python/fal_client"],
    ["FAL_FORCE_AUTH_BY_USER", "1"],
    ["FAL_KEY", "key:of-somebody-else"],
    // The SDKs of Hugging Face route a token that begins with hf_, and send any other directly to the provider, no matter who
    // provided it: the kernel rejects such a token as a string, but cannot check the value of a variable.
    [
      "HF_TOKEN",
      "without-its-prefix-hf_secretOfTheHub",
      "js/huggingface.js",
      "python/huggingface_hub",
    ],
    // Names and passwords by host, which Requests prefers to the given header.
    ["NETRC", "netrc", "python/requests"],
  ];
