// The key check: programs of a client contain the user's key, read from the environment or as given.
import { isAbsence } from "#core/base/issue";
import type { Call, Plugin } from "hubsmith";
import { isText } from "hubsmith/language";
import { isEnv } from "#core/code/value";
import { ROUTER } from "#core/snippets/route";
import { type Check, type Finding, ofPrograms } from "./check.ts";
import { type Printed, printedBy, withoutComments } from "../subjects/client-hub.ts";
import { plainRequests, type Subject } from "../subjects/index.ts";

// Realistic keys of Hugging Face and of a provider.
const HUB_KEY = "hf_PlantedKeyOf27Letters";
const OWN_KEY = "pk-PlantedKeyOf27Letters";
// A literal key in a program: after its scheme, or with a prefix that only keys have.
const LITERAL =
  /\b(?:Bearer|Token|Basic|Key) (?=[\w.~+/-]*\d)[\w.~+/-]{6,}|\b(?:hf_|sk-|r8_|gsk_|nvapi-)(?=\w*[A-Z\d])[A-Za-z\d]{6,}/;

export const keyCheck: Check = {
  id: "key-is-carried",
  what: "A client's programs send the reader's key to the host of the request only. No program contains a key.",
  why: "A request without a key fails. An author's key can be stolen, and the author pays. A key that is sent to another host can be stolen.",
  fix: "Print call.token or the headers of call.request in ${…}. Revoke a key that was published.",
  find: (plugin, context) =>
    plugin["~hub"].kind === "client"
      ? clientKeys(plugin as Plugin<"client">, context.subjects)
      : keysIn(plugin, context),
};

function* clientKeys(client: Plugin<"client">, subjects: readonly Subject[]): Iterable<Finding> {
  const given = new Set<string>();
  for (const { where, hub, request } of plainRequests(subjects)) {
    const read = printedBy(hub, client, request);
    if (read === undefined) continue;
    const programs: (Printed | undefined)[] = [read];
    const { token, target } = read.call;
    // A given key is printed in one way for all tasks.
    const key = `${request.provider} ${target}`;
    if (!given.has(key)) {
      given.add(key);
      const accessToken = isEnv(token) && token.name === "HF_TOKEN" ? HUB_KEY : OWN_KEY;
      programs.push(printedBy(hub, client, request, { accessToken }));
      programs.push(printedBy(hub, client, request, { tokenPlaceholder: true }));
    }
    const provider = hub.providers.get(request.provider!)!;
    for (const printed of programs)
      for (const finding of printed === undefined ? [] : faultsOf(printed, provider))
        yield { where, program: printed!.program, ...finding };
  }
}

// A key in a program of another plugin than a client.
const keysIn = ofPrograms(function* ({ content }) {
  const [key] = LITERAL.exec(content) ?? [];
  if (key !== undefined)
    yield `The program contains a key, ${JSON.stringify(key)}. Remove it, and revoke it if it is real.`;
});

function* faultsOf({ call, program }: Printed, provider: Plugin<"provider">): Iterable<Finding> {
  const { token } = call;
  const key = isEnv(token) ? token.name : (token as string);
  const literal = LITERAL.exec(program.replaceAll(key, ""))?.[0];
  if (literal !== undefined) {
    const message = `The program contains a key, ${JSON.stringify(literal)}. Print \`call.token\` instead, and revoke the key if it is real.`;
    yield { message };
    // Other faults of such a program have the same cause.
    return;
  }
  if (!program.includes(key)) {
    const message = isEnv(token)
      ? `The program never reads ${key}, so it sends no key. Print \`call.token\`, or the headers of \`call.request\`, in \${…}.`
      : `The program does not contain the given key. Print \`call.token\`, or the headers of \`call.request\`, in \${…}.`;
    yield { message, cause: message.replaceAll(key, "") };
  }
  for (const message of lostHeaders(call, program))
    yield { message, cause: message.replaceAll(key, "") };
  for (const host of foreignHosts(call, program, provider)) {
    const message = `The key of ${call.target === "routed" ? "Hugging Face" : call.providerLabel} would be sent to ${host}, which is not the host of the call. Print \`call.request.url\` in \${…}, or let \`refuses\` return absent({ code, reason, fix }) for calls to another host.`;
    yield { message, cause: `goes to ${host}` };
  }
}

const HOST = /\bhttps?:\/\/([\w-]+(?:\.[\w-]+)+)/g;

/** The hosts in a program that are not in the call. */
function foreignHosts(
  { request, inputs, parameters, endpointUrl, target }: Call,
  program: string,
  { baseUrl }: Plugin<"provider">,
): readonly string[] {
  const known = JSON.stringify([
    request,
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
function* lostHeaders({ request, target }: Call, program: string): Iterable<string> {
  if (isAbsence(request) || target === "endpoint" || typeof request.url !== "string") return;
  if (!program.includes(request.url)) return;
  const lower = program.toLowerCase();
  for (const [name, value] of Object.entries(request.headers)) {
    const [first] = isText(value) ? value.parts : [];
    const scheme = typeof first === "string" ? first.trim() : "";
    // An HTTP library may have a method for it, such as `bearer_auth`.
    if (scheme !== "" && new RegExp(`\\.${scheme}_?auth\\(`, "i").test(program)) continue;
    if (!lower.includes(name.toLowerCase()))
      yield `The program calls the URL of the request without the header ${name}. Print all of \`call.request.headers\`.`;
    else if (!program.includes(scheme))
      yield `The program sends ${name} without "${scheme}" before the key. Print the values of \`call.request.headers\` unchanged.`;
  }
}
