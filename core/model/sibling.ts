// A file of a repository, as a record lists it.
import { isRecord } from "../hub/anything.ts";

/** Its bytes. The Hub tells sizes only when asked for them, of large files in `lfs`. @internal */
export function sizeOf(sibling: object): number | undefined {
  const { size, lfs } = sibling as { readonly size?: unknown; readonly lfs?: unknown };
  const told = size ?? (isRecord(lfs) ? lfs["size"] : undefined);
  return typeof told === "number" && Number.isSafeInteger(told) && told >= 0 ? told : undefined;
}
