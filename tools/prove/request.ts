// One request is held against one contract: who may see which secret, which headers there are, and what the body has.
import type { Contract, Target } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { differences, type Facts, same, unnamed } from "./match.ts";
import type { OptionSet } from "./option-sets.ts";

/** A request as it arrived. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: "none" | "json" | "form" | "file";
  /** JSON, the fields of a form, or a file. */
  readonly body: unknown;
}

/** What the services of a call know of it. */
export interface Situation {
  readonly contracts: readonly Contract[];
  readonly facts: Facts;
  readonly target: Target;
  /** The secrets, by who is to see them. */
  readonly tokens: { readonly hub: string; readonly provider: string; readonly endpoint: string };
  readonly billTo?: string;
  /** What a body must have beyond what its contract names; left out where that is not fixed. */
  readonly members?: ValueObject;
  /** What goes another way than usual. */
  readonly about?: OptionSet["about"];
  /** From which request on everything is refused, and how. */
  readonly refusal?: { readonly from: number; readonly status: number };
  /** The model as the hub's API gives it. */
  readonly record: ValueObject;
  /** The token in the environment; a client may show it to the hub's API, whose token it is. */
  readonly hubTokenAround: string;
}

const ROUTER_HOST = "router.huggingface.co";

/** How a request differs from what a contract wants; nothing where it fits. */
export function differencesOf(
  contract: Contract,
  seen: Seen,
  situation: Situation,
): readonly string[] {
  const { facts, about, members, target, billTo } = situation;
  const isRouter = new URL(seen.url).host === ROUTER_HOST;
  const header = (name: string, wanted: string | undefined): readonly string[] =>
    same(wanted, seen.headers[name.toLowerCase()], name);
  const pattern = contract.form ?? contract.body;
  const whole =
    about === "lora" && contract.lora !== undefined ? merged(pattern, contract.lora) : pattern;
  const content = contentOf(contract);
  return [
    ...header("authorization", authorization(contract, seen, situation)),
    ...header("x-hf-bill-to", isRouter && target === "routed" ? billTo : undefined),
    ...Object.entries(contract.headers ?? {}).flatMap(([name, wanted]) => header(name, wanted)),
    ...(content === seen.content
      ? whole === undefined
        ? []
        : differences(whole, seen.body, facts)
      : [
          `content: wanted ${content}, saw ${seen.content} of type ${seen.headers["content-type"]}`,
        ]),
    ...(members === undefined || contract.body === undefined
      ? []
      : beyond(members, whole, seen.body)),
  ];
}

/** What a request of a contract carries. */
export function contentOf({ form, body }: Contract): Seen["content"] {
  if (form !== undefined) return "form";
  if (body === undefined) return "none";
  return typeof body === "string" && body.startsWith("{bytes") ? "file" : "json";
}

// The hub's hosts see the hub's token, an endpoint its own, a provider its key, and everybody else none.
function authorization(
  { authorization: form, routes }: Contract,
  { url }: Seen,
  { tokens, target }: Situation,
): string | undefined {
  if (new URL(url).host === ROUTER_HOST) return `Bearer ${tokens.hub}`;
  const isEndpoint = target === "endpoint" && routes.some((route) => route.includes("{endpoint}"));
  return form?.replace("{token}", isEndpoint ? tokens.endpoint : tokens.provider);
}

function beyond(wanted: ValueObject, pattern: Value | undefined, body: unknown): readonly string[] {
  const names = unnamed(pattern, body);
  const seen = Object.fromEntries(
    names.map((name) => [name, (body as Record<string, unknown>)[name]]),
  );
  // Not to stream is what happens without the word, too.
  if (seen["stream"] === false) delete seen["stream"];
  return same(wanted, seen, "body");
}

function merged(pattern: Value | undefined, more: Value): Value {
  if (!isPlain(pattern) || !isPlain(more)) return more;
  const members = Object.entries(more).map(([key, value]) => [key, merged(pattern[key], value)]);
  return { ...pattern, ...(Object.fromEntries(members) as ValueObject) };
}

function isPlain(value: Value | undefined): value is ValueObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
