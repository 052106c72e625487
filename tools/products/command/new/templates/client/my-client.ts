// My Client: prints the request of a call, in a custom language.
import { absent, defineClient, isAbsence } from "hubsmith";
import { mylang } from "./languages/language.ts";

export default defineClient({
  id: "mylang/my-client",
  label: "My Client",
  language: mylang.language,
  order: 90,
  // Returns a reason for calls that it does not support.
  refuses: ({ request }) => {
    if (isAbsence(request)) return request;
    if ("json" in request.body && request.answer.kind === "json" && request.job === undefined)
      return undefined;
    return absent({
      code: "json-only",
      reason: "My Client sends JSON and reads JSON, in one request.",
      fix: "Choose another client.",
    });
  },
  // Add templates for single tasks here: template(textToImage, (call) => …).
  templates: [],
  fallback: ({ request }) => {
    if (isAbsence(request) || !("json" in request.body) || request.answer.kind !== "json")
      throw new TypeError("`refuses` must reject this call.");
    // A stand-in that looks like Ruby: replace it with Mylang code.
    return mylang`
      answer = post(${request.url}, ${request.headers}, ${request.body.json})
      print(at(answer, ${request.answer.at[0] ?? []}))
    `;
  },
});
