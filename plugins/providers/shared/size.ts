// OpenAI's API has the size of a picture as one text.
import { absent, type Absence } from "hubsmith";
import type { Value } from "hubsmith/code";

/** A size such as "512x512", none where neither is given, or an absence where one is. */
export function sizeOf(
  label: string,
  width: Value | undefined,
  height: Value | undefined,
): { readonly size?: string } | Absence {
  if (width === undefined && height === undefined) return {};
  if (width !== undefined && height !== undefined)
    return { size: `${String(width)}x${String(height)}` };
  const reason = `${label} takes the width and the height of an image together.`;
  return absent("half-a-size", reason, "Give both, or neither.");
}
