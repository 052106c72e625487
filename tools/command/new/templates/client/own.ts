// My Client: prints what is sent, and how the answer is read, in a language of its own.
import { absent, defineClient } from "hubsmith";
import { mylang } from "./own-language.ts";

export default defineClient({
  id: "mylang/my-client",
  label: "My Client",
  language: mylang.language,
  order: 90,
  // What it cannot print, it refuses with a reason.
  refuses: ({ request: wire }) => {
    if ("reason" in wire) return wire;
    if ("json" in wire.body && wire.answer.as === "json" && wire.job === undefined)
      return undefined;
    return absent(
      "json-only",
      "My Client sends JSON and reads JSON, in one request.",
      "Choose another client.",
    );
  },
  // Here go templates for single tasks: template(textToImage, (call) => …).
  templates: [],
  otherwise: ({ request: wire }) => {
    if ("reason" in wire || !("json" in wire.body) || wire.answer.as !== "json")
      throw new TypeError("This call should have been refused.");
    // A stand-in that reads like Ruby: write here what Mylang takes.
    return mylang`
      answer = post(${wire.url}, ${wire.headers}, ${wire.body.json})
      print(at(answer, ${wire.answer.at[0] ?? []}))
    `;
  },
});
