// The memory of the user's computer, remembered between visits.
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { recalled, remember } from "../stores/memory.ts";
import { readGb } from "./amounts.ts";

/** The user's computer. */
export interface Machine {
  /** Its memory; undefined if the user has not entered it. */
  readonly gb?: number | undefined;
  /** The device that the user entered instead, as it was recognized. */
  readonly device?: string | undefined;
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
  const stored = recalled(KEY) as Machine | null;
  const gb = readGb(String(stored?.gb));
  const device = typeof stored?.device === "string" ? stored.device : undefined;
  if (gb !== undefined) useMachine.setState({ gb, device });
  useMachine.subscribe((machine) => remember(KEY, machine));
}

/** The computer in a few words: its device, or its memory. */
export const machineText = ({ gb, device }: Machine): string => device ?? `${gb} GB`;
