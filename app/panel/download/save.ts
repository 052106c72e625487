// Saves a program as a file, with the browser's downloads.
import { fileOf, type NamedFile, type Program } from "./file.ts";

/** Starts the download, and returns the name of the file. */
export function save(program: Program): string {
  const file = fileOf(program);
  download(file);
  return file.name;
}

// The browser reads the file after the click, at an unknown time.
const KEPT_FOR = 60_000;

function download({ name, type, text }: NamedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
