// What may be anything: whether it is an object, what is in it, and how a message names it.

/** Is this an object, and no list? @internal */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of what may be anything. @internal */
export const member = (value: unknown, name: string): unknown =>
  isRecord(value) && name in value ? value[name] : undefined;

/** A text of so many characters at the most, with an ellipsis where there were more. @internal */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A text from outside as a message quotes it: a long one is cut, because many messages may quote the same. @internal */
export const brief = (text: string): string => cut(text, 100);

/** A sentence with its end. @internal */
export const ended = (message: string): string =>
  /[.!?…]$/.test(message) ? message : `${message}.`;

/** A value as a message names it. @internal */
export function shown(value: unknown): string {
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (value === null) return "null";
  if (typeof value === "object") return "then" in value ? "a promise" : "an object";
  if (typeof value === "function") return "a function";
  if (typeof value !== "string") return `the ${typeof value} ${String(value)}`;
  return `the text ${JSON.stringify(cut(value, 40))}`;
}
