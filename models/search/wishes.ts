// Words of a search that are about facts of models: sizes, devices, prices, contexts, features and languages.
import { isAbsence } from "hubsmith";
import { deviceOf, devices } from "hubsmith/devices";
import { costOf } from "hubsmith/offers";
import { isLanguageTag, LANGUAGES } from "#plugins/kit/catalog/languages";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { flat } from "./words.ts";
import type { Wish, Wished, WishReader } from "./query.ts";
import { compactText, type Facts } from "../card.ts";
import { tokensText } from "../hosting.ts";

type ModelWish = Wish<Facts>;
/** A wish; without a label its words are the label. */
type Meaning = Omit<ModelWish, "phrase" | "label"> & Partial<Pick<ModelWish, "label">>;
type Rule = readonly [pattern: RegExp, wishOf: (...groups: string[]) => Meaning];

// Small models have up to 4 billion parameters; these also fit in the memory of a phone.
const SMALL = 4e9;
// With 4 bits a weight, and some memory for the context.
const BYTES_OF_WEIGHT = 0.7;
const LONG = 128_000;
// The library that runs models in a browser.
const IN_BROWSERS = "transformers.js";
const GIB = 1024 ** 3;

const isAny = (): boolean => true;
const sizeOr =
  (unknown: number) =>
  ({ parameters }: Facts): number =>
    parameters ?? unknown;
const costOr =
  (unknown: number) =>
  ({ hosting }: Facts): number =>
    (hosting?.cheapest && costOf(hosting.cheapest, USUAL_CALL)) ?? unknown;
const sized = (label: string, fits: (parameters: number) => boolean): Meaning => ({
  label,
  holds: ({ parameters }) => (parameters === undefined ? undefined : fits(parameters)),
});
const upTo = (most: number): Meaning =>
  sized(`up to ${compactText(most)} parameters`, (parameters) => parameters <= most);
const fitting = (bytes: number): Meaning => ({
  ...upTo(bytes / BYTES_OF_WEIGHT),
  label: `fits into ${Math.round(bytes / GIB)} GB`,
  isMachine: true,
});
const reading = (tokens: number): Meaning => ({
  label: `context of ${tokensText(tokens)} or more`,
  holds: ({ hosting }) => (hosting?.context === undefined ? undefined : hosting.context >= tokens),
});
const costing = (dollars: number, part = ""): Meaning => ({
  label: `${part}up to $${dollars} per million tokens`,
  holds: ({ hosting }) => {
    const { input, output } = hosting?.cheapest ?? {};
    if (input === undefined) return undefined;
    const prices = { "output ": [output], "input ": [input] }[part] ?? [input, output];
    return Math.max(...prices.map((price = 0) => price)) <= dollars;
  },
});

// Most models that write text write code, too.
const codes = ({ id, task, isChat }: Facts): boolean | undefined => {
  if (!isChat && task !== "text-generation") return false;
  return /code/i.test(id) || undefined;
};

const thinks = ({ id, isChat, hosting }: Facts): boolean | undefined => {
  if (!isChat) return false;
  return hosting?.features.includes("reasoning") || /reasoning|thinking/i.test(id) || undefined;
};

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
const amountOf = (digits: string, unit: string): number => Number(digits) * UNITS[unit[0]!]!;

const BELOW = "(?:under|below|less than|smaller than|up to|at most|max|<) ?";
const ABOVE = "(?:over|above|more than|larger than|bigger than|at least|>) ?";
const WEIGHTS = "(\\d+(?:\\.\\d+)?) ?(b|m|billion|million)(?: param(?:eter)?s)?";
const MEMORY = "(\\d+) ?gb";
const MACHINE =
  "(?:(?:macbook|i?mac)(?: (?:air|pro|mini|studio))?|laptop|notebook|pc|computer|desktop|gpu|local(?:ly)?|offline|machine)";

const RULES: readonly Rule[] = [
  [
    /(?:(?:long|large) )?context(?: window)?(?: of)? (\d{1,6})(k|m)|(\d{1,6})(k|m)(?: tokens?)?(?: of)? context|(\d{1,6})(k|m) tokens?|(\d{2,6})(k)/,
    (...groups) => {
      const [digits, unit] = groups.filter(Boolean);
      return reading(amountOf(digits!, unit!));
    },
  ],
  [
    /(?:long|longest|large|big|huge) context(?: window)?/,
    () => ({ ...reading(LONG), by: ({ hosting }) => -(hosting?.context ?? 0) }),
  ],
  [
    new RegExp(
      `((?:out|in)put )?(?:price )?${BELOW}(?:\\$ ?(\\d*\\.?\\d+)|(\\d*\\.?\\d+) ?(?:\\$|dollars?|usd))`,
    ),
    (part, ...dollars) => costing(Number(dollars.find(Boolean)), part),
  ],
  [
    /free(?: of charge)?/,
    () => ({ holds: (model) => costOr(1)(model) === 0 || undefined, by: costOr(Infinity) }),
  ],
  [
    /cheap(?:er|est)?|affordable|inexpensive|low cost|(?:low|lowest) price/,
    () => ({ holds: isAny, by: costOr(Infinity) }),
  ],
  [new RegExp(BELOW + WEIGHTS), (digits, unit) => upTo(amountOf(digits!, unit!))],
  [
    new RegExp(ABOVE + WEIGHTS),
    (digits, unit) => {
      const least = amountOf(digits!, unit!);
      return sized(`${compactText(least)} parameters or more`, (parameters) => parameters >= least);
    },
  ],
  [/small(?:er)?|tiny|mini|little|light(?:weight)?|compact/, () => upTo(SMALL)],
  [/smallest|tiniest|lightest/, () => ({ ...upTo(SMALL), by: sizeOr(Infinity) })],
  [/biggest|largest/, () => ({ holds: isAny, by: (model) => -sizeOr(0)(model) })],
  [
    /(?:web )?browsers?|webgpu|wasm/,
    () => ({ holds: ({ tags, library }) => [...tags, library].includes(IN_BROWSERS) }),
  ],
  [
    /(?:smart)?phones?|iphones?|ipads?|android|mobile|raspberry pi|edge|on device/,
    () => upTo(SMALL),
  ],
  [
    new RegExp(`(?:gpu|card) ${MEMORY}|${MEMORY}(?: vram| gpu(?: memory)?| card)`),
    (...sizes) => fitting(Number(sizes.find(Boolean)) * GIB),
  ],
  [
    new RegExp(`(?:${MACHINE} )?${MEMORY}(?: ram| memory| ${MACHINE})?`),
    (size) => fitting(bytesOn(`RAM ${size}GB`) ?? 0),
  ],
  [new RegExp(MACHINE), () => fitting(bytesOn("RAM") ?? 0)],
  [/cod(?:e|er|ing)|program(?:ming|mer)/, () => ({ holds: codes })],
  [
    /tools?(?: (?:calling|calls?|use))?|function calling|functions/,
    () => ({ holds: ({ hosting }) => hosting?.features.includes("tools") }),
  ],
  [/reasoning|thinking/, () => ({ holds: thinks })],
  [/quantized/, () => ({ holds: ({ quantization }) => quantization.length > 0 })],
];

// A device has no more words, such as "rtx 4070 ti super 16 gb".
const MOST_WORDS = 6;

const CODES: ReadonlyMap<string, readonly string[]> = (() => {
  const codes = new Map<string, string[]>();
  for (const [code, name] of LANGUAGES)
    codes.set(flat(name), [...(codes.get(flat(name)) ?? []), code]);
  return codes;
})();

/** What a search says about facts; the text is in lower case and with spaces. */
function wishesIn(text: string): Wished<Facts> {
  const wishes: ModelWish[] = [];
  // "a laptop with 16 GB of memory"
  let rest = text.replaceAll(/ (?:with|of)(?: an?)?(?= \d+ ?gb\b| v?ram\b| memory\b)/g, "");
  const add = (phrase: string, meaning: Meaning): void => {
    wishes.push({ phrase, label: phrase, ...meaning });
    rest = ` ${rest} `.replace(` ${phrase} `, " | ").trim();
  };
  for (const phrase of phrasesIn(rest)) {
    const bytes = /[a-z]{2}|\d{4}/.test(phrase) ? bytesOn(phrase) : undefined;
    if (bytes !== undefined && ` ${rest} `.includes(` ${phrase} `)) add(phrase, fitting(bytes));
  }
  for (const word of phrasesIn(rest)) {
    const codes = CODES.get(word);
    if (codes !== undefined) add(word, { holds: speaking(word, codes) });
  }
  for (const [pattern, wishOf] of RULES) {
    const found = new RegExp(`(?<![^ ])(?:${pattern.source})(?![^ ])`).exec(rest);
    if (found) add(found[0], wishOf(...found.slice(1)));
  }
  return { wishes, rest };
}

/** All runs of words, the longest first. */
function phrasesIn(text: string): readonly string[] {
  const words = text.split(" ").filter(Boolean);
  const counts = Array.from({ length: MOST_WORDS }, (_, at) => MOST_WORDS - at);
  return counts.flatMap((count) =>
    words
      .slice(0, Math.max(0, words.length - count + 1))
      .map((_, at) => words.slice(at, at + count).join(" ")),
  );
}

/** The memory of a device for a model; of the smallest that is sold, if the name has no size. */
function bytesOn(name: string): number | undefined {
  const found = deviceOf(name);
  if (!isAbsence(found)) return found.bytes;
  const label = labelOf(name);
  if (found.code !== "no-size" || label === undefined) return undefined;
  const device = devices.find((one) => labelOf(one.name) === label);
  return device && bytesOn(`${device.name} ${device.memory[0]}GB`);
}

// The same for all names of a device that is sold with several sizes.
function labelOf(name: string): string | undefined {
  const sized = deviceOf(`${name} 1GB`);
  return isAbsence(sized) ? undefined : sized.label;
}

/** A model without tags of languages, or with the tag of many, may know this one. */
const speaking =
  (language: string, codes: readonly string[]): ModelWish["holds"] =>
  ({ id, tags }) => {
    if (codes.some((code) => tags.includes(code)) || flat(id).includes(language)) return true;
    const isOfOthers = tags.some(isLanguageTag) && !tags.includes("multilingual");
    return isOfOthers ? false : undefined;
  };

export const WISHES: WishReader<Facts> = { wishesIn, words: [...CODES.keys()] };
