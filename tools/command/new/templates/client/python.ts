// My Client: prints the request, and code that reads the response.
import { absent, type Call, defineClient, type HttpRequest } from "hubsmith";
import { python, type ValueObject } from "hubsmith/code";

export default defineClient({
  id: "python/my-client",
  label: "My Client",
  language: python.language,
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
  // Here go templates for single tasks: template(textToImage, (call) => …).
  templates: [],
  otherwise: (call) => {
    const { url, headers, json, path } = requestOf(call);
    return python`
      import json
      from urllib.request import Request, urlopen

      headers = ${headers}
      body = json.dumps(${json}).encode()
      request = Request(${url}, body, {**headers, "Content-Type": "application/json"})
      with urlopen(request) as response:
          answer = json.load(response)
      for step in ${path}:
          answer = answer[step]
      print(answer)
    `;
  },
});

/** Arguments of a request. Calls that the client refuses never get here. */
function requestOf({ request }: Call): Pick<HttpRequest, "url" | "headers"> & {
  readonly json: ValueObject;
  readonly path: readonly (string | number)[];
} {
  if ("reason" in request || !("json" in request.body) || request.answer.as !== "json")
    throw new TypeError("This call should have been refused.");
  const { url, headers, body, answer } = request;
  return { url, headers, json: body.json, path: answer.at[0] ?? [] };
}
