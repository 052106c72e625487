// The key check: programs of a client contain the user's key, read from the environment or as given.
import type { Call, Plugin } from "../index.ts";
import { isText } from "../code/index.ts";
import { isEnv, type Value } from "../code/value.ts";
import { ROUTER } from "../http/route.ts";
import type { Check, Finding } from "./check.ts";
import { clientHub, type Printed, printedBy, withoutComments } from "./client-hub.ts";
import { requestsTo } from "./requests.ts";
import type { Subject } from "./subjects.ts";
import { nothingSeen } from "./watch.ts";

// Realistic keys of Hugging Face and of a provider.
const HUB_KEY = "hf_PlantedKeyOf27Letters";
const OWN_KEY = "pk-PlantedKeyOf27Letters";
// A literal key in a program: after its scheme, or with a prefix that only keys have.
const LITERAL =
  /\b(?:Bearer|Token|Basic|Key) (?=[\w.~+/-]*\d)[\w.~+/-]{6,}|\b(?:hf_|sk-|r8_|gsk_|nvapi-)(?=\w*[A-Z\d])[A-Za-z\d]{6,}/;
const ROUTES: ReadonlySet<string> = new Set(["routed", "direct", "streaming", "endpoint"]);

/** Programs contain the user's key, and no other key. @public */
export const keyCheck: Check = {
  id: "key-is-carried",
  what: "A client's programs send the reader's key to the host of the request only. No program contains a key.",
  why: "A request without a key fails. An author's key can be stolen, and the author pays. A key that is sent to another host can be stolen.",
  fix: "Print call.token or the headers of call.request in holes. Revoke a key that was published.",
  find: (plugin, { companions, subjects }) => {
    if (plugin["~hub"].kind !== "client") return subjects.flatMap(keysIn);
    const client = plugin as Plugin<"client">;
    const hub = clientHub(client, companions, { seen: nothingSeen() });
    return hub.providers.list.flatMap((provider) => {
      const given = new Set<string>();
      return [...requestsTo(hub, provider, [], () => false)]
        .filter(({ variant }) => ROUTES.has(variant))
        .flatMap((one): readonly Finding[] => {
          const where = `${provider.id}: ${one.name}`;
          const read = printedBy(hub, client, one.request);
          if (read === undefined) return [];
          const found = faultsOf(read, provider).map((finding) => ({ where, ...finding }));
          // A given key is printed in one way for all tasks.
          if (given.has(read.call.target)) return found;
          given.add(read.call.target);
          const isHubs = isEnv(read.call.token) && read.call.token.name === "HF_TOKEN";
          return [
            ...found,
            ...[{ accessToken: isHubs ? HUB_KEY : OWN_KEY }, { tokenPlaceholder: true }].flatMap(
              (more) => {
                const other = printedBy(hub, client, one.request, more);
                const faults = other === undefined ? [] : faultsOf(other, provider);
                return faults.map((finding) => ({ where, ...finding }));
              },
            ),
          ];
        });
    });
  },
};

// A key in a program of another plugin than a client.
function keysIn({ name, first }: Subject): readonly Finding[] {
  return first().snippets.flatMap(({ client, content }) => {
    const [key] = LITERAL.exec(content) ?? [];
    if (key === undefined) return [];
    const message = `The program contains a key, ${JSON.stringify(key)}. Remove it, and revoke it if it is real.`;
    return [{ where: `${name}, ${client}`, message, program: content }];
  });
}

function faultsOf(
  { call, program }: Printed,
  provider: Plugin<"provider">,
): readonly Omit<Finding, "where">[] {
  const { token } = call;
  const key = isEnv(token) ? token.name : String(token);
  const literal = LITERAL.exec(program.replaceAll(key, ""))?.[0];
  // Everything else that such a program lacks is a consequence.
  if (literal !== undefined)
    return [
      {
        message: `The program contains a key, ${JSON.stringify(literal)}. Print \`call.token\` instead, and revoke the key if it is real.`,
        program,
      },
    ];
  const messages = [
    ...(program.includes(key)
      ? []
      : [
          isEnv(token)
            ? `The program never reads ${key}, so it sends no key. Print \`call.token\`, or the headers of \`call.request\`, in a hole.`
            : `The program does not have the given key. Print \`call.token\`, or the headers of \`call.request\`, in a hole.`,
        ]),
    ...lostHeaders(call, program),
  ];
  return [
    ...messages.map((message) => ({ message, cause: message.replaceAll(key, ""), program })),
    ...foreignHosts(call, program, provider).map((host) => ({
      message: `The key of ${call.target === "routed" ? "Hugging Face" : call.providerLabel} would be sent to ${host}, which is not the host of the call. Print \`call.request.url\` in a hole, or let \`refuses\` return absent(code, reason, change) for calls with another address.`,
      cause: `goes to ${host}`,
      program,
    })),
  ];
}

const HOST = /\bhttps?:\/\/([\w-]+(?:\.[\w-]+)+)/g;

/** The hosts in a program that are not in the call. */
function foreignHosts(
  { request: wire, inputs, parameters, endpointUrl, target }: Call,
  program: string,
  { baseUrl }: Plugin<"provider">,
): readonly string[] {
  const known = JSON.stringify([
    wire,
    inputs,
    parameters,
    endpointUrl ?? (target === "routed" ? ROUTER : baseUrl),
  ]);
  const code = withoutComments(program);
  const named = new Set(Array.from(code.matchAll(HOST), ([, host]) => host!));
  // An SDK may get only a host.
  const router = new URL(ROUTER).host;
  if (code.includes(router)) named.add(router);
  return [...named].filter((host) => !known.includes(host));
}

// A program with the complete URL makes the request itself, and so sends its headers.
function lostHeaders({ request: wire, target }: Call, program: string): readonly string[] {
  if ("reason" in wire || target === "endpoint" || typeof wire.url !== "string") return [];
  if (!program.includes(wire.url)) return [];
  const lower = program.toLowerCase();
  return Object.entries(wire.headers).flatMap(([name, value]) => {
    const scheme = schemeOf(value);
    if (!lower.includes(name.toLowerCase()))
      return [
        `The program calls the URL of the request without the header ${name}. Print all of \`call.request.headers\`.`,
      ];
    return program.includes(scheme)
      ? []
      : [
          `The program sends ${name} without "${scheme}" before the key. Print the values of \`call.request.headers\` as they are.`,
        ];
  });
}

function schemeOf(value: Value): string {
  const [first] = isText(value) ? value.parts : [];
  return typeof first === "string" ? first.trim() : "";
}
