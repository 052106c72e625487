// Records to test pyannote.audio on: pipelines of each kind, and models that score or embed.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

const PIPELINE = "pyannote-audio-pipeline";

const NAMED = recordsOf("pyannote-audio", {
  diarization: {
    id: "pyannote/speaker-diarization-community-1",
    pipeline_tag: "automatic-speech-recognition",
    tags: [PIPELINE, "speaker-diarization", "voice-activity-detection"],
  },
  "gated, as the record says": {
    id: "pyannote/speaker-diarization-3.1",
    gated: "auto",
    tags: [PIPELINE],
  },
  "diarization, not gated": tagged(PIPELINE),
  "voice activity": { pipeline_tag: "voice-activity-detection", tags: [PIPELINE] },
  overlaps: tagged(PIPELINE, "overlapped-speech-detection"),
  separation: tagged(PIPELINE, "speech-separation", "speaker-diarization"),
  "a pipeline, by its name": { id: "acme/otter-diarization-v1", tags: [] },
  "speech, by a model": tagged("pyannote-audio-model", "voice-activity-detection"),
  segmentation: { id: "pyannote/segmentation-3.0", tags: ["pyannote-audio-model"] },
  embedding: tagged("pyannote-audio-model", "speaker-embedding"),
  recognition: tagged("pyannote-audio-model", "speaker-recognition"),
});

const OLD = recordsOf("pyannote", {
  "an old pipeline": tagged(PIPELINE, "speaker-diarization"),
  "speech, by an old model": tagged("pyannote-audio-model", "voice-activity-detection"),
});

export default [...NAMED, ...OLD];
