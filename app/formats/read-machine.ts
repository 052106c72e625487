// Reads the memory of a computer, or the name of a device.
import { type Absence, isAbsence } from "hubsmith";
import { deviceOf } from "hubsmith/devices";
import { GB } from "./amounts.ts";
import { type Machine, readGb } from "./machine.ts";

/** Reads `16`, `16 GB`, `RTX 4090`, `4090` or `M4 Max 64GB`; or the reason why it is none. */
export function readMachine(text: string): Machine | Absence {
  const device = deviceOf(text);
  if (!isAbsence(device)) return { gb: device.bytes / GB, device: device.label };
  const gb = readGb(text.trim().replace(/GB$/i, ""));
  return gb === undefined ? device : { gb, device: undefined };
}
