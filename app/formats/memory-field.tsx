// The field for the memory of the user's computer, or for its graphics card.
import { devices } from "hubsmith/devices";
import { type ReactNode, useState } from "react";
import { TextField } from "../ui/text-field.tsx";
import { useMachine } from "./machine.ts";
import { readMachine } from "./read-machine.ts";

// A computer without a GPU is found by each of its names, with its size.
const NAMES = devices.flatMap(({ name, memory, aliases }) =>
  aliases.length === 0
    ? [name]
    : [name, ...aliases].flatMap((called) => memory.map((size) => `${called}, ${size} GB`)),
);

/** The field. */
export function MemoryField(): ReactNode {
  const machine = useMachine();
  const { gb, device } = machine;
  // Another field may change the memory; then it shows that one.
  const [typed, setTyped] = useState({ text: "", machine: {} });
  const value = typed.machine === machine ? typed.text : (device ?? String(gb ?? ""));
  const isWrong = value.trim() !== "" && value !== device && readMachine(value) === undefined;
  const change = (text: string): void => {
    if (text.trim() === "") useMachine.setState({ gb: undefined, device: undefined });
    const read = readMachine(text);
    if (read !== undefined) useMachine.setState(read);
    setTyped({ text, machine: useMachine.getState() });
  };
  return (
    <TextField
      label="Memory or device"
      option={{
        value,
        ...(isWrong
          ? { error: "Enter a number of GB between 0.001 and 1,000,000, or a device." }
          : {}),
      }}
      hint="GB of the graphics card, or a name: RTX 4090, M4 24 GB, or no GPU 16 GB."
      placeholder="16"
      suggestions={NAMES}
      onChange={change}
    />
  );
}
