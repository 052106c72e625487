// File names and MIME types, in one table for both ways.

// Of several endings of a type, the first is the one that files are saved with.
const TYPES: ReadonlyMap<string, string> = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["bmp", "image/bmp"],
  ["flac", "audio/flac"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
  ["ogg", "audio/ogg"],
  ["webm", "audio/webm"],
  ["m4a", "audio/mp4"],
  ["mp4", "video/mp4"],
  ["mov", "video/quicktime"],
]);

/** The MIME type of a path, by its ending. @public */
export function mediaType(path: string): string | undefined {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? undefined : TYPES.get(path.slice(dot + 1).toLowerCase());
}

// Back to front, so that the first ending of a type is the one that stays.
const ENDINGS = new Map([...TYPES].reverse().map(([ending, type]) => [type, ending]));

/** The name to save media of a type under, e.g. `image.jpg`. @public */
export function fileNameFor(type: string): string {
  return `${type.split("/")[0]}.${ENDINGS.get(type) ?? "bin"}`;
}
