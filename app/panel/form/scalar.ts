// Numbers as people write them: what is none stays a text, and who asked says what it should be.

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/** The number that a text says; `undefined` where it says none. */
export function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const found = NUMBER.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(found) ? found : undefined;
}
