// Services with the size of an image as one string.
import { absent, type Absence } from "hubsmith";
import type { Value } from "hubsmith/code";

/** A size such as "512x512", undefined if neither is given, or an absence if only one is. */
export function sizeOf(
  width: Value | undefined,
  height: Value | undefined,
  sign = "x",
): { readonly size?: string } | Absence {
  if (width === undefined && height === undefined) return {};
  if (width !== undefined && height !== undefined)
    return { size: `${width as number}${sign}${height as number}` };
  const reason = "The width or the height of the image is missing. The service needs both.";
  return absent({ code: "half-a-size", reason, fix: "Set both, or neither." });
}
