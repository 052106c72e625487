// The memory of the user's computer, remembered between visits, and its field.
import { type ReactNode, useEffect, useState } from "react";
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { recalled, remember } from "../stores/memory.ts";
import { TextField } from "../ui/text-field.tsx";
import { readGb } from "./amounts.ts";

/** The user's computer. */
export interface Machine {
  /** Its memory; undefined if the user has not entered it. */
  readonly gb?: number | undefined;
}

/** The user's computer, the same on all pages. A prerendered page has no memory: `recallMachine` follows its first render. */
export const useMachine: UseBoundStore<StoreApi<Machine>> = create<Machine>()(() => ({}));

const KEY = "machine";
let isRecalled = false;

/** Reads what earlier visits stored, and stores each change. */
export function recallMachine(): void {
  if (isRecalled) return;
  isRecalled = true;
  // Storage may hold anything.
  const gb = readGb(String((recalled(KEY) as Machine | null)?.gb));
  if (gb !== undefined) useMachine.setState({ gb });
  useMachine.subscribe((machine) => remember(KEY, machine));
}

/** The field for the memory. A link may give it, as in `?memory=16`. */
export function MemoryField(): ReactNode {
  const gb = useMachine((machine) => machine.gb);
  const [text, setText] = useState<string>();
  useEffect(() => {
    recallMachine();
    const linked = readGb(new URLSearchParams(location.search).get("memory") ?? "");
    if (linked !== undefined) useMachine.setState({ gb: linked });
  }, []);
  const value = text ?? String(gb ?? "");
  const isWrong = value.trim() !== "" && readGb(value) === undefined;
  const change = (typed: string): void => {
    setText(typed);
    if (typed.trim() === "" || readGb(typed) !== undefined)
      useMachine.setState({ gb: readGb(typed) });
  };
  return (
    <TextField
      label="Memory, in GB"
      option={{
        value,
        ...(isWrong ? { error: "Enter a number between 0.001 and 1,000,000." } : {}),
      }}
      hint="Of your GPU, or RAM."
      placeholder="16"
      inputMode="decimal"
      onChange={change}
    />
  );
}
