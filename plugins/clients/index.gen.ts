// The cards of the client plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";
import { entriesOf } from "#core/hub/card";

type ClientId =
  | "csharp/http-client"
  | "go/net-http"
  | "js/fal-client"
  | "js/fetch"
  | "js/huggingface.js"
  | "js/openai"
  | "php/curl"
  | "python/fal_client"
  | "python/huggingface_hub"
  | "python/openai"
  | "python/requests"
  | "sh/curl";

/** The client plugins, by id. @public */
export const clientEntries: readonly Entry<"client", ClientId>[] = /* @__PURE__ */ entriesOf(
  "client",
  ["label", "language", "order", "aliases", "replaces"],
  [
    [
      "csharp/http-client",
      () => import("./csharp/http-client.ts"),
      "HttpClient",
      { id: "csharp", label: "C#", order: 6, highlight: "csharp" },
      1,
    ],
    [
      "go/net-http",
      () => import("./go/net-http.ts"),
      "net/http",
      { id: "go", label: "Go", order: 4, highlight: "go" },
      1,
    ],
    [
      "js/fal-client",
      () => import("./js/fal-client.ts"),
      "fal client",
      { id: "js", label: "JavaScript", order: 2, highlight: "javascript" },
      4,
    ],
    [
      "js/fetch",
      () => import("./js/fetch.ts"),
      "fetch",
      { id: "js", label: "JavaScript", order: 2, highlight: "javascript" },
      3,
    ],
    [
      "js/huggingface.js",
      () => import("./js/huggingface.js.ts"),
      "huggingface.js",
      { id: "js", label: "JavaScript", order: 2, highlight: "javascript" },
      2,
    ],
    [
      "js/openai",
      () => import("./js/openai.ts"),
      "OpenAI JavaScript SDK",
      { id: "js", label: "JavaScript", order: 2, highlight: "javascript" },
      1,
    ],
    [
      "php/curl",
      () => import("./php/curl.ts"),
      "cURL extension",
      { id: "php", label: "PHP", order: 5, highlight: "php" },
      1,
    ],
    [
      "python/fal_client",
      () => import("./python/fal_client.ts"),
      "fal client",
      { id: "python", label: "Python", order: 1, highlight: "python" },
      3,
    ],
    [
      "python/huggingface_hub",
      () => import("./python/huggingface_hub.ts"),
      "huggingface_hub",
      { id: "python", label: "Python", order: 1, highlight: "python" },
      2,
    ],
    [
      "python/openai",
      () => import("./python/openai.ts"),
      "OpenAI Python SDK",
      { id: "python", label: "Python", order: 1, highlight: "python" },
      1,
    ],
    [
      "python/requests",
      () => import("./python/requests.ts"),
      "Requests",
      { id: "python", label: "Python", order: 1, highlight: "python" },
      4,
    ],
    [
      "sh/curl",
      () => import("./sh/curl.ts"),
      "cURL",
      { id: "sh", label: "Shell", order: 3, highlight: "shellscript" },
      1,
    ],
  ],
);
