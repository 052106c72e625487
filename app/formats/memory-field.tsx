// The field for the memory of the user's computer, or for its graphics card.
import { devices } from "hubsmith/devices";
import { type ReactNode, useState } from "react";
import { TextField } from "../ui/text-field.tsx";
import { useMachine } from "./machine.ts";
import { readMachine } from "./read-machine.ts";

const NAMES = devices.map(({ name }) => name);

/** The field. */
export function MemoryField(): ReactNode {
  const { gb, device } = useMachine();
  const [text, setText] = useState<string>();
  const value = text ?? device ?? String(gb ?? "");
  const isWrong = value.trim() !== "" && value !== device && readMachine(value) === undefined;
  const change = (typed: string): void => {
    setText(typed);
    if (typed.trim() === "") useMachine.setState({ gb: undefined, device: undefined });
    const read = readMachine(typed);
    if (read !== undefined) useMachine.setState(read);
  };
  return (
    <TextField
      label="Memory or device"
      option={{
        value,
        ...(isWrong
          ? { error: "Enter a number of GB between 0.001 and 1,000,000, or a graphics card." }
          : {}),
      }}
      hint="GB, or a name such as RTX 4090 or M4 Max 64GB."
      placeholder="16"
      suggestions={NAMES}
      onChange={change}
    />
  );
}
