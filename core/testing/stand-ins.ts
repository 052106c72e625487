// A stand-in client that prints only the request, to check plugins without real clients.
import { defineClient, type Plugin } from "../index.ts";
import { python } from "hubsmith/code";

/** A client that prints only the HTTP request. @internal */
export const standInClient: Plugin<"client"> = defineClient({
  id: "python/stand-in",
  label: "Stand-in for Python",
  language: python.language,
  order: 1,
  templates: [],
  refuses: ({ request }) => ("reason" in request ? request : undefined),
  otherwise: ({ request }) => {
    if ("reason" in request) throw new TypeError(request.reason);
    const { url, headers, body } = request;
    const content = "json" in body ? body.json : "file" in body ? body.file : body.form;
    return python`request = (${url}, ${headers}, ${content})`;
  },
});
