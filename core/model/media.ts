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

/** The name to save media of a type under, e.g. `image.jpg`. @public */
export function fileNameFor(type: string): string {
  const ending = [...TYPES].find(([, known]) => known === type)?.[0] ?? "bin";
  return `${type.split("/")[0]}.${ending}`;
}
