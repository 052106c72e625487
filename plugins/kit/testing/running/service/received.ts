// A received request, and the comparison of two values: every difference is one line with its path.

/** A file on the user's disk, or as received: alone, or as a part of a form. @internal */
export interface Media {
  /** The MIME type. */
  readonly type: string;
  /** The content. */
  readonly bytes: Uint8Array;
}

/** A received request. @public */
export interface Seen {
  /** In upper case. */
  readonly method: string;
  /** The complete URL, with its intended host. */
  readonly url: string;
  /** By lowercase names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The format of the body. */
  readonly content: "none" | "json" | "form" | "file";
  /** JSON, the fields of a form, or a file. */
  readonly body: unknown;
}

/** The differences between two values. @internal */
export function same(wanted: unknown, seen: unknown, at: string): readonly string[] {
  if (isMedia(wanted) && isMedia(seen)) {
    if (wanted.type !== seen.type) return [differs(`${at} (type)`, wanted.type, seen.type)];
    return Buffer.from(wanted.bytes).equals(seen.bytes) ? [] : [differs(at, wanted, seen)];
  }
  if (Array.isArray(wanted) && Array.isArray(seen) && wanted.length === seen.length)
    return wanted.flatMap((item, index) => same(item, seen[index], `${at}[${index}]`));
  if (isMap(wanted) && isMap(seen)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
    return [...names].flatMap((name) => {
      if (!Object.hasOwn(seen, name)) return [missing(`${at}.${name}`, wanted[name])];
      if (!Object.hasOwn(wanted, name)) return [unwanted(`${at}.${name}`, seen[name])];
      return same(wanted[name], seen[name], `${at}.${name}`);
    });
  }
  return Object.is(wanted, seen) ? [] : [differs(at, wanted, seen)];
}

const differs = (at: string, wanted: unknown, seen: unknown): string =>
  `${at}: expected ${show(wanted)}, got ${show(seen)}`;

export const missing = (at: string, wanted: unknown): string =>
  `${at}: missing, expected ${show(wanted)}`;

export const unwanted = (at: string, seen: unknown): string =>
  `${at}: unexpected value ${show(seen)}`;

/** A value for messages, abbreviated. @internal */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (isMedia(value)) {
    const start = Buffer.from(value.bytes.subarray(0, 16)).toString("hex");
    return `${value.bytes.length} bytes of ${value.type} (${start}…)`;
  }
  return cut(JSON.stringify(value) ?? typeof value);
}

/** A string for messages, abbreviated. @internal */
export const cut = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Is this a file's content? @internal */
export function isMedia(value: unknown): value is Media {
  return (
    typeof value === "object" &&
    value !== null &&
    "bytes" in value &&
    value.bytes instanceof Uint8Array
  );
}

/** Is this an object with members, and neither a list nor a file? @internal */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isMedia(value);
}
