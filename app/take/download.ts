// Hands a file to the browser, which keeps it where it keeps downloads; the page stays where it is.
import type { Taken } from "./file.ts";

// The browser reads the file after the click; how long after it does not say.
const KEPT_FOR = 60_000;

/** Downloads a file. */
export function download({ name, type, text }: Taken): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
