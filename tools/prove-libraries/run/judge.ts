// Whether a program that was run did what it is for: it ended well, and printed what its model gives.

/** How a program ended. */
export interface Ended {
  /** The exit code; where it had none, what ended it. */
  readonly code: number | string | null;
  readonly out: string;
  readonly errors: string;
}

const LAST = 1500;

/** What is wrong with a run. */
export function judgeRun({ code, out, errors }: Ended, prints: RegExp): readonly string[] {
  if (code !== 0) return [`It ended with ${code ?? "no code"}: ${errors.slice(-LAST)}`];
  // What went wrong and was caught is told as a warning only.
  const traced = /^Traceback \(most recent call last\)/m.test(errors)
    ? [`It goes on after an error: ${errors.slice(-LAST)}`]
    : [];
  const printed = prints.test(out)
    ? []
    : [`It does not print ${String(prints)}, but: ${out.slice(-LAST)}`];
  return [...traced, ...printed];
}
