// The faults that a tool finds: each is printed, and the process then ends with 1.
let count = 0;

export const faults = (): number => count;

export function fault(title: string, ...lines: readonly string[]): void {
  count += 1;
  process.exitCode = 1;
  console.log(`FAILED  ${[title, ...lines].join("\n  ")}\n`);
}
