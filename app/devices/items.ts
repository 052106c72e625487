// Devices as items with pages: each with one of the sizes of memory that are sold.
import { deviceOf, devices } from "hubsmith/devices";
import type { Named } from "../routing/places.ts";

/** A device with one of its sizes. */
export interface DeviceItem extends Named {
  readonly maker: string;
  /** The memory for a model, in bytes. */
  readonly bytes: number;
}

/** All devices, with each size of memory that is sold. */
export const DEVICE_ITEMS: readonly DeviceItem[] = devices.flatMap(({ name, maker, memory }) =>
  memory.map((size): DeviceItem => {
    const label = `${name} ${size} GB`;
    const id = label.replaceAll(" ", "-");
    return { id, label, maker, bytes: deviceOf(`${name} ${size}GB`)!.bytes };
  }),
);
