// A constant of a program is explained where it is, or holds, a text that was planted, as a record's reader may have it.

import { MARK } from "./arbitrary.ts";

/** Is a constant with a mark one of the planted texts, whole, in JSON, or in a URL? */
export function isExplained(constant: string, planted: readonly string[]): boolean {
  const meant = planted.flatMap((text) => [text, onOneLine(text), ...partsOf(text)]);
  return readingsOf(constant).some((one) => meant.some((text) => one.includes(text)));
}

// A library that reads line by line gets a line.
const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

// A plugin may take the name of a file from its path, the items of a list from a text, or fill a mask in.
function partsOf(text: string): readonly string[] {
  const parts = [",", "/", ":", ".", "\n", /<\w+>|\[\w+\]/].flatMap((mark) => text.split(mark));
  return parts.filter((part) => MARK.test(part)).map((part) => part.trim());
}

/** The constant itself, what it says as a URL, and the texts of it as JSON. */
function readingsOf(constant: string): readonly string[] {
  const found = [constant];
  try {
    found.push(decodeURIComponent(constant));
  } catch {
    // It is no URL.
  }
  // curl reads the names of files in quotes, in which a backslash escapes.
  found.push(constant.replace(/\\(["\\])/g, "$1"));
  // Also as the value of a field in a form.
  const json = /^(?:[\w.-]+=)?(\s*[[{"].*)$/s.exec(constant)?.[1];
  if (json !== undefined) {
    try {
      found.push(...textsIn(JSON.parse(json)));
    } catch {
      // It is no JSON.
    }
  }
  return found;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap(textsIn)
    : Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]);
}
