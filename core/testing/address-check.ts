// The address check plants strings into the ids that URLs are made of: the request stays on its server and its path.
import { type Call, inferenceCall, parseModel, type Plugin } from "../index.ts";
import type { Check, Finding } from "./check.ts";
import { fixturesOf, hubFor, routesOf } from "./served.ts";

/** An id changes the parts of a URL that it is meant to be, and no header. @public */
export const addressCheck: Check = {
  name: "requests keep their address",
  run: (plugin, { companions, fixtures, strings }) => {
    if (plugin["~hub"].kind !== "provider") return [];
    const provider = plugin as Plugin<"provider">;
    const hub = hubFor(provider, companions);
    return fixturesOf(hub, provider, fixtures).flatMap(([{ name, model }, task]) =>
      Object.entries(routesOf(provider, task.streamKind !== undefined)).flatMap(
        ([route, options]) => {
          const where = `${name}, ${route}`;
          const callFor = (id: string): Call | undefined => {
            const { model: planted = model } = parseModel({ ...model, id });
            const request = { model: planted, provider: provider.id, providerId: id, options };
            const call = inferenceCall(hub, request);
            return "reason" in call ? undefined : call;
          };
          const usual = callFor("vendor/sample-model");
          if (usual === undefined) return [];
          return strings(where).flatMap((string) => compare(where, string, usual, callFor(string)));
        },
      ),
    );
  },
};

function compare(
  where: string,
  string: string,
  usual: Call,
  call: Call | undefined,
): readonly Finding[] {
  if (call === undefined || "reason" in call.wire || "reason" in usual.wire) return [];
  const { url, headers } = call.wire;
  const faults: string[] = [];
  if (!URL.canParse(url)) faults.push(`${JSON.stringify(url)} is no URL`);
  else {
    const { href, origin } = new URL(url);
    if (origin !== new URL(usual.wire.url).origin) faults.push(`the request goes to ${origin}`);
    if (href.replace(/\/$/, "") !== url.replace(/\/$/, ""))
      faults.push(`the URL ${JSON.stringify(url)} is read as ${href}`);
  }
  if (Object.keys(headers).join() !== Object.keys(usual.wire.headers).join())
    faults.push("the request has other headers");
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !/^[\x20-\x7e]*$/.test(value))
      faults.push(`the header ${name} has characters that no header takes`);
  return faults.map((fault) => ({
    where,
    message: `With the id ${JSON.stringify(string)}: ${fault}.`,
  }));
}
