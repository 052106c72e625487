// Compares a request with the pattern of a contract; every difference is one line with its path.
import type { Value } from "#core/code/value";
import type { Members, Pattern, Piece } from "../../../contract/pattern.ts";
import type { CallFacts } from "./facts.ts";
import { cut, isMap, isMedia, missing, same, show, unwanted } from "./received.ts";

export interface Matching {
  readonly facts: CallFacts;
  /** The parameters that were found, by the task's names. */
  readonly found: Set<string>;
  /** In a form, every value is a string. */
  readonly isForm: boolean;
}

/** The differences between a pattern and a value, each with its path; empty if it matches. @internal */
export function differences(
  pattern: Pattern,
  seen: unknown,
  matching: Matching,
  at = "body",
): readonly string[] {
  const { facts, found } = matching;
  const inner = (child: Pattern): readonly string[] => differences(child, seen, matching, at);
  const equals = (value: Value): readonly string[] => equal(value, seen, matching, at);
  // For a missing parameter, only the path is reported.
  const ofParameters = (
    names: readonly string[],
    convert: (...values: readonly Value[]) => Value,
    otherwise?: Value,
  ): readonly string[] => {
    const absent = names.find((name) => !Object.hasOwn(facts.parameters, name));
    if (absent !== undefined && otherwise !== undefined) return equals(otherwise);
    if (absent !== undefined) return unexpected(at, seen, `: the call has no parameter ${absent}`);
    for (const name of names) found.add(name);
    const what = names.length > 1 ? "parameters" : "parameter";
    if (seen === undefined) return [`${at}: missing, expected the ${what} ${names.join(", ")}`];
    return equals(convert(...names.map((name) => facts.parameters[name]!)));
  };
  if (Array.isArray(pattern)) {
    const items = pattern as readonly Pattern[];
    if (!Array.isArray(seen)) return [other(at, items, seen)];
    if (seen.length !== items.length)
      return [`${at}: expected ${items.length} items, got ${seen.length}`];
    return items.flatMap((item, index) =>
      differences(item, seen[index], matching, `${at}[${index}]`),
    );
  }
  if (!isMap(pattern)) return equals(pattern as Value);
  if (!isMarked(pattern)) return ofMembers(pattern as Members, false, seen, matching, at);
  switch (pattern["~"]) {
    case "anything":
      return seen === undefined ? [missing(at, "anything")] : [];
    case "optional":
      return seen === undefined ? [] : inner(pattern.pattern);
    case "followed": {
      const { start, items } = pattern;
      if (!Array.isArray(seen) || seen.length < items.length) return [other(at, pattern, seen)];
      const end = seen.length - items.length;
      return [
        ...differences(start, seen.slice(0, end), matching, at),
        ...items.flatMap((item, index) =>
          differences(item, seen[end + index], matching, `${at}[${end + index}]`),
        ),
      ];
    }
    case "lora":
      return facts.isLora
        ? inner(pattern.pattern)
        : unexpected(at, seen, ": the model is not a LoRA");
    case "oneOf": {
      for (const value of pattern.values) {
        const attempt = new Set(found);
        if (differences(value, seen, { ...matching, found: attempt }, at).length > 0) continue;
        for (const name of attempt) found.add(name);
        return [];
      }
      return [
        `${at}: expected one of ${pattern.values.map(written).join(", ")}, got ${show(seen)}`,
      ];
    }
    case "open":
      return ofMembers(pattern.members, true, seen, matching, at);
    case "text":
    case "joined": {
      const parts = pattern["~"] === "text" ? [pattern] : pattern.parts;
      const expected = textOf(parts, facts);
      if (expected !== undefined) return equals(expected);
      const needed = parts.map(written).join(", ");
      return [`${at}: the contract needs ${needed}, which this call does not have`];
    }
    case "input":
      return ofInput(pattern, seen, matching, at);
    case "made":
      return inner(pattern.of(facts.inputs as Value));
    case "parameter":
      return ofParameters(
        [pattern.name],
        pattern.convert ?? ((value) => value!),
        pattern.otherwise,
      );
    case "parameters":
      return ofParameters(pattern.names, pattern.convert);
  }
}

type Marked = Extract<Pattern, { readonly "~": string }>;

const isMarked = (pattern: object): pattern is Marked =>
  typeof (pattern as { readonly "~"?: unknown })["~"] === "string";

const unexpected = (at: string, seen: unknown, why: string): readonly string[] =>
  seen === undefined ? [] : [unwanted(at, seen) + why];

/** A string of pieces; `undefined` if the call does not have one of its facts. @internal */
export function textOf(parts: readonly Piece[], { texts }: CallFacts): string | undefined {
  const values = parts.map((part) =>
    typeof part === "string" ? part : part["~"] === "text" ? texts[part.fact] : undefined,
  );
  return values.includes(undefined) ? undefined : values.join("");
}

function ofInput(
  { name, as }: Extract<Pattern, { readonly "~": "input" }>,
  seen: unknown,
  matching: Matching,
  at: string,
): readonly string[] {
  const { inputs } = matching.facts;
  const members = isMap(inputs) ? inputs : {};
  const wanted =
    name !== undefined
      ? members[name]
      : as !== undefined && isMap(inputs)
        ? Object.values(members).find(isMedia)
        : inputs;
  if (wanted === undefined) {
    const needed = name === undefined ? "a file" : `the input ${name}`;
    return [`${at}: the contract needs ${needed}, which this call does not have`];
  }
  const isBytes = as === undefined || as === "bytes";
  if (!isMedia(wanted))
    return isBytes
      ? equal(wanted as Value, seen, matching, at)
      : [`${at}: the contract expects a file, but this input is not a file`];
  if (isBytes) return same(wanted, seen, at);
  const base64 = Buffer.from(wanted.bytes).toString("base64");
  return equal(
    as === "base64" ? base64 : `data:${wanted.type};base64,${base64}`,
    seen,
    matching,
    at,
  );
}

function ofMembers(
  members: Members,
  isOpen: boolean,
  seen: unknown,
  matching: Matching,
  at: string,
): readonly string[] {
  if (seen === undefined) {
    const isNeeded = Object.values(members).some(
      (member) => differences(member, undefined, matching, at).length > 0,
    );
    return [`${at}: missing, expected ${written(members)}${isNeeded ? "" : `; ${WRAP}`}`];
  }
  if (!isMap(seen)) return [other(at, members, seen)];
  const memberOf = (name: string): unknown => (Object.hasOwn(seen, name) ? seen[name] : undefined);
  const ofKnown = Object.entries(members).flatMap(([name, wanted]) =>
    differences(wanted, memberOf(name), matching, `${at}.${name}`),
  );
  const unknown = Object.keys(seen).filter((name) => !Object.hasOwn(members, name));
  return [
    ...ofKnown,
    ...unknown.flatMap((name) => ofOther(name, isOpen, seen[name], matching, `${at}.${name}`)),
  ];
}

const WRAP = "if it is only sent together with its members, wrap it in optional({ … })";

const other = (at: string, pattern: Pattern, seen: unknown): string =>
  `${at}: expected ${written(pattern)}, got ${show(seen)}`;

// Unknown parameters are sent unchanged, if the request has a place for them.
function ofOther(
  name: string,
  isOpen: boolean,
  seen: unknown,
  matching: Matching,
  at: string,
): readonly string[] {
  const { known, parameters } = matching.facts;
  const isParameter = Object.hasOwn(parameters, name);
  if (isOpen && isParameter && !known.has(name)) {
    matching.found.add(name);
    return equal(parameters[name]!, seen, matching, at);
  }
  // A value at an unexpected path is not lost.
  for (const [parameter, value] of Object.entries(parameters))
    if (name === parameter || hasWithin(seen, value, matching)) matching.found.add(parameter);
  if (known.has(name)) return [`${unwanted(at, seen)}: the contract does not have it at this path`];
  if (!isParameter) return [unwanted(at, seen)];
  return [
    `${unwanted(at, seen)}. The request sends parameters that the task does not have. Write open({ … }) in the contract if the service accepts them, or \`acceptsUnknown: false\` in \`serves\` if not.`,
  ];
}

function hasWithin(seen: unknown, value: Value, matching: Matching): boolean {
  if (equal(value, seen, matching, "").length === 0) return true;
  const items = Array.isArray(seen) || isMap(seen) ? Object.values(seen) : [];
  return items.some((item) => hasWithin(item, value, matching));
}

function equal(wanted: Value, seen: unknown, { isForm }: Matching, at: string): readonly string[] {
  if (seen === undefined) return [missing(at, wanted)];
  return same(isForm && typeof wanted !== "string" ? JSON.stringify(wanted) : wanted, seen, at);
}

/** A pattern, or a piece of a URL, as an author writes it, abbreviated. */
const written = (pattern: Pattern | Piece): string => cut(inFull(pattern));

function inFull(pattern: unknown): string {
  if (Array.isArray(pattern)) return `[${listed(pattern)}]`;
  if (!isMap(pattern) || isMedia(pattern)) return show(pattern);
  const { "~": kind, name, as, fact, names, parts, values, members } = pattern;
  switch (kind) {
    case "text":
      return `fact.${String(fact)}`;
    case "segment":
    case "anything":
      return kind;
    case "input": {
      if (name === undefined && as !== undefined) return `fact.file(${show(as)})`;
      return `fact.input(${listed([name, as].filter((argument) => argument !== undefined))})`;
    }
    case "parameter": {
      const more = ["convert", "otherwise"].filter((option) => pattern[option] !== undefined);
      const options =
        more.length > 0 ? `, { ${more.map((option) => `${option}: …`).join(", ")} }` : "";
      return `fact.parameter(${show(name)}${options})`;
    }
    case "made":
      return "fact.made(…)";
    case "parameters":
      return `fact.parameters(${inFull(names)}, …)`;
    case "followed":
      return `followedBy(${listed([pattern["start"], ...(pattern["items"] as readonly unknown[])])})`;
    case "joined":
    case "oneOf":
      return `${kind}(${listed(parts ?? values)})`;
    case "optional":
    case "lora":
    case "open":
      return `${kind === "lora" ? "forLora" : kind}(${inFull(members ?? pattern["pattern"])})`;
    default: {
      const texts = Object.entries(pattern).map(([memberName, member]) => {
        const key = /^[A-Za-z_$][\w$]*$/.test(memberName) ? memberName : JSON.stringify(memberName);
        return `${key}: ${inFull(member)}`;
      });
      return texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
    }
  }
}

const listed = (patterns: unknown): string =>
  (patterns as readonly unknown[]).map(inFull).join(", ");
