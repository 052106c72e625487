// Compares a request with the pattern of a contract; every difference is one line with its path.
import type { Value, ValueObject } from "../../code/value.ts";
import type { Members, Pattern, Piece } from "../contract/pattern.ts";
import type { CallFacts } from "./facts.ts";
import { cut, isMap, isMedia, type Media, missing, same, show, unwanted } from "./received.ts";

/** The context of a comparison. @internal */
export interface Matching {
  readonly facts: CallFacts;
  /** The parameters that were found, by the task's names. */
  readonly found: Set<string>;
  /** In a form, every value is a string. */
  readonly isForm: boolean;
}

type Marked = Extract<Pattern, { readonly "~": string }>;

interface Shape {
  readonly members: Members;
  readonly isOpen: boolean;
}
type Member = Pick<Shape, "isOpen"> & { readonly name: string };
/** Returns the differences; `at` is the path of the value. */
type Compare<P> = (pattern: P, seen: unknown, matching: Matching, at: string) => readonly string[];

/** The differences between a pattern and a value; empty if it matches. @internal */
export function differences(
  pattern: Pattern,
  seen: unknown,
  matching: Matching,
  at = "body",
): readonly string[] {
  if (isMarked(pattern)) return ofMarked(pattern, seen, matching, at);
  if (Array.isArray(pattern)) return ofList(pattern as readonly Pattern[], seen, matching, at);
  if (isMap(pattern))
    return ofMembers({ members: pattern as Members, isOpen: false }, seen, matching, at);
  return equal(pattern as Value, seen, matching, at);
}

/** A string of pieces; `undefined` if the call does not have one of its facts. @internal */
export function textOf(parts: readonly Piece[], { texts }: CallFacts): string | undefined {
  const found = parts.map((part) =>
    typeof part === "string" ? part : part["~"] === "text" ? texts[part.fact] : undefined,
  );
  return found.includes(undefined) ? undefined : found.join("");
}

const ofMarked: Compare<Marked> = (pattern, seen, matching, at) => {
  const { facts, found } = matching;
  switch (pattern["~"]) {
    case "anything":
      return seen === undefined ? [missing(at, "anything")] : [];
    case "optional":
      return seen === undefined ? [] : differences(pattern.pattern, seen, matching, at);
    case "lora":
      if (facts.isLora) return differences(pattern.pattern, seen, matching, at);
      return seen === undefined ? [] : [`${unwanted(at, seen)}: the model is not a LoRA`];
    case "oneOf":
      return ofOne(pattern.values, seen, matching, at);
    case "open":
      return ofMembers({ members: pattern.members, isOpen: true }, seen, matching, at);
    case "text":
    case "joined": {
      const parts = pattern["~"] === "text" ? [pattern] : pattern.parts;
      const expected = textOf(parts, facts);
      if (expected !== undefined) return equal(expected, seen, matching, at);
      return [
        `${at}: the contract needs ${parts.map(written).join(", ")}, which this call does not have`,
      ];
    }
    case "input":
      return ofInput(pattern, seen, matching, at);
    case "parameter": {
      const { name, convert = (value) => value, otherwise } = pattern;
      if (!Object.hasOwn(facts.parameters, name))
        return otherwise === undefined ? absentAt(name) : equal(otherwise, seen, matching, at);
      // For a missing parameter, only the path is reported.
      found.add(name);
      if (seen === undefined) return [`${at}: missing, expected the parameter ${name}`];
      return equal(convert(facts.parameters[name]!), seen, matching, at);
    }
    case "parameters": {
      const { names, convert } = pattern;
      const absent = names.find((name) => !Object.hasOwn(facts.parameters, name));
      if (absent !== undefined) return absentAt(absent);
      for (const name of names) found.add(name);
      if (seen === undefined)
        return [`${at}: missing, expected the parameters ${names.join(", ")}`];
      return equal(convert(...names.map((name) => facts.parameters[name]!)), seen, matching, at);
    }
  }

  function absentAt(name: string): readonly string[] {
    return seen === undefined ? [] : [`${unwanted(at, seen)}: the call has no parameter ${name}`];
  }
};

const ofOne: Compare<readonly Pattern[]> = (values, seen, matching, at) => {
  for (const value of values) {
    const found = new Set(matching.found);
    if (differences(value, seen, { ...matching, found }, at).length > 0) continue;
    for (const name of found) matching.found.add(name);
    return [];
  }
  return [`${at}: expected one of ${values.map(written).join(", ")}, got ${show(seen)}`];
};

const ofInput: Compare<Extract<Pattern, { readonly "~": "input" }>> = (
  { name, as },
  seen,
  matching,
  at,
) => {
  const { inputs } = matching.facts;
  const wanted =
    name !== undefined
      ? isMap(inputs) && inputs[name]
      : as !== undefined && isMap(inputs)
        ? Object.values(inputs).find(isMedia)
        : inputs;
  if (wanted === undefined || wanted === false)
    return [
      `${at}: the contract needs ${name === undefined ? "a file" : `the input ${name}`}, which this call does not have`,
    ];
  if (as === undefined || as === "bytes")
    return isMedia(wanted) ? same(wanted, seen, at) : equal(wanted as Value, seen, matching, at);
  if (!isMedia(wanted)) return [`${at}: the contract expects a file, but this input is not a file`];
  return equal(encoded(wanted, as), seen, matching, at);
};

function encoded({ type, bytes }: Media, as: "base64" | "dataUrl"): string {
  const base64 = Buffer.from(bytes).toString("base64");
  return as === "base64" ? base64 : `data:${type};base64,${base64}`;
}

const ofList: Compare<readonly Pattern[]> = (pattern, seen, matching, at) => {
  if (!Array.isArray(seen)) return [other(at, pattern, seen)];
  if (seen.length !== pattern.length)
    return [`${at}: expected ${pattern.length} items, got ${seen.length}`];
  return pattern.flatMap((item, index) =>
    differences(item, seen[index], matching, `${at}[${index}]`),
  );
};

const ofMembers: Compare<Shape> = ({ members, isOpen }, seen, matching, at) => {
  if (seen === undefined) {
    const missingMessage = `${at}: missing, expected ${written(members)}`;
    const needed = Object.values(members).flatMap((one) =>
      differences(one, undefined, matching, at),
    );
    return [needed.length > 0 ? missingMessage : `${missingMessage}; ${WRAP}`];
  }
  if (!isMap(seen)) return [other(at, members, seen)];
  const own = (name: string): unknown => (Object.hasOwn(seen, name) ? seen[name] : undefined);
  const ofKnown = Object.entries(members).flatMap(([name, wanted]) =>
    differences(wanted, own(name), matching, `${at}.${name}`),
  );
  const ofUnknown = Object.keys(seen)
    .filter((name) => !Object.hasOwn(members, name))
    .flatMap((name) => ofOther({ name, isOpen }, seen[name], matching, `${at}.${name}`));
  return [...ofKnown, ...ofUnknown];
};

const WRAP = "if it is only sent together with its members, wrap it in optional({ … })";

const other = (at: string, pattern: Pattern, seen: unknown): string =>
  `${at}: expected ${written(pattern)}, got ${show(seen)}`;

// Unknown parameters are sent unchanged, if the request has a place for them.
const ofOther: Compare<Member> = ({ name, isOpen }, seen, matching, at) => {
  const { known, parameters } = matching.facts;
  const hasParameter = (parameter: string): boolean =>
    name === parameter || hasWithin(seen, parameters[parameter]!, matching);
  const isAccepted = isOpen && !known.has(name) && Object.hasOwn(parameters, name);
  // A value at an unexpected path is not lost.
  if (!isAccepted)
    for (const parameter of Object.keys(parameters))
      if (hasParameter(parameter)) matching.found.add(parameter);
  if (known.has(name)) {
    return [`${unwanted(at, seen)}: the contract does not have it at this path`];
  }
  if (!isAccepted && Object.hasOwn(parameters, name))
    return [
      `${unwanted(at, seen)}. The request sends parameters that the task does not have. Write open({ … }) in the contract if the service accepts them, or \`takesOthers: false\` in \`serves\` if not.`,
    ];
  if (!isAccepted) return [unwanted(at, seen)];
  matching.found.add(name);
  return equal(parameters[name]!, seen, matching, at);
};

function hasWithin(seen: unknown, value: Value, matching: Matching): boolean {
  if (equal(value, seen, matching, "").length === 0) return true;
  const inner = Array.isArray(seen)
    ? (seen as readonly unknown[])
    : isMap(seen)
      ? Object.values(seen)
      : [];
  return inner.some((one) => hasWithin(one, value, matching));
}

const equal: Compare<Value> = (wanted, seen, { isForm }, at) => {
  if (seen === undefined) return [missing(at, wanted)];
  const written = isForm && typeof wanted !== "string" ? JSON.stringify(wanted) : wanted;
  return same(written, seen, at);
};

function isMarked(pattern: Pattern): pattern is Marked {
  return isMap(pattern) && typeof (pattern as ValueObject)["~"] === "string";
}

/** A pattern, or a piece of a URL, as an author writes it, abbreviated. */
const written = (pattern: Pattern | Piece): string => cut(inFull(pattern));

function inFull(pattern: unknown): string {
  if (Array.isArray(pattern)) return `[${listed(pattern)}]`;
  if (!isMap(pattern) || isMedia(pattern)) return show(pattern);
  const { name, as, fact, names, parts, values } = pattern;
  switch (pattern["~"]) {
    case "text":
      return `fact.${String(fact)}`;
    case "segment":
    case "anything":
      return pattern["~"];
    case "input":
      return name === undefined && as !== undefined
        ? `fact.file(${show(as)})`
        : `fact.input(${[name, as]
            .filter((one) => one !== undefined)
            .map(show)
            .join(", ")})`;
    case "parameter": {
      const more = ["convert", "otherwise"].filter((one) => pattern[one] !== undefined);
      return `fact.parameter(${show(name)}${more.length > 0 ? `, { ${more.map((one) => `${one}: …`).join(", ")} }` : ""})`;
    }
    case "parameters":
      return `fact.parameters(${inFull(names)}, …)`;
    case "joined":
      return `joined(${listed(parts)})`;
    case "oneOf":
      return `oneOf(${listed(values)})`;
    case "optional":
      return `optional(${inFull(pattern["pattern"])})`;
    case "lora":
      return `forLora(${inFull(pattern["pattern"])})`;
    case "open":
      return `open(${inFull(pattern["members"])})`;
    default: {
      const members = Object.entries(pattern).map(([own, one]) => {
        const key = /^[A-Za-z_$][\w$]*$/.test(own) ? own : JSON.stringify(own);
        return `${key}: ${inFull(one)}`;
      });
      return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
    }
  }
}

const listed = (patterns: unknown): string =>
  (patterns as readonly unknown[]).map((one) => inFull(one)).join(", ");
