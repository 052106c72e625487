// My Client: prints the request; the response is printed unchanged.
import { absent, defineClient } from "hubsmith";
import { sh, text } from "hubsmith/code";

export default defineClient({
  id: "sh/my-client",
  label: "My Client",
  language: sh.language,
  order: 90,
  // Returns a reason for calls that it does not support.
  refuses: ({ request }) => {
    if ("reason" in request) return request;
    if ("json" in request.body && request.answer.as === "json" && request.job === undefined)
      return undefined;
    return absent(
      "json-only",
      "My Client sends JSON and reads JSON, in one request.",
      "Choose another client.",
    );
  },
  // Add templates for single tasks here: template(textToImage, (call) => …).
  templates: [],
  otherwise: ({ request }) => {
    if ("reason" in request || !("json" in request.body))
      throw new TypeError("`refuses` must reject this call.");
    const headers = Object.entries(request.headers).map(
      ([name, value]) => sh`--header=${text(`${name}: `, value)}`,
    );
    return sh.command([
      sh`wget -q -O - ${request.url}`,
      ...headers,
      sh`--header=${"Content-Type: application/json"}`,
      sh`--post-data=${request.body.json}`,
    ]);
  },
});
