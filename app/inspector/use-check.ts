// A check on demand: its progress, announced at every quarter, and its result.
import type { Entry } from "hubsmith";
import { useCallback, useRef, useState } from "react";
import { checkAll, type Checked } from "./check.ts";
import { useSay } from "../ui/say.ts";

/** The progress of a check. */
export type Check =
  | { readonly state: "none" }
  | { readonly state: "running"; readonly settled: number }
  | { readonly state: "done"; readonly checked: Checked };

const PARTS = 4;

/** The check, and a function that starts it unless it is running. */
export function useCheck(entries: readonly Entry[]): readonly [Check, () => void] {
  const say = useSay();
  const [check, setCheck] = useState<Check>({ state: "none" });
  const isRunning = useRef(false);
  const start = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    const total = entries.length;
    let announced = 0;
    setCheck({ state: "running", settled: 0 });
    say(`Loading ${total} plugins.`);
    const progress = (settled: number): void => {
      setCheck({ state: "running", settled });
      const part = Math.floor((settled * PARTS) / total);
      if (part > announced && part < PARTS) say(`${settled} of ${total} loaded.`);
      announced = part;
    };
    void checkAll(entries, progress).then((checked) => {
      isRunning.current = false;
      setCheck({ state: "done", checked });
      say(summaryOf(checked));
    });
  }, [entries, say]);
  return [check, start];
}

/** The result of a check, in a sentence or two. */
export function summaryOf({ outcomes, findings }: Checked): string {
  const taken = [...outcomes.values()].filter((one) => one === "yes").length;
  const all = taken === outcomes.size ? `All ${taken}` : `${taken} of ${outcomes.size}`;
  const count = findings.length === 1 ? "One finding" : `${findings.length} findings`;
  return `${all} plugins are loaded. ${findings.length === 0 ? "No problems." : `${count}.`}`;
}
