// The address check plants strings in the ids that URLs contain: the request must stay on its server and its
// path.
import { withPeriod } from "../base/describe.ts";
import { type Call, inferenceCall, parseModel, type HttpRequest } from "../index.ts";
import { isText, type Text } from "../code/index.ts";
import { isEnv, type Value } from "../code/value.ts";
import type { Check, Finding } from "./check.ts";
import { shown } from "./group.ts";
import { urlStrings } from "./hostile.ts";
import { forEachRoute } from "./served.ts";

/** An id changes only its own parts of a URL, and no header. @public */
export const addressCheck: Check = {
  id: "address-stays",
  what: "A request stays on its server and path for every model id.",
  why: "A key that is sent to another host can be stolen.",
  fix: "Use the id only in `path`, which is encoded automatically.",
  find: (plugin, { companions, strings }) =>
    forEachRoute(plugin, companions, ({ hub, model, options, where }) => {
      const callFor = (id: string): Call | undefined => {
        // A record can only have ids that are valid on the Hub.
        const { model: own = model } = parseModel({ ...(model as object), id });
        const request = { model: own, provider: plugin.id, providerId: id, options };
        const call = inferenceCall(hub, request);
        return "reason" in call ? undefined : call;
      };
      const usual = callFor("vendor/sample-model");
      if (usual === undefined) return [];
      return [...new Set([...strings(where), ...urlStrings])].flatMap((string) =>
        compare(where, string, usual, callFor(string)),
      );
    }),
};

function compare(
  where: string,
  string: string,
  usual: Call,
  call: Call | undefined,
): readonly Finding[] {
  if (call === undefined || "reason" in usual.request) return [];
  return faultsOf(call.request, usual.request).map(([cause, fault]) => ({
    where,
    string,
    cause,
    message: `With the id ${shown(string)}: ${fault}`,
  }));
}

/** The problem in short, and the complete message with its fix. */
function faultsOf(
  wire: Call["request"],
  usual: HttpRequest,
): readonly (readonly [string, string])[] {
  const header = "Let headers be the same for every id, and send it in the path or the body.";
  if ("reason" in wire)
    return wire.code === "bad-header" ? [["header", `${withPeriod(wire.reason)} ${header}`]] : [];
  const url = textOf(wire.url);
  const faults: (readonly [string, string])[] = [];
  const path = "Use the id only in `path`, which is encoded automatically.";
  if (!URL.canParse(url)) faults.push(["no URL", `${JSON.stringify(url)} is not a URL. ${path}`]);
  else {
    const { href, origin } = new URL(url);
    if (origin !== new URL(textOf(usual.url)).origin)
      faults.push(["server", `the request goes to ${origin}. ${path}`]);
    if (href.replace(/\/$/, "") !== url.replace(/\/$/, ""))
      faults.push(["place", `the URL ${JSON.stringify(url)} is read as ${href}. ${path}`]);
  }
  if (Object.keys(wire.headers).join() !== Object.keys(usual.headers).join())
    faults.push(["headers", `the request has other headers. ${header}`]);
  for (const [name, value] of Object.entries(wire.headers))
    if (typeof value === "string" && value !== usual.headers[name])
      faults.push(["header", `the header ${name} becomes ${shown(value)}. ${header}`]);
  return faults;
}

/** A URL with variable names instead of values. */
export function textOf(url: string | Text): string {
  const part = (one: Value): string => (typeof one === "string" ? one : isEnv(one) ? one.name : "");
  return isText(url) ? url.parts.map(part).join("") : url;
}
