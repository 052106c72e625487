// The operating system of the reader.
import type { Platform } from "hubsmith";

/** The operating system that the browser runs on; Linux if it is none of those that apps are installed on, or if there is no browser. */
export function platformHere(): Platform {
  const userAgent = globalThis.navigator?.userAgent ?? "";
  return /Windows/.test(userAgent) ? "windows" : /Mac OS/.test(userAgent) ? "macos" : "linux";
}
