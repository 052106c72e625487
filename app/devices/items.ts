// Devices as items with pages: each with one of the sizes of memory that are sold.
import { isAbsence } from "hubsmith";
import { deviceOf, devices } from "hubsmith/devices";
import type { Named } from "../routing/places.ts";

export interface DeviceItem extends Named {
  /** Empty for a computer without a GPU. */
  readonly maker: string;
  /** Its memory, in GB of 2³⁰ bytes. */
  readonly size: number;
  /** The memory for a model, in bytes. */
  readonly bytes: number;
  /** Does the system use the same memory? */
  readonly isShared: boolean;
  /** Other names, for the search. */
  readonly names: readonly string[];
}

/** All devices, with each size of memory that is sold. */
export const DEVICE_ITEMS: readonly DeviceItem[] = devices.flatMap(
  ({ name, maker, memory, isShared, aliases: names }) =>
    memory.map((size): DeviceItem => {
      const label = `${name} ${size} GB`;
      const id = label.replaceAll(" ", "-");
      const found = deviceOf(`${name} ${size}GB`);
      const bytes = isAbsence(found) ? 0 : found.bytes;
      return { id, label, maker, size, bytes, isShared, names };
    }),
);
