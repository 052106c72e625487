// Finds devices by what people call them, and the memory that a model can use there. The devices of each maker, as its
// documentation writes their names, are in table.json.
// Sources: https://www.nvidia.com/en-us/geforce/graphics-cards/compare, https://rocm.docs.amd.com/en/latest/reference/gpu-arch-specs.html,
// https://www.intel.com/content/www/us/en/products/details/discrete-gpus.html, https://support.apple.com/specs
// Other lists have sizes that were never sold, such as an M1 Max with 24 GB or an RTX A5000 with 8 GB. A B200 was announced with 192 GB.
import { absent, type Absence, isAbsence, type Platform } from "hubsmith";
import table from "./table.json" with { type: "json" };

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

/** A row of the table; a model gets only a part of a memory that is shared with the computer. */
interface DeviceRow extends Pick<Device, "name" | "memory"> {
  readonly year: number;
  readonly isShared?: boolean | undefined;
  readonly aliases?: readonly string[] | undefined;
}

// Its model runs on the processor.
const COMPUTER: Device = {
  name: "Computer without a GPU",
  maker: "",
  memory: [8, 16, 32, 64],
  year: undefined,
  isShared: true,
  aliases: ["No GPU", "CPU", "Laptop", "Laptop without a GPU", "Without a GPU", "RAM"],
};

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
export const devices: readonly Device[] = [
  COMPUTER,
  ...Object.entries<readonly DeviceRow[]>(table).flatMap(([maker, rows]) =>
    rows.map(({ name, memory, year, isShared = false, aliases = [] }) => ({
      name,
      maker,
      memory,
      year,
      isShared,
      aliases,
    })),
  ),
];

/** The memory for a model on devices that were named. @public */
export interface NamedDevices {
  /** What was recognized, e.g. `2 × RTX 4090, 24 GB`. */
  readonly label: string;
  /** The memory for weights, context and buffers, in bytes. */
  readonly bytes: number;
  /** The memory of one of the GPUs, the smallest, in bytes; undefined if the system uses it, too. */
  readonly gpu?: number;
  /** The operating system, if the devices have only one: macOS for those of Apple. */
  readonly platform?: Platform;
}

const GIB = 1024 ** 3;

/**
 * Reads what people call their devices: `RTX 4090`, `4090`, `M4 Max 64GB`, `16 GB laptop`, `2x RTX 3090`, and sums such as
 * `RTX 4090 + RTX 3060 12GB`. Of a memory that the system uses, too, a model gets three quarters, and two thirds up to
 * 36 GB, as the graphics processor of a Mac. Never throws.
 * @returns The memory; or the reason why it is unknown, with the code `unknown-device`, or `no-size` if the device is sold
 *   with several sizes and the name has none.
 * @see https://developer.apple.com/documentation/metal/mtldevice/recommendedmaxworkingsetsize for Macs
 * @example
 * ```ts
 * import { isAbsence } from "hubsmith";
 * import { deviceOf } from "hubsmith/devices";
 *
 * const found = deviceOf("2x rtx 3090");
 * isAbsence(found) ? found.code : found.label; // → "2 × RTX 3090, 24 GB"
 * isAbsence(found) ? 0 : found.bytes; // → 51539607552
 * const asked = deviceOf("M4 Max");
 * isAbsence(asked) && asked.reason; // → "Apple M4 Max has 36, 48, 64 or 128 GB."
 * ```
 * @public
 */
export function deviceOf(text: string): NamedDevices | Absence {
  const found: NamedDevices[] = [];
  for (const part of text.split(/\s\+\s/)) {
    const device = partOf(part);
    if (isAbsence(device)) return device;
    found.push(device);
  }
  return {
    label: found.map(({ label }) => label).join(" + "),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(found.every(({ gpu }) => gpu !== undefined)
      ? { gpu: Math.min(...found.map(({ gpu }) => gpu!)) }
      : {}),
    ...(found.every(({ platform }) => platform === "macos") ? { platform: "macos" } : {}),
  };
}

function partOf(text: string): NamedDevices | Absence {
  const { count, rest } = counted(text.trim());
  const [device, given] = sized(rest);
  if (device === undefined || count === 0) return unknown(text.trim());
  const [only, ...others] = device.memory;
  const size = given ?? (others.length === 0 ? only : undefined);
  if (size === undefined || !isPossible(device, size)) return sizesOf(device);
  const usable = device.isShared ? size * (size > 36 ? 0.75 : 2 / 3) : size;
  const times = count === 1 ? "" : `${count} × `;
  return {
    label: times + labelOf(device, size),
    bytes: count * usable * GIB,
    ...(device.isShared ? {} : { gpu: usable * GIB }),
    ...(device.maker === "Apple" ? { platform: "macos" } : {}),
  };
}

const labelOf = ({ name, maker }: Device, size: number): string =>
  maker === "" ? `${size} GB without a GPU` : `${name}, ${size} GB`;

/** A number before or after a name: `2x RTX 3090`, `RTX 3090 x2`. */
function counted(text: string): { readonly count: number; readonly rest: string } {
  const [before = "", lead] = /^(\d{1,3}) ?[x×] ?/i.exec(text) ?? [];
  const [after = "", end] = /[ ,][x×] ?(\d{1,3})$/i.exec(text) ?? [];
  const rest = text.slice(before.length, text.length - after.length);
  return { count: Number(lead ?? end ?? 1), rest };
}

const SIZE = /(?:^|[\s,(/-])(\d{1,4}) ?GB?(?=[\s,)/-]|$)/i;

/** The device and its size, which may also be written without a space: `M4Max64GB`. */
function sized(text: string): readonly [device: Device | undefined, size?: number] {
  const [part = "", digits] = SIZE.exec(text) ?? [];
  const spaced = digits === undefined ? undefined : named(text.replace(part, " "));
  if (spaced !== undefined) return [spaced, Number(digits)];
  const glued = text.replace(/ ?GB$/i, "");
  if (glued === text) return [named(text)];
  for (let at = Math.max(0, glued.length - 4); at < glued.length; at++) {
    const [device, size] = [named(glued.slice(0, at)), Number(glued.slice(at))];
    if (device?.memory.includes(size) === true) return [device, size];
  }
  return [named(text)];
}

// There are cards with changed memory, and processors without a GPU have any.
const isPossible = ({ maker, memory }: Device, size: number): boolean =>
  size > 0 && (maker === "" || size <= 2 * Math.max(...memory));

const sizesOf = ({ name, memory }: Device): Absence =>
  absent({
    code: "no-size",
    reason: `${name} has ${memory.join(", ").replace(/, (\d+)$/, " or $1")} GB.`,
    fix: `Add the size: ${name} ${memory[0]}GB.`,
  });

const unknown = (text: string): Absence =>
  absent({
    code: "unknown-device",
    reason: `${JSON.stringify(text)} is not a known device.`,
    fix: 'Write a device such as "RTX 4090", "2x RTX 3090" or "M4 Max 64GB"; or give the amount of memory.',
  });

// Makers, series and kinds of boards are often left out.
const LEFT_OUT =
  /\b(?:nvidia|geforce|tesla|amd|radeon|instinct|ryzen|intel|arc|apple|blackwell|generation|workstation|ws|edition|sxm\d?|pcie|hbm\d?e?)\b|(?<!no |without a )\bgpu\b|\b(?:macbook|mac|imac)(?: (?:air|pro|mini|studio))?\b/g;

const joined = (name: string): string =>
  name
    .toLowerCase()
    .replace(/laptop|notebook/, "mobile")
    .replace(/[^a-z0-9]+/g, "");

const keyOf = (name: string): string => joined(name.toLowerCase().replace(LEFT_OUT, ""));

// Names of four digits, or of a letter and these, are no amounts of memory: 4090, A6000.
const shortOf = (name: string): string =>
  keyOf(name).replace(/^(?:rtx|gtx|rx|quadro)(?=[a-z]?\d{4})/, "");

const FORMS: readonly ((name: string, maker: string) => string)[] = [
  shortOf,
  (name, maker) => joined(maker + name),
  joined,
  keyOf,
];

const byKey: ReadonlyMap<string, Device> = new Map(
  FORMS.flatMap((form) =>
    devices.flatMap((device) =>
      [device.name, ...device.aliases].map((name) => [form(name, device.maker), device] as const),
    ),
  ),
);

const named = (text: string): Device | undefined =>
  byKey.get(keyOf(text)) ?? byKey.get(joined(text));
