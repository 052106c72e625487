// Samples as files next to the program, for functions that read a path and not a URL.
import type { Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { knowsEnglish } from "../tasks/languages.ts";
import { AUDIO, DOCUMENT, IMAGE, OTHER_VOICE, PERSON as MAN, VIDEO } from "../samples/inputs.ts";

/** A sample, and its file name. Without a URL, the file is the user's. */
export interface SampleFile {
  readonly url?: string;
  readonly path: string;
}

export const RECORDING = { url: AUDIO, path: "recording.flac" } as const;
/** A recording that the model understands: the user's, if the model does not know English. */
export const recordingFor = (model: Model): SampleFile =>
  knowsEnglish(model) ? RECORDING : { path: "recording.wav" };

/** The same recording, for functions that also read an address. */
export function audioFor(model: Model): string {
  const { url, path } = recordingFor(model);
  return url ?? path;
}

/** Another speaker than that of `RECORDING`. */
export const OTHER_RECORDING: SampleFile = { url: OTHER_VOICE, path: "other.flac" };
export const PICTURE: SampleFile = { url: IMAGE, path: "image.png" };
/** A page with text on it. */
export const PAGE: SampleFile = { url: DOCUMENT, path: "page.png" };
export const PERSON: SampleFile = { url: MAN, path: "person.png" };
export const FILM: SampleFile = { url: VIDEO, path: "video.mp4" };

/** Downloads a sample, in Python. */
export function fetched({ url, path }: SampleFile): Code<"python"> {
  if (url === undefined) return python``;
  return python`${python.requires("urllib.request", "urlretrieve")}urlretrieve(${url}, ${path})`;
}

/** Downloads a sample, in a shell. */
export function fetchedInShell({ url, path }: SampleFile): Code<"sh"> {
  if (url === undefined) return sh``;
  return sh`curl -fsSL -o ${path} ${url}`;
}
