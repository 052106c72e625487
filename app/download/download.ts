// Downloads a file in the browser; the page does not change.
import type { NamedFile } from "./file.ts";

// The browser reads the file after the click, at an unknown time.
const KEPT_FOR = 60_000;

/** Downloads a file. */
export function download({ name, type, text }: NamedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
