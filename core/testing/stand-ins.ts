// Stand-in clients that print only the request, to check plugins without real clients.
import { absent, type Absence, type Call, defineClient, type Plugin } from "../index.ts";
import { js, python, sh } from "hubsmith/code";
import type { Value } from "../code/value.ts";

const needsWire = (call: Call): Absence | undefined =>
  "reason" in call.request ? call.request : undefined;

interface Request {
  readonly url: Value;
  readonly headers: Readonly<Record<string, Value>>;
  readonly body: Value;
  readonly parts: readonly Value[];
}

function requestOf({ request: wire }: Call): Request {
  if ("reason" in wire) throw new TypeError(wire.reason);
  const { url, headers, body } = wire;
  if ("json" in body) return { url, headers, body: body.json, parts: [body.json] };
  if ("file" in body) return { url, headers, body: body.file, parts: [body.file] };
  return { url, headers, body: body.form, parts: Object.values(body.form) };
}

/** A client for each of three languages; it prints only the HTTP request. @internal */
export const standInClients: readonly Plugin<"client">[] = Object.freeze([
  defineClient({
    id: "python/stand-in",
    label: "Stand-in for Python",
    language: python.language,
    order: 1,
    refuses: needsWire,
    templates: [],
    otherwise: (call) => {
      const { url, headers, body } = requestOf(call);
      return python`request = (${url}, ${headers}, ${body})`;
    },
  }),
  defineClient({
    id: "js/stand-in",
    label: "Stand-in for JavaScript",
    language: js.language,
    order: 1,
    refuses: needsWire,
    templates: [],
    otherwise: (call) => {
      const { url, headers, body } = requestOf(call);
      return js`const request = [${url}, ${headers}, ${body}];`;
    },
  }),
  defineClient({
    id: "sh/stand-in",
    label: "Stand-in for shell",
    language: sh.language,
    order: 1,
    refuses: (call) =>
      needsWire(call) ??
      (requestOf(call).parts.length === 0
        ? absent("empty", "The request has no body.", "Give it one.")
        : undefined),
    templates: [],
    otherwise: (call) => {
      const { url, headers, parts } = requestOf(call);
      const words = [url, ...Object.values(headers), ...parts];
      return sh`request ${sh.join(
        words.map((word) => sh.value(word)),
        " ",
      )}`;
    },
  }),
]);
