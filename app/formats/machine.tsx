// The user's computer: its memory and system, remembered between visits, and their fields.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { persist, type StorageValue } from "zustand/middleware";
import { recalled, remember } from "../stores/memory.ts";
import { readGb } from "./amounts.ts";

/** The systems, in display order. */
export const SYSTEMS = ["macOS", "Linux", "Windows"] as const;

/** A system. */
export type System = (typeof SYSTEMS)[number];

/** The user's computer. */
export interface Machine {
  /** Its memory; undefined if the user has not entered it. */
  readonly gb?: number | undefined;
  /** Its system; undefined if the user has not chosen it. */
  readonly system?: System;
}

/** The user's computer, the same on all pages. */
export const useMachine: UseBoundStore<StoreApi<Machine>> = create<Machine>()(
  persist((): Machine => ({}), {
    name: "machine",
    storage: {
      getItem: (key) => recalled(key) as StorageValue<Machine> | null,
      setItem: remember,
      removeItem: (key) => remember(key, null),
    },
    // Storage may hold anything.
    merge: (stored) => checked(stored as Record<string, unknown> | null),
  }),
);

function checked(stored: Record<string, unknown> | null): Machine {
  const gb = readGb(String(stored?.["gb"] ?? ""));
  const system = SYSTEMS.find((one) => one === stored?.["system"]);
  return { ...(gb === undefined ? {} : { gb }), ...(system === undefined ? {} : { system }) };
}

/** The chosen system, or else that of the browser. */
export function useSystem(): System {
  const chosen = useMachine(({ system }) => system);
  const detected = useSyncExternalStore(never, detect, () => "macOS" as const);
  return chosen ?? detected;
}

const never = () => () => {};

function detect(): System {
  const { userAgentData, platform } = navigator as Navigator & {
    readonly userAgentData?: { readonly platform: string };
  };
  const name = userAgentData?.platform ?? platform;
  if (/win/i.test(name)) return "Windows";
  return /mac|iphone|ipad/i.test(name) ? "macOS" : "Linux";
}

// Common sizes of graphics cards and computers.
const COMMON = [8, 12, 16, 24, 32, 48, 64, 80];

/** The field for the memory. A link may give it, as in `?memory=16`. */
export function MemoryField(): ReactNode {
  const gb = useMachine((machine) => machine.gb);
  const [text, setText] = useState<string>();
  useEffect(() => {
    const linked = readGb(new URLSearchParams(location.search).get("memory") ?? "");
    if (linked !== undefined) useMachine.setState({ gb: linked });
  }, []);
  const shown = text ?? (gb === undefined ? "" : String(gb));
  const isWrong = shown.trim() !== "" && readGb(shown) === undefined;
  const change = (typed: string): void => {
    setText(typed);
    if (typed.trim() === "" || readGb(typed) !== undefined)
      useMachine.setState({ gb: readGb(typed) });
  };
  return (
    <div className="amount">
      <label htmlFor="memory">Memory, in GB</label>
      <input
        id="memory"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        list="memory-common"
        placeholder="16"
        value={shown}
        aria-invalid={isWrong || undefined}
        aria-describedby="memory-note"
        onChange={({ target }) => change(target.value)}
        onBlur={() => setText(isWrong ? text : undefined)}
      />
      <datalist id="memory-common">
        {COMMON.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <p id="memory-note" className={isWrong ? "note error" : "note"}>
        {isWrong ? "Enter a number between 0.001 and 1,000,000." : "Of your GPU, or RAM."}
      </p>
    </div>
  );
}
