// What one record may ask for: past it, the record has its own error line, because it would hold up all behind it.
import type { InferenceSnippet, LoadSnippet } from "hubsmith";
import type { Fault } from "./lines.ts";
import type { Request } from "./request.ts";

/** The most that a request may weigh. What weighs this much takes half a second with every client of one provider. */
export const MOST_WEIGHT = 4_000_000;
/** The most characters that are printed for a record. */
export const MOST_PRINTED = 16_000_000;

/** The most parameters of a request: each is renamed, copied and checked by itself. */
export const MOST_PARAMETERS = 10_000;

// What a value takes beside its text, and a character that is escaped, measured in plain characters.
const VALUE = 20;
const ESCAPED = 8;

/** The part of a request that would block all after it; undefined if the request may be answered. */
export function tooHeavy({ model, providerId, options }: Request): Fault | undefined {
  const { siblings = [], tags, ...fields } = model;
  const parts: readonly (readonly [path: string, value: unknown])[] = [
    ...Object.entries(options).map(([name, value]) => [`options.${name}`, value] as const),
    ["providerId", providerId],
    ...Object.entries(fields),
    // Lists of names are gone through, and a few of them are printed.
    ["tags", heaviest(tags)],
    ["siblings", heaviest(siblings.map(({ rfilename }) => rfilename))],
  ];
  if (Object.keys(options.parameters ?? {}).length > MOST_PARAMETERS)
    return tooManyNames("options.parameters");
  let left = MOST_WEIGHT;
  for (const [path, value] of parts) {
    left -= weightOf(value, left);
    if (left < 0) return heavy(path);
  }
  return undefined;
}

/** Says, each time that snippets are made, whether there are too many characters to print by now. */
export function printedLimit(): (
  snippets: readonly Pick<LoadSnippet | InferenceSnippet, "content">[],
) => Fault | undefined {
  let left = MOST_PRINTED;
  return (snippets) => {
    for (const { content } of snippets) left -= content.length;
    return left < 0 ? muchPrinted : undefined;
  };
}

/** What a value weighs, counted no further than to a limit. */
export function weightOf(value: unknown, limit: number = Infinity): number {
  const open: unknown[] = [value];
  let sum = 0;
  while (open.length > 0 && sum <= limit) {
    const one = open.pop();
    if (typeof one === "string") sum += VALUE + textWeight(one, limit - sum);
    else if (typeof one !== "object" || one === null) sum += VALUE;
    else if (Array.isArray(one)) {
      sum += VALUE;
      for (const item of one) open.push(item);
    } else {
      sum += VALUE;
      for (const [name, member] of Object.entries(one)) open.push(name, member);
    }
  }
  return sum;
}

function textWeight(text: string, limit: number): number {
  let sum = text.length;
  for (let at = 0; at < text.length && sum <= limit; at++) {
    const char = text.charCodeAt(at);
    if (char < 0x20 || char > 0x7e || char === 0x22 || char === 0x27 || char === 0x5c)
      sum += ESCAPED - 1;
  }
  return sum;
}

function heaviest(texts: readonly string[]): string {
  return texts.reduce((longest, one) => (one.length > longest.length ? one : longest), "");
}

const inMillions = (count: number): string => `${count / 1_000_000} million`;

const heavy = (path: string): Fault => ({
  code: "too-long",
  path,
  message: `${path}: the request is longer than ${inMillions(MOST_WEIGHT)} characters, where a value counts ${VALUE} and a character that is escaped ${ESCAPED}. Make this shorter, or leave it out.`,
});

/** What is said where a part of a request has more names than are gone through. */
export const tooManyNames = (path: string): Fault => ({
  code: "too-many-values",
  path,
  message: `${path} holds more than ${MOST_PARAMETERS} names. No task has a hundred: leave out what it does not have.`,
});

const muchPrinted: Fault = {
  code: "too-long",
  message: `There are more than ${inMillions(MOST_PRINTED)} characters to print for this record. Ask for less: one provider, one client, or shorter inputs.`,
};
