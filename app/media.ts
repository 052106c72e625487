// The URL of a demo's file: bundled files get a URL, and URLs do not change.

const FOLDER = "../plugins/kit/samples/media/";
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../plugins/kit/samples/media/*.{svg,png,jpg,webp,mp3}",
  { query: "?url", import: "default", eager: true },
);

/** The URL; `undefined` if there is no such file. */
export function mediaUrl(filename: string): string | undefined {
  if (/^(?:https|data):/i.test(filename)) return filename;
  const path = FOLDER + filename;
  return Object.hasOwn(FILES, path) ? FILES[path] : undefined;
}
