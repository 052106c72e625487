// The page that says what was measured, and on what.
import { type Figure, tableOf } from "./figures.ts";
import { type Audited, auditFigures, faultsOf, runsTable } from "./lighthouse.ts";

/** What it was measured on. */
export interface Machine {
  readonly cores: number;
  /** How many programs wanted a core before the measurement began. */
  readonly busy: number;
  readonly chromium: string;
}

/** Everything that was measured. */
export interface Report {
  readonly machine: Machine;
  readonly sizes: readonly Figure[];
  readonly times: readonly Figure[];
  /** Nothing where Lighthouse was left out. */
  readonly audited: readonly Audited[];
}

/** The page, and all figures that stand on it. */
export function reportOf({ machine, sizes, times, audited }: Report): {
  readonly text: string;
  readonly figures: readonly Figure[];
} {
  const scores = audited.flatMap(auditFigures);
  const { cores, busy, chromium } = machine;
  const text = `# How quick the app is

Measured by \`npm run bench:app\` with Chromium ${chromium} on a machine with ${cores} cores, of which other programs wanted
${busy.toFixed(1)} before it began: times are as long as they are then. Sizes are after gzip at its best, in thousands of bytes.

## What is loaded

A page is ready when it shows all that it is to show, and can be used.

${tableOf(sizes)}

## What a visitor waits for

From a click or a key until the frame is drawn that shows what came of it, at 60 frames a second, with the processor as it is.

${tableOf(times)}
${audited.length === 0 ? "" : `\n${lighthousePart(audited, scores)}`}`;
  return { text, figures: [...sizes, ...times, ...scores] };
}

function lighthousePart(audited: readonly Audited[], scores: readonly Figure[]): string {
  const lists = audited.map((one) => {
    const faults = faultsOf(one).map(
      ({ id, title, score, display }) =>
        `- \`${id}\` (${score.toFixed(2)}): ${title}${display === "" ? "" : `, ${display}`}`,
    );
    const list = faults.length === 0 ? "Nothing." : faults.join("\n");
    return `### What is below 1 on the ${one.page.name} page\n\n${list}\n`;
  });
  return `## Lighthouse

Its mobile profile with simulated throttling: a phone of the middle class on a slow network. Medians of all runs.

${tableOf(scores)}

${runsTable(audited)}

${lists.join("\n")}`;
}
