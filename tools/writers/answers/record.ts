// The sample answers of a provider as data for the app: one for each task, complete and streamed, with its routes.
import { mediaOf } from "#plugins/kit/testing/running/run/judge";
import type { Exchange, Sample } from "hubsmith/panel";

export interface TaskSample extends Sample {
  readonly task: string;
}

export function recordText(provider: string, samples: readonly TaskSample[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))].sort();
  const rows = tasks.map((task) => {
    const ofTask = samples.filter((sample) => sample.task === task);
    // The task is the key, and not a member.
    return [task, merged(ofTask.map((sample) => ({ ...sample, task: undefined })))];
  });
  return `${JSON.stringify({ provider, tasks: Object.fromEntries(rows) }, null, 1)}\n`;
}

// Equal routes are written once.
function merged(records: readonly Sample[]): readonly Sample[] {
  const byText = new Map<string, Sample>();
  for (const record of records) {
    const key = JSON.stringify({ ...record, targets: [] });
    const targets = [...(byText.get(key)?.targets ?? []), ...record.targets];
    byText.set(key, { ...record, targets });
  }
  return [...byText.values()];
}

/** The maximum number of base64 or hexadecimal digits. */
const LETTERS = 48;
const KEPT = 32;

type BodyText = Pick<Exchange, "is" | "body" | "isShortened">;

export function bodyText(type: string, body: Uint8Array): BodyText {
  const text = Buffer.from(body).toString();
  if (type.startsWith("text/event-stream")) return eventsText(text, "\n\n");
  if (type.startsWith("application/x-ndjson")) return eventsText(text, "\n");
  if (!/json/.test(type)) return { is: "file", body: mediaWords(body) };
  const json: unknown = JSON.parse(text);
  const short = JSON.stringify(json, shortened, 2);
  const isShortened = short !== JSON.stringify(json, null, 2);
  return { is: "json", body: short, ...(isShortened && { isShortened }) };
}

// Comments only keep a connection open.
function eventsText(text: string, separator: string): BodyText {
  const events = text.split("\n").filter((line) => line !== "" && !line.startsWith(":"));
  return { is: "events", body: events.join(separator) };
}

function shortened(_: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const [, lead = "", data = ""] = /^(data:[^,]*;base64,)?([\w+/]+=*)$/.exec(value) ?? [];
  return data.length > LETTERS
    ? `${lead}${data.slice(0, KEPT)}… (${data.length} characters in all)`
    : value;
}

/** A description of media. Throws if the type is unknown, so that the description is never wrong. */
export function mediaWords(bytes: Uint8Array): string {
  const media = mediaOf(bytes);
  if (media !== undefined) return `${media.what}, ${bytes.length} bytes`;
  const start = JSON.stringify(Buffer.from(bytes.subarray(0, 16)).toString("latin1"));
  throw new TypeError(`Unknown file type: the file begins with ${start}.`);
}
