// The body of a reply as text to read: JSON over several lines, events one by one, media in words.

/** A body as text, and what of it was shortened. */
export interface BodyText {
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
