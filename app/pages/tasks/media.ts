// The URL of a demo's file: bundled files get a URL, and URLs do not change.

const FOLDER = "../../../plugins/kit/samples/media/";
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../../../plugins/kit/samples/media/*.{svg,png,jpg,webp,mp3}",
  { query: "?url", import: "default", eager: true },
);

export const mediaUrl = (filename: string): string => FILES[FOLDER + filename] ?? filename;
