// The address check plants strings into the ids that URLs are made of: the request stays on its server and its path.
import { withPeriod } from "../base/describe.ts";
import { type Call, inferenceCall, parseModel, type HttpRequest } from "../index.ts";
import { isText, type Text } from "../code/index.ts";
import { isEnv, type Value } from "../code/value.ts";
import type { Check, Finding } from "./check.ts";
import { shown } from "./group.ts";
import { urlStrings } from "./hostile.ts";
import { forEachRoute } from "./served.ts";

/** An id changes the parts of a URL that it is meant to be, and no header. @public */
export const addressCheck: Check = {
  id: "address-stays",
  what: "A request stays on its server and path for every model id.",
  why: "A key that is sent to another host can be stolen.",
  fix: "Use the id only in `path`, which is encoded automatically.",
  find: (plugin, { companions, strings }) =>
    forEachRoute(plugin, companions, ({ hub, model, options, where }) => {
      const callFor = (id: string): Call | undefined => {
        // An id of the Hub is all that a record can have.
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

/** What is wrong, in short and in full with its fix. */
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

/** A URL with the name of a variable in place of its value. */
export function textOf(url: string | Text): string {
  const part = (one: Value): string => (typeof one === "string" ? one : isEnv(one) ? one.name : "");
  return isText(url) ? url.parts.map(part).join("") : url;
}
