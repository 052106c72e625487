// The sample answers of a provider as data for the app: one for each task, complete and streamed, with its routes.
import type { SampleAnswer, SampleStep } from "./samples.ts";
import type { Target } from "#core/http/request";

interface ExchangeRecord {
  readonly step: SampleStep;
  readonly status: number;
  readonly type: string;
  readonly is: "json" | "events" | "file";
  readonly body: string;
  /** Long data are cut off, with a mark. */
  readonly isShortened?: true;
}

interface SampleRecord {
  readonly targets: readonly Target[];
  readonly streaming: boolean;
  /** The server that responds. */
  readonly from: "provider" | "router";
  readonly exchanges: readonly ExchangeRecord[];
  /** The output of every client. */
  readonly shows?: string;
  /** A description of the saved file, and the beginning of its name. */
  readonly saves?: { readonly what: string; readonly stem: string };
}

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

// Files are named after the expected output.
function stemOf({ answer }: SampleAnswer): string {
  if (answer.as === "bytes" || answer.as === "file") return answer.type.split("/")[0]!;
  throw new TypeError(`An answer that is read as ${answer.as} is not a file.`);
}

// Equal routes are written once.
function merged(records: readonly SampleRecord[]): readonly SampleRecord[] {
  const byText = new Map<string, SampleRecord>();
  for (const record of records) {
    const key = JSON.stringify({ ...record, targets: [] });
    const targets = [...(byText.get(key)?.targets ?? []), ...record.targets];
    byText.set(key, { ...record, targets });
  }
  return [...byText.values()];
}

interface BodyText {
  readonly is: "json" | "events" | "file";
  readonly text: string;
  readonly isShortened?: true;
}

/** The maximum number of events; of more, only the first and the last are written. */
const EVENTS = 8;
/** The maximum number of base64 or hexadecimal digits. */
const LETTERS = 48;
const KEPT = 32;

export function bodyText(type: string, body: Uint8Array): BodyText {
  const text = Buffer.from(body).toString();
  if (type.startsWith("text/event-stream")) return eventsText(text);
  if (!/json/.test(type)) return { is: "file", text: mediaWords(body) };
  const json: unknown = JSON.parse(text);
  const short = JSON.stringify(json, shortened, 2);
  return marked({ is: "json", text: short }, short !== JSON.stringify(json, null, 2));
}

// Comments only keep a connection open.
function eventsText(text: string): BodyText {
  const events = text.split("\n").filter((line) => line !== "" && !line.startsWith(":"));
  const left = events.length - EVENTS;
  const shown =
    left <= 0
      ? events
      : [...events.slice(0, EVENTS - 2), `… (${left} more events)`, ...events.slice(-2)];
  return marked({ is: "events", text: shown.join("\n\n") }, left > 0);
}

const marked = (body: BodyText, isShortened: boolean): BodyText =>
  isShortened ? { ...body, isShortened } : body;

function shortened(_: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const [, lead = "", data = ""] = /^(data:[^,]*;base64,)?([\w+/]+=*)$/.exec(value) ?? [];
  return data.length > LETTERS
    ? `${lead}${data.slice(0, KEPT)}… (${data.length} characters in all)`
    : value;
}

// The first bytes of file types, and their names.
const KINDS: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\xff\xd8\xff/, "a JPEG picture"],
  [/^\x89PNG/, "a PNG picture"],
  [/^RIFF.{4}WEBP/s, "a WebP picture"],
  [/^RIFF.{4}WAVE/s, "a WAV recording"],
  [/^fLaC/, "a FLAC recording"],
  [/^(ID3|\xff[\xe0-\xff])/, "an MP3 recording"],
  [/^.{4}ftyp/s, "an MP4 video"],
];

/** A description of media. Throws if the type is unknown, so that the description is never wrong. */
export function mediaWords(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const [, what] = KINDS.find(([beginning]) => beginning.test(start)) ?? [];
  if (what === undefined)
    throw new TypeError(`Unknown file type: the file begins with ${JSON.stringify(start)}.`);
  return `${what}, ${bytes.length} bytes`;
}
