// What a contract wants is compared with what arrived; every difference is one line that says where.
import type { Value, ValueObject } from "hubsmith/code";

/** The facts of a call, which stand in a contract as `"{…}"`. */
export interface Facts {
  /** Those that are text, also inside a longer one: `model`, `version`, `routed`, `hub`, `weights`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The inputs, each file as its content. */
  readonly inputs: unknown;
}

/** A file as it stands on the reader's disk, or as it arrived: alone, or as a part of a form. */
export interface Media {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The differences between a pattern and what was seen; none where it fits. */
export function differences(
  pattern: Value,
  seen: unknown,
  facts: Facts,
  at = "body",
): readonly string[] {
  if (typeof pattern === "string") return ofText(pattern, seen, facts, at);
  if (Array.isArray(pattern)) return ofList(pattern as readonly Value[], seen, facts, at);
  if (typeof pattern !== "object" || pattern === null)
    return Object.is(pattern, seen) ? [] : [differs(at, pattern, seen)];
  return ofObject(pattern as ValueObject, seen, facts, at);
}

/** The names of the members that a pattern leaves open and that are there. */
export function unnamed(pattern: Value | undefined, seen: unknown): readonly string[] {
  if (!isObject(pattern) || !isObject(seen)) return [];
  const named = Object.keys(pattern).map((key) => key.replace(/\?$/, ""));
  return Object.keys(seen).filter((key) => !named.includes(key));
}

/** A text in which each `{name}` is replaced by its fact; `undefined` where the call has no such fact. */
export function filled(pattern: string, { texts }: Facts): string | undefined {
  let complete = true;
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(texts, name)) complete = false;
    return texts[name] ?? "";
  });
  return complete ? text : undefined;
}

function ofText(pattern: string, seen: unknown, facts: Facts, at: string): readonly string[] {
  const [, name, rest = ""] = /^\{(\w+)(?:[.:]([^}]*))?\}$/.exec(pattern) ?? [];
  switch (name) {
    case "any":
      return seen === undefined ? [`${at}: missing`] : [];
    case "oneOf":
      return rest.split(",").includes(String(seen)) ? [] : [differs(at, pattern, seen)];
    case "inputs":
      return same(input(facts, rest), seen, at);
    case "bytes":
    case "base64":
    case "dataUrl": {
      const media = input(facts, rest);
      if (!isMedia(media)) return [`${at}: ${pattern} is no file of this call`];
      const base64 = media.bytes.toString("base64");
      if (name === "bytes") return same(media, seen, at);
      return same(name === "base64" ? base64 : `data:${media.type};base64,${base64}`, seen, at);
    }
    default: {
      const wanted = filled(pattern, facts);
      return wanted === undefined
        ? [`${at}: ${pattern} is no fact of this call`]
        : same(wanted, seen, at);
    }
  }
}

function input({ inputs }: Facts, name: string): unknown {
  if (name === "") return inputs;
  return isObject(inputs) && Object.hasOwn(inputs, name) ? inputs[name] : undefined;
}

function ofList(
  pattern: readonly Value[],
  seen: unknown,
  facts: Facts,
  at: string,
): readonly string[] {
  if (!Array.isArray(seen)) return [differs(at, pattern, seen)];
  if (seen.length !== pattern.length)
    return [`${at}: wanted ${pattern.length} items, saw ${seen.length}`];
  return pattern.flatMap((item, index) => differences(item, seen[index], facts, `${at}[${index}]`));
}

function ofObject(
  pattern: ValueObject,
  seen: unknown,
  facts: Facts,
  at: string,
): readonly string[] {
  if (!isObject(seen)) return [differs(at, pattern, seen)];
  const found: string[] = [];
  for (const [key, wanted] of Object.entries(pattern)) {
    if (key === "...") continue;
    const name = key.replace(/\?$/, "");
    if (Object.hasOwn(seen, name))
      found.push(...differences(wanted, seen[name], facts, `${at}.${name}`));
    else if (name === key) found.push(`${at}.${name}: missing`);
  }
  const more = Object.hasOwn(pattern, "...") ? [] : unnamed(pattern, seen);
  return [...found, ...more.map((name) => `${at}.${name}: not wanted, saw ${show(seen[name])}`)];
}

/** The differences between two values as they are. */
export function same(wanted: unknown, seen: unknown, at: string): readonly string[] {
  if (isMedia(wanted) && isMedia(seen)) {
    if (wanted.type !== seen.type) return [differs(`${at} (type)`, wanted.type, seen.type)];
    return wanted.bytes.equals(seen.bytes) ? [] : [differs(at, wanted, seen)];
  }
  if (Array.isArray(wanted) && Array.isArray(seen) && wanted.length === seen.length)
    return wanted.flatMap((item, index) => same(item, seen[index], `${at}[${index}]`));
  if (isObject(wanted) && isObject(seen)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
    return [...names].flatMap((name) => {
      if (!Object.hasOwn(seen, name)) return [`${at}.${name}: missing`];
      if (!Object.hasOwn(wanted, name))
        return [`${at}.${name}: not wanted, saw ${show(seen[name])}`];
      return same(wanted[name], seen[name], `${at}.${name}`);
    });
  }
  return Object.is(wanted, seen) ? [] : [differs(at, wanted, seen)];
}

const differs = (at: string, wanted: unknown, seen: unknown): string =>
  `${at}: wanted ${show(wanted)}, saw ${show(seen)}`;

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (isMedia(value)) {
    return `${value.bytes.length} bytes of ${value.type} (${value.bytes.subarray(0, 16).toString("hex")}…)`;
  }
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Is this a file's content? */
export function isMedia(value: unknown): value is Media {
  return (
    typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isMedia(value);
}
