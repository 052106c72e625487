// pyannote.audio: speaker diarization; a repository has a complete pipeline or one of its models.
import { defineLibrary, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO, TORCHCODEC } from "../kit/libraries/torch.ts";

const CURRENT = [...TORCH_AUDIO, TORCHCODEC];

export default defineLibrary({
  id: "pyannote-audio",
  aliases: ["pyannote"],
  prettyLabel: "pyannote.audio",
  repoName: "pyannote-audio",
  repoUrl: "https://github.com/pyannote/pyannote-audio",
  filter: true,
  hostedInferenceTasks: ["automatic-speech-recognition"],
  install: needs("pyannote.audio", ...CURRENT),
  snippets: (model) =>
    isPipeline(model)
      ? [
          { purpose: purposeOf(model), code: python.join([open(model), whole(model)]) },
          { purpose: "Run on an excerpt", code: python.join([open(model), excerpt(model)]) },
        ].map((snippet) => ({ ...snippet, install: installFor(model) }))
      : infer(model),
});

// The owners of pipelines may name the library only; those of models say that they are models.
const isPipeline = (model: Model): boolean =>
  model.tags.includes("pyannote-audio-pipeline") ||
  (/diarization/i.test(model.id) && !model.tags.includes("pyannote-audio-model"));

// The name of the library is a tag, and was another one before version 3.
const isOld = ({ tags }: Model): boolean =>
  tags.includes("pyannote") && !tags.includes("pyannote-audio");

const has = (model: Model, ...tags: readonly string[]): boolean =>
  tags.some((tag) => tag === model.pipeline_tag || model.tags.includes(tag));

const separates = (model: Model): boolean => has(model, "speech-separation");

// Pipelines that find speech, and not speakers, return the plain annotation.
const findsSpeech = (model: Model): boolean =>
  has(model, "voice-activity-detection", "overlapped-speech-detection") &&
  !has(model, "speaker-diarization");

function needs(...pip: readonly string[]): Install {
  return { pip, note: "Recordings are read by the program ffmpeg, which must be installed." };
}

// Version 4 has no pipeline for overlaps any more, and refuses the "model@revision" of old pipelines; version 3 calls
// functions that its dependencies have removed.
function installFor(model: Model): Install {
  if (separates(model)) return needs("pyannote.audio[separation]", ...CURRENT);
  return isOld(model) || (findsSpeech(model) && !has(model, "voice-activity-detection"))
    ? needs("pyannote.audio<4", "torch<2.6", "torchaudio<2.6", "huggingface_hub<1", "numpy<2")
    : needs("pyannote.audio", ...CURRENT);
}

function purposeOf(model: Model): string {
  if (separates(model)) return "Separate speakers";
  return findsSpeech(model) ? "Detect speech" : "Detect who speaks when";
}

const open = (model: Model): Code<"python"> => python`
  from pyannote.audio import Pipeline

  pipeline = Pipeline.from_pretrained(${model.id})
  ${fetched(RECORDING)}
`;

const whole = (model: Model): Code<"python"> => listen(model, python`${RECORDING.path}`);

const excerpt = (model: Model): Code<"python"> => python`
  ${python.requires("pyannote.audio", "Audio")}
  ${python.requires("pyannote.core", "Segment")}
  waveform, sample_rate = Audio().crop(${RECORDING.path}, Segment(2, 5))
  ${listen(model, python`{"waveform": waveform, "sample_rate": sample_rate}`)}
`;

function listen(model: Model, audio: Code<"python">): Code<"python"> {
  if (separates(model)) {
    return python`
      diarization, sources = pipeline(${audio})

      print(diarization, sources.data.shape)
    `;
  }
  if (findsSpeech(model) || isOld(model)) {
    return python`
      output = pipeline(${audio})

      print(output)
    `;
  }
  return python`
    output = pipeline(${audio})

    print(output.speaker_diarization)
  `;
}

// A model that embeds voices is called once, others on windows that slide over the recording.
function infer(model: Model): { purpose: string; code: Code } {
  const embeds = has(model, "speaker-embedding", "speaker-recognition");
  if (!embeds && has(model, "voice-activity-detection")) {
    return { purpose: "Detect speech", code: detect(model) };
  }
  const named = embeds ? { window: "whole" } : {};
  const code = python`
    from pyannote.audio import Inference, Model

    model = Model.from_pretrained(${model.id})
    inference = Inference(${python.args([python`model`], named)})
    ${fetched(RECORDING)}
    output = inference(${RECORDING.path})

    print(output.${python.name(embeds ? "shape" : "data")})
  `;
  return { purpose: embeds ? "Embed a voice" : "Score audio", code };
}

// Only old models have thresholds, because the classes of others exclude each other.
function detect(model: Model): Code {
  const thresholds = isOld(model) ? { onset: 0.5, offset: 0.5 } : {};
  return python`
    from pyannote.audio import Model
    from pyannote.audio.pipelines import VoiceActivityDetection

    model = Model.from_pretrained(${model.id})
    pipeline = VoiceActivityDetection(segmentation=model)
    pipeline.instantiate(${{ ...thresholds, min_duration_on: 0, min_duration_off: 0 }})
    ${fetched(RECORDING)}
    output = pipeline(${RECORDING.path})

    print(output)
  `;
}
