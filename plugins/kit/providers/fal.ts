// fal's queue: how to submit a request, poll a job, and send a recording.
import {
  absent,
  type Absence,
  type RequestContext,
  type Job,
  pathAt,
  type SentRequest,
  type RequestSpec,
  isAbsence,
} from "hubsmith";
import { base64, type FileRef, text, type ValueObject } from "hubsmith/code";
import { type Text } from "hubsmith/language";
import { lorasOf } from "./lora.ts";

// The types of recordings in a data URL, and fal's names for them; it supports no others.
const AUDIO: ReadonlyMap<string, string> = new Map([
  ["audio/mpeg", "audio/mpeg"],
  ["audio/mp3", "audio/mpeg"],
  ["audio/wav", "audio/x-wav"],
  ["audio/wave", "audio/x-wav"],
  ["audio/x-wav", "audio/x-wav"],
  ["audio/webm", "video/webm"],
  ["video/webm", "video/webm"],
]);

// `@fal-ai/client` 1.10.1 documents mp4 and m4a for the URL of a recording to transcribe, in addition to these. In a data
// URL, fal rejects them, as `@huggingface/inference` 4.13.30 says.
const UPLOADED: readonly string[] = ["audio/mp4", "audio/m4a", "audio/x-m4a", "video/mp4"];

// Whether fal transcribes a recording that is uploaded, and not in a data URL.
const needsUpload = (file: FileRef): boolean => UPLOADED.includes(baseType(file));

/** The code of the absence for a recording that only fal's own clients can send, as they upload it. */
export const NEEDS_UPLOAD = "needs-upload";

/** The members with the text in responses to transcriptions: apps have one of them. */
export const TRANSCRIPTS: readonly string[] = ["text", "output"];

const baseType = ({ type }: FileRef): string => type.split(";")[0]!.trim().toLowerCase();

/** A recording as a data URL; an absence if fal does not support its type there. */
export function recordingOf(file: FileRef, isTranscribed = false): Text | Absence {
  const type = AUDIO.get(baseType(file));
  if (type !== undefined) return text(`data:${type};base64,`, base64(file));
  const extension = /(?<=\.)\w+$/.exec(file.path)?.[0];
  const shown = extension === undefined ? file.type : `${extension} (${file.type})`;
  if (isTranscribed && needsUpload(file))
    return absent({
      code: NEEDS_UPLOAD,
      reason: `fal supports mp3, wav and webm recordings in a data URL, not ${shown}.`,
      fix: "Choose the fal client, which uploads the file, or convert it, e.g. to mp3.",
    });
  const named = isTranscribed
    ? "mp3, mp4, wav and webm recordings"
    : "mp3, wav and webm recordings in a data URL";
  return absent({
    code: "unfit-file-type",
    reason: `fal supports ${named}, not ${shown}.`,
    fix: "Convert the file, e.g. to mp3, or choose another provider.",
  });
}

/** A request for a job. */
export const queued = (
  { providerId, target }: RequestContext<unknown>,
  json: ValueObject,
): RequestSpec => ({
  baseUrl: "https://queue.fal.run",
  path: providerId,
  query: target === "routed" ? { _subdomain: "queue" } : {},
  json,
});

/** A request for a job of a model that may be a LoRA. */
export function queuedWithLoras(
  context: RequestContext<unknown>,
  json: ValueObject,
): RequestSpec | Absence {
  const loras = lorasOf(context);
  if (isAbsence(loras)) return loras;
  return queued(context, loras.length === 0 ? json : { ...json, loras });
}

// The path of a job is not that of the model: the ticket has it.
/** How a job is polled. */
export function pollJob({ base, query }: SentRequest): Job {
  return {
    state: "status",
    waiting: ["IN_QUEUE", "IN_PROGRESS"],
    status: [base, pathAt("response_url"), `/status${query}`],
    result: [base, pathAt("response_url"), query],
    interval: 1,
  };
}
