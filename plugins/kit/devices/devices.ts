// Finds devices by what people call them, and the memory that a model can use there.
import { DEVICES, type DeviceRow } from "./table.ts";

/** A graphics card, or a computer whose memory the graphics processor shares. @public */
export interface Device {
  /** The name, as its maker writes it. */
  readonly name: string;
  /** The maker: NVIDIA, AMD, Intel or Apple. */
  readonly maker: string;
  /** The sizes of memory that are sold, in GB of 2³⁰ bytes. */
  readonly memory: readonly number[];
  /** The year in which it came out. */
  readonly year: number;
}

/**
 * All devices, by maker.
 * @example
 * ```ts
 * import { devices } from "hubsmith/devices";
 *
 * devices.some(({ name }) => name === "RTX 4090"); // → true
 * ```
 * @public
 */
export const devices: readonly Device[] = Object.entries(DEVICES).flatMap(([maker, rows]) =>
  rows.map(([name, memory, year]: DeviceRow) => ({ name, maker, memory, year })),
);

/** The memory for a model on devices that were named. @public */
export interface NamedDevices {
  /** What was recognized, e.g. `2 × RTX 4090, 24 GB`. */
  readonly label: string;
  /** The memory for weights, context and buffers, in bytes. */
  readonly bytes: number;
}

const GIB = 1024 ** 3;

/**
 * Reads what people call their devices: `RTX 4090`, `M4 Max 64GB`, `2x RTX 3090`, and sums such as `RTX 4090 + RTX 3060`.
 * Without a size, it is the smallest that is sold. On Macs, the graphics processor gets three quarters of the memory, and
 * two thirds up to 36 GB. Never throws.
 * @returns The memory; undefined if a name is not in the table.
 * @see https://developer.apple.com/documentation/metal/mtldevice/recommendedmaxworkingsetsize for Macs
 * @example
 * ```ts
 * import { deviceOf } from "hubsmith/devices";
 *
 * deviceOf("rtx 4090")?.label; // → "RTX 4090, 24 GB"
 * deviceOf("2x RTX 3090")?.bytes; // → 51539607552
 * deviceOf("M4 Max 64GB")?.bytes; // → 51539607552
 * deviceOf("abacus"); // → undefined
 * ```
 * @public
 */
export function deviceOf(text: string): NamedDevices | undefined {
  const parts = text.split(/\s\+\s/).map(partOf);
  const found = parts.filter((part) => part !== undefined);
  if (found.length < parts.length) return undefined;
  return {
    label: found.map(({ label }) => label).join(" + "),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function partOf(text: string): NamedDevices | undefined {
  const whole = text.trim();
  const [lead = "", count = "1"] = /^(\d{1,3}) ?[x×] ?/i.exec(whole) ?? [];
  const rest = whole.slice(lead.length);
  const [end = "", given] = /[ ,(](\d{1,4}) ?GB\)?$/i.exec(rest) ?? [];
  const name = rest.slice(0, rest.length - end.length);
  const device = devices.find((candidate) => keyOf(candidate.name) === keyOf(name));
  const size = given === undefined ? device?.memory[0] : Number(given);
  if (device === undefined || size === undefined || size === 0) return undefined;
  // A size that is not sold is allowed: there are cards with changed memory.
  const usable = device.maker === "Apple" ? size * (size > 36 ? 0.75 : 2 / 3) : size;
  const label = `${count === "1" ? "" : `${count} × `}${device.name}, ${size} GB`;
  return { label, bytes: Number(count) * usable * GIB };
}

// Makers and series are often left out.
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:nvidia|geforce|amd|radeon|intel|arc|apple|macbook|mac)\b/g, "")
    .replace(/[^a-z0-9]+/g, "");
