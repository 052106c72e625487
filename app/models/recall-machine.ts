// Remembers the user's computer between visits; a link may give it, as in `?memory=16` or `?memory=RTX+4090`.
import { isAbsence } from "hubsmith";
import { recalled, remember } from "../browser/memory.ts";
import { type Machine, readGb, useMachine } from "./machine.ts";

const KEY = "machine";
let isRecalled = false;

/** Reads the device from the storage and from the URL, and stores each change. */
export function recallMachine(): void {
  const linked = new URLSearchParams(location.search).get("memory") ?? "";
  if (linked !== "") void readLink(linked);
  if (isRecalled) return;
  isRecalled = true;
  // Storage may hold anything.
  const stored = recalled(KEY) as Machine | null;
  const gb = readGb(String(stored?.gb));
  const device = typeof stored?.device === "string" ? stored.device : undefined;
  if (gb !== undefined) {
    const platform = stored?.platform === "macos" ? "macos" : undefined;
    useMachine.setState({ gb, gpuGb: readGb(String(stored?.gpuGb)), device, platform });
  }
  useMachine.subscribe((machine) => remember(KEY, machine));
}

// The names of devices are loaded only for it.
async function readLink(linked: string): Promise<void> {
  const { readMachine } = await import("./read-machine.ts");
  const machine = readMachine(linked);
  if (!isAbsence(machine)) useMachine.setState(machine);
}
