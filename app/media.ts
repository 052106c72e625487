// From the name of a demo's file to its address: files are bundled, and what is an address already is kept.

const FOLDER = "../plugins/tasks/media/";
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../plugins/tasks/media/*.{svg,png,jpg,webp,mp3}",
  { query: "?url", import: "default", eager: true },
);

/** The address; `undefined` where there is no such file. */
export function mediaUrl(filename: string): string | undefined {
  if (/^(?:https|data):/i.test(filename)) return filename;
  const path = FOLDER + filename;
  return Object.hasOwn(FILES, path) ? FILES[path] : undefined;
}
