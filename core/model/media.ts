// The MIME types of media files by extension, and the other way round.

// Of several extensions of a type, the first is the one that files are saved with.
const TYPES = [
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
  ["webm", "video/webm"],
  ["m4a", "audio/mp4"],
  ["mp4", "video/mp4"],
  ["mov", "video/quicktime"],
] as const;

/** The MIME type of a path by its extension; `medium` decides for a container such as webm: `video`. @public */
export function mediaType(path: string, medium?: string): string | undefined {
  const dot = path.lastIndexOf(".");
  const extension = path.slice(dot + 1).toLowerCase();
  const types = TYPES.filter(([one]) => dot >= 0 && one === extension).map(([, type]) => type);
  return types.find((type) => type.startsWith(`${medium}/`)) ?? types[0];
}

/** The name to save media of a type under, e.g. `image.jpg`. @public */
export function fileNameFor(type: string): string {
  const [extension = "bin"] = TYPES.find(([, one]) => one === type) ?? [];
  return `${type.split("/")[0]}.${extension}`;
}
