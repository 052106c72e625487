// The field for the memory of the user's computer, or of its GPU.
import { isAbsence } from "hubsmith";
import { devices } from "hubsmith/devices";
import { type ReactNode, useState } from "react";
import { TextField } from "./text-field.tsx";
import { useMachine } from "../models/machine.ts";
import { readMachine } from "../models/read-machine.ts";

// A device with several sizes is found with each of them.
const NAMES = devices.flatMap(({ name, memory, aliases }) =>
  [name, ...aliases].flatMap((called) =>
    memory.length === 1 ? [called] : memory.map((size) => `${called}, ${size} GB`),
  ),
);

export function MemoryField(): ReactNode {
  const machine = useMachine();
  const { gb, device } = machine;
  // Another field may change the memory; then it shows that one.
  const [typed, setTyped] = useState({ text: "", machine: {} });
  const value = typed.machine === machine ? typed.text : (device ?? String(gb ?? ""));
  const isKnown = value.trim() === "" || value === device;
  const wrong = isKnown ? undefined : errorOf(value);
  const change = (text: string): void => {
    const read = readMachine(text);
    useMachine.setState(
      isAbsence(read) ? { gb: undefined, device: undefined, platform: undefined } : read,
    );
    setTyped({ text, machine: useMachine.getState() });
  };
  return (
    <TextField
      label="Memory or device"
      option={{
        value,
        ...(wrong === undefined ? {} : { error: wrong }),
      }}
      hint="GB of GPU memory, or a device: RTX 4090, MacBook M4 24 GB, or laptop 16 GB."
      placeholder="e.g. 16"
      suggestions={NAMES}
      onChange={change}
    />
  );
}

function errorOf(text: string): string | undefined {
  const read = readMachine(text);
  if (!isAbsence(read)) return undefined;
  return read.code === "no-size"
    ? `${read.reason} ${read.fix}`
    : "Enter a number of GB between 0.001 and 1,000,000, or a device.";
}
