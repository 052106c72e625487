// The sample answers of a provider as data for the app: one for each task, complete and streamed, with its routes.
import type { SampleAnswer, SampleStep } from "#core/testing/service/sample-answers";
import type { Target } from "#core/http/request";

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
  throw new TypeError(`An answer that is read as ${answer.as} is not a file.`);
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

/** A body as text, and what of it was shortened. */
interface BodyText {
  readonly is: "json" | "events" | "file";
  readonly text: string;
  readonly isShortened?: true;
}

/** The most events that are written out; of more, the first and the last are. */
const EVENTS = 8;
/** The most letters of base64 or hexadecimal digits that are written out. */
const LETTERS = 48;
const KEPT = 32;

/** A body as text. */
export function bodyText(type: string, body: Uint8Array): BodyText {
  const text = Buffer.from(body).toString();
  if (type.startsWith("text/event-stream")) return eventsText(text);
  if (!/json/.test(type)) return { is: "file", text: mediaWords(body) };
  const json: unknown = JSON.parse(text);
  const short = JSON.stringify(json, shortened, 2);
  return marked({ is: "json", text: short }, short !== JSON.stringify(json, null, 2));
}

// Comments keep a connection open, and say nothing.
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

// What files of a kind begin with, and what they are called.
const KINDS: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\xff\xd8\xff/, "a JPEG picture"],
  [/^\x89PNG/, "a PNG picture"],
  [/^RIFF.{4}WEBP/s, "a WebP picture"],
  [/^RIFF.{4}WAVE/s, "a WAV recording"],
  [/^fLaC/, "a FLAC recording"],
  [/^(ID3|\xff[\xe0-\xff])/, "an MP3 recording"],
  [/^.{4}ftyp/s, "an MP4 video"],
];

/** Media in words. Throws where they are of no known kind, so that nothing untrue is said of them. */
export function mediaWords(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const [, what] = KINDS.find(([beginning]) => beginning.test(start)) ?? [];
  if (what === undefined)
    throw new TypeError(`No word is known for a file that begins with ${JSON.stringify(start)}.`);
  return `${what}, ${bytes.length} bytes`;
}
