// The types of recordings that Hugging Face's servers accept as the body of a request.
import { file, type FileRef } from "hubsmith/code";

// The common audio types of `content_type_mapping` in huggingface-inference-toolkit, looked up on 2026-11-28. It answers 400 to others.
const ACCEPTED = /^audio\/((x-)?(flac|m4a|wav)|amr|mpeg|ogg|wave|webm)$/;

// The server does not use the type to decode, so another name of the same container is right.
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["audio/mp3", "audio/mpeg"],
  ["audio/mp4", "audio/m4a"],
  ["video/mp4", "audio/m4a"],
  ["video/webm", "audio/webm"],
]);

/**
 * A recording with the type that Hugging Face's servers know it by, such as `audio/m4a` for `audio/mp4`; undefined if
 * they accept it by no type.
 */
export function namedForHub(recording: FileRef): FileRef | undefined {
  const type = recording.type.split(";")[0]!.trim().toLowerCase();
  if (ACCEPTED.test(type)) return recording;
  const known = RENAMED.get(type);
  return known === undefined ? undefined : file(recording.path, known);
}

/** Whether Hugging Face's servers accept a type of a recording as it is. */
export const isAcceptedByHub = (type: string): boolean => ACCEPTED.test(type);
