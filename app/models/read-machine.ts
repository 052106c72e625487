// Reads the memory of a computer, or the name of a device, also from a few words.
import { type Absence, isAbsence } from "hubsmith";
import { deviceOf } from "hubsmith/devices";
import { GB } from "./amounts.ts";
import { type Machine, readGb } from "./machine.ts";

/** Reads `16`, `16 GB`, `RTX 4090`, `M4 Max 64GB` or `laptop with 16 GB`; or the reason why it is none. */
export function readMachine(typed: string): Machine | Absence {
  const text = typed.replaceAll(/(\d) ?go\b/gi, "$1 GB").replaceAll(PHONE_NUMBER, "$1");
  const device = named(text);
  // A number alone may be that of a card with several sizes.
  const isCard = isAbsence(device) && device.code === "no-size" && /^\d+$/.test(text.trim());
  if (!isAbsence(device) || isCard) return device;
  return amountIn(text) ?? namedInWords(text) ?? device;
}

// The number of a phone is no amount of memory.
const PHONE_NUMBER =
  /\b(iphone|ipad) ?\d{1,2}(?! ?gb?\b)(?:e|(?: (?:pro|plus|max|mini|air)){0,2})\b/gi;

function named(text: string): Machine | Absence {
  const device = deviceOf(text);
  return isAbsence(device)
    ? device
    : {
        gb: device.bytes / GB,
        gpuGb: device.gpu && device.gpu / GB,
        device: device.label,
        platform: device.platform,
      };
}

function amountIn(text: string): Machine | undefined {
  const gb = readGb(text.trim().replace(/GB$/i, ""));
  return gb === undefined ? undefined : { gb, gpuGb: gb, device: undefined, platform: undefined };
}

// Words that change nothing. A word that is neither here nor below may be of another device.
const LEFT_OUT =
  /\b(?:my|an?|the|i|have|has|with|and|of|old|new|work|gaming|thinkpad|windows|linux|memory|vram|unified|(?:graphics|video) card)\b/gi;
const COMPUTERS = /\b(?:laptop|notebook|pc|desktop|computer|ram)\b/gi;
const GPU = /(?<!\b(?:no|without) )\bgpu\b/gi;

// Their memory is shared with the system, whatever chip they have.
const SHARED: readonly (readonly [label: string, names: RegExp])[] = [
  ["Mac", /\bi?mac(?:book)?\b(?: (?:air|pro|mini|studio)\b)?/i],
  ["Phone", /\b(?:smartphone|(?:i|android )?phone|android|ipad|tablet)\b/i],
];

const without = (text: string, ...words: readonly RegExp[]): string =>
  words
    .reduce((rest, word) => rest.replaceAll(new RegExp(word, "gi"), " "), text)
    .replaceAll(/[\s,]+/g, " ")
    .trim();

/** A device, an amount, or both, among other words; undefined if some word is unknown. */
function namedInWords(typed: string): Machine | Absence | undefined {
  const text = without(typed.replaceAll(/(\d) ?(?:gib|gigs?|gigabytes?)\b/gi, "$1 GB"), LEFT_OUT);
  // The memory of the computer is not that of its GPU.
  const gpu = without(text, /\b\d+ ?GB RAM\b|\bRAM \d+ ?GB\b/, /\b(?:pc|desktop|computer)\b/);
  const found = [text, gpu, gpu.replace(/^(laptop|notebook) (.+)$/i, "$2 $1")].map(named);
  const sized = found.find((one) => !isAbsence(one));
  return sized ?? computerIn(text) ?? found.find((one) => isAbsence(one) && one.code === "no-size");
}

/** A computer by its kind and its amount of memory, or an amount alone. */
function computerIn(text: string): Machine | undefined {
  const shared = SHARED.find(([, names]) => names.test(text));
  const kinds = [COMPUTERS, ...(shared === undefined ? [] : [shared[1]])];
  const amount = amountIn(without(text, GPU, ...kinds));
  if (amount === undefined || without(text, ...kinds) === text) return amount;
  const computer = named(`no GPU ${amount.gb} GB`);
  if (isAbsence(computer)) return undefined;
  if (shared === undefined) return computer;
  const platform = shared[0] === "Mac" ? "macos" : undefined;
  return { ...computer, device: `${shared[0]}, ${amount.gb} GB`, platform };
}
