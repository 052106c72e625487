// The samples of a provider as data for a page: one for each task, at once and streamed, and the routes that it goes for.
import type { Target } from "hubsmith/types";
import type { SampleAnswer, SampleStep } from "hubsmith/testing";
import { bodyText, mediaWords } from "./body.ts";

/** What came back to one request. */
interface ExchangeRecord {
  readonly step: SampleStep;
  readonly status: number;
  readonly type: string;
  readonly is: "json" | "events" | "file";
  readonly body: string;
  /** Long data in it are cut off, and it says so. */
  readonly isShortened?: true;
}

/** What comes back to a call, and what must be seen of it. */
interface SampleRecord {
  readonly targets: readonly Target[];
  readonly streaming: boolean;
  /** Who replies. */
  readonly from: "provider" | "router";
  readonly exchanges: readonly ExchangeRecord[];
  /** What every client prints. */
  readonly shows?: string;
  /** What every client saves, in words, and how the name of its file begins. */
  readonly saves?: { readonly what: string; readonly stem: string };
}

/** The text of the record of a provider. */
export function recordText(provider: string, samples: readonly SampleAnswer[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))].sort();
  const rows = tasks.map((task) => [
    task,
    merged(samples.filter((sample) => sample.task === task).map(sampleRecord)),
  ]);
  return `${JSON.stringify({ provider, tasks: Object.fromEntries(rows) }, null, 1)}\n`;
}

function sampleRecord(sample: SampleAnswer): SampleRecord {
  const { target, streaming, isRouters, exchanges, shows, saves } = sample;
  return {
    targets: [target],
    streaming,
    from: isRouters ? "router" : "provider",
    exchanges: exchanges.map(({ step, status, type, body }) => {
      const { is, text, isShortened } = bodyText(type, body);
      const cut = isShortened === undefined ? {} : { isShortened };
      return { step, status, type, is, body: text, ...cut };
    }),
    ...(shows === undefined ? {} : { shows }),
    ...(saves === undefined ? {} : { saves: { what: mediaWords(saves), stem: stemOf(sample) } }),
  };
}

// Files are named after what is expected.
function stemOf({ answer }: SampleAnswer): string {
  if (answer.as === "bytes" || answer.as === "file") return answer.type.split("/")[0]!;
  throw new TypeError(`An answer that is read as ${answer.as} is no file.`);
}

// What is the same on several routes is written once.
function merged(records: readonly SampleRecord[]): readonly SampleRecord[] {
  const byText = new Map<string, SampleRecord>();
  for (const record of records) {
    const key = JSON.stringify({ ...record, targets: [] });
    const targets = [...(byText.get(key)?.targets ?? []), ...record.targets];
    byText.set(key, { ...record, targets });
  }
  return [...byText.values()];
}
