// Reads the memory of a computer, or the name of a device.
import { deviceOf } from "hubsmith/devices";
import { GB, readGb } from "./amounts.ts";
import type { Machine } from "./machine.ts";

/** Reads `16`, `16 GB`, `RTX 4090` or `M4 Max 64GB`; undefined if it is none. */
export function readMachine(text: string): Machine | undefined {
  const gb = readGb(text.trim().replace(/GB$/i, ""));
  if (gb !== undefined) return { gb, device: undefined };
  const device = deviceOf(text);
  return device && { gb: device.bytes / GB, device: device.label };
}
