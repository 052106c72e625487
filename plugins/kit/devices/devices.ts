// Finds devices by what people call them, and the memory that a model can use there.
import { COMPUTER, DEVICES, type DeviceRow, WITHOUT_GPU } from "./table.ts";

/** A graphics card, a computer whose memory the graphics processor shares, or a computer without one. @public */
export interface Device {
  /** The name, as its maker writes it. */
  readonly name: string;
  /** The maker: NVIDIA, AMD, Intel or Apple; empty for a computer without a GPU. */
  readonly maker: string;
  /** The sizes of memory that are sold, in GB of 2³⁰ bytes. */
  readonly memory: readonly number[];
  /** The year in which it came out; undefined for a computer without a GPU. */
  readonly year: number | undefined;
  /** Does the system use the same memory? */
  readonly isShared: boolean;
  /** Other names. */
  readonly aliases: readonly string[];
}

/**
 * All devices: a computer without a GPU, and the others by maker.
 * @example
 * ```ts
 * import { devices } from "hubsmith/devices";
 *
 * devices.some(({ name }) => name === "RTX 4090"); // → true
 * ```
 * @public
 */
export const devices: readonly Device[] = Object.entries({ "": [COMPUTER], ...DEVICES }).flatMap(
  ([maker, rows]) =>
    rows.map(([name, memory, year, shared]: DeviceRow) => ({
      name,
      maker,
      memory,
      year,
      isShared: shared !== undefined,
      aliases: maker === "" ? WITHOUT_GPU : [],
    })),
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
 * Reads what people call their devices: `RTX 4090`, `M4 Max 64GB`, `16 GB laptop`, `2x RTX 3090`, and sums such as
 * `RTX 4090 + RTX 3060`. Without a size, it is the smallest that is sold. Of a memory that the system uses, too, a model
 * gets three quarters, and two thirds up to 36 GB, as the graphics processor of a Mac. Never throws.
 * @returns The memory; undefined if a name is not in the table.
 * @see https://developer.apple.com/documentation/metal/mtldevice/recommendedmaxworkingsetsize for Macs
 * @example
 * ```ts
 * import { deviceOf } from "hubsmith/devices";
 *
 * deviceOf("rtx 4090")?.label; // → "RTX 4090, 24 GB"
 * deviceOf("2x RTX 3090")?.bytes; // → 51539607552
 * deviceOf("M4 Max 64GB")?.bytes; // → 51539607552
 * deviceOf("no GPU 16GB")?.label; // → "Computer without a GPU, 16 GB"
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
  const [end = "", atEnd] = /[ ,(](\d{1,4}) ?GB\)?$/i.exec(rest) ?? [];
  const [start = "", given = atEnd] = /^(\d{1,4}) ?GB /i.exec(rest) ?? [];
  const name = keyOf(rest.slice(start.length, rest.length - end.length));
  const device = devices.find((candidate) =>
    [candidate.name, ...candidate.aliases].some((called) => keyOf(called) === name),
  );
  const size = given === undefined ? device?.memory[0] : Number(given);
  if (device === undefined || size === undefined || size === 0) return undefined;
  // A size that is not sold is allowed: there are cards with changed memory.
  const usable = device.isShared ? size * (size > 36 ? 0.75 : 2 / 3) : size;
  const label = `${count === "1" ? "" : `${count} × `}${device.name}, ${size} GB`;
  return { label, bytes: Number(count) * usable * GIB };
}

// Makers and series are often left out.
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:nvidia|geforce|amd|radeon|intel|arc|apple|macbook|mac)\b/g, "")
    .replace(/[^a-z0-9]+/g, "");
