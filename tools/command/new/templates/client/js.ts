// My Client: prints the request, and code that reads the response.
import { absent, type Call, defineClient, type HttpRequest } from "hubsmith";
import { js, type ValueObject } from "hubsmith/code";

export default defineClient({
  id: "js/my-client",
  label: "My Client",
  language: js.language,
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
    return js`
      const response = await fetch(${url}, {
          method: "POST",
          headers: { ...${headers}, "Content-Type": "application/json" },
          body: JSON.stringify(${json}),
      });
      if (!response.ok) throw new Error(await response.text());
      let answer = await response.json();
      for (const step of ${path}) answer = answer[step];
      console.log(answer);
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
