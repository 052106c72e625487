// Numbers as people write them: an invalid number stays a string, and the caller reports the expected type.

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/** The number in a string; `undefined` if it has none. */
export function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const found = NUMBER.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(found) ? found : undefined;
}
