// Recently changed lines of a text, so that the effect of a form is visible in the code.
import { useEffect, useState } from "react";

const SHOWN_FOR = 2000;

/** The numbers of the lines that the previous text did not have; empty after a moment. */
export function useChangedLines(text: string): ReadonlySet<number> {
  const [seen, setSeen] = useState(text);
  useEffect(() => {
    if (seen === text) return undefined;
    const timer = setTimeout(() => setSeen(text), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [seen, text]);
  return seen === text ? NONE : newLines(seen, text);
}

const NONE: ReadonlySet<number> = new Set();

function newLines(before: string, after: string): ReadonlySet<number> {
  const left = before.split("\n");
  const found = new Set<number>();
  after.split("\n").forEach((line, at) => {
    const same = left.indexOf(line);
    if (same >= 0) left.splice(same, 1);
    else if (line !== "") found.add(at);
  });
  return found;
}
