// The field for the memory of the user's computer, or for its graphics card.
import { deviceOf, devices } from "hubsmith/devices";
import { type ReactNode, useEffect, useState } from "react";
import { TextField } from "../ui/text-field.tsx";
import { GB, readGb } from "./amounts.ts";
import { type Machine, recallMachine, useMachine } from "./machine.tsx";

const NAMES = devices.map(({ name }) => name);

/** Reads `16`, `16 GB`, `RTX 4090` or `M4 Max 64GB`; undefined if it is none. */
export function readMachine(text: string): Machine | undefined {
  const gb = readGb(text.replace(/\s*GB\s*$/i, ""));
  if (gb !== undefined) return { gb, device: undefined };
  const device = deviceOf(text);
  return device && { gb: device.bytes / GB, device: device.label };
}

/** The field. A link may give it, as in `?memory=16` or `?memory=RTX+4090`. */
export function MemoryField(): ReactNode {
  const { gb, device } = useMachine();
  const [text, setText] = useState<string>();
  useEffect(() => {
    recallMachine();
    const linked = readMachine(new URLSearchParams(location.search).get("memory") ?? "");
    if (linked !== undefined) useMachine.setState(linked);
  }, []);
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
