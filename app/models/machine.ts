// The memory of the user's computer, the same on all pages. The app remembers it between visits.
import type { Platform } from "hubsmith";
import { create, type StoreApi, type UseBoundStore } from "zustand";

export interface Machine {
  /** Its memory; undefined if the user has not entered it. */
  readonly gb?: number | undefined;
  /** The memory of one of its GPUs; undefined if it is unknown. */
  readonly gpuGb?: number | undefined;
  /** The device that the user entered instead, as it was recognized. */
  readonly device?: string | undefined;
  /** Its operating system, if the device tells it. */
  readonly platform?: Platform | undefined;
}

/** The user's computer. A prerendered page has no memory: `recallMachine` follows its first render. */
export const useMachine: UseBoundStore<StoreApi<Machine>> = create<Machine>()(() => ({}));

/** The computer in a few words: its device, or its memory. */
export const machineText = ({ gb, device }: Machine): string => device ?? `${gb} GB`;

/** Parses an amount of memory in GB, such as 24 or 7.5; undefined if it is invalid. */
export function readGb(text: string): number | undefined {
  if (!/^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text)) return undefined;
  const gb = Number(text);
  return gb >= 0.001 && gb <= 1_000_000 ? gb : undefined;
}
