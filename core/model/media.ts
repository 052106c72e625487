// File names and MIME types, in one table for both ways.

const TYPES: ReadonlyMap<string, string> = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["flac", "audio/flac"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
  ["ogg", "audio/ogg"],
  ["webm", "audio/webm"],
  ["m4a", "audio/mp4"],
  ["mp4", "video/mp4"],
]);

/** The MIME type of a path, by its ending. @public */
export function mediaType(path: string): string | undefined {
  return TYPES.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "");
}

/** The name to save media of a type under, e.g. `image.jpg`. @public */
export function fileNameFor(type: string): string {
  const ending = [...TYPES].find(([, known]) => known === type)?.[0] ?? "bin";
  return `${type.split("/")[0]}.${ending}`;
}
