// The operating system of the reader.
import type { Platform } from "hubsmith";

/** The operating system that the browser runs on; Linux if it is none of those that apps are installed on. */
export function platformHere(): Platform {
  const { userAgent } = navigator;
  return /Windows/.test(userAgent) ? "windows" : /Mac OS/.test(userAgent) ? "macos" : "linux";
}
