// Whisper in the format of CTranslate2, which faster-whisper runs; often only the name of the repository shows it.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { fetched, recordingFor } from "./sample-files.ts";

/** Does the name say that the weights are for faster-whisper? */
export const isFasterWhisper = ({ id }: Model): boolean =>
  /faster[-_](?:distil[-_])?whisper|whisper.{0,60}[-_](?:ct2|ctranslate2)(?![a-z])/i.test(id);

/** Transcribes a recording. */
export function hear(model: Model): LoadCode {
  const code = python`
    from faster_whisper import WhisperModel

    model = WhisperModel(${model.id})
    ${fetched(recordingFor(model))}
    segments, info = model.transcribe(${recordingFor(model).path})

    for segment in segments:
        print(segment.start, segment.end, segment.text)
  `;
  return { purpose: "Transcribe audio", code, install: { pip: ["faster-whisper"] } };
}
