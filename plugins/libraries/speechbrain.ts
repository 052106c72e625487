// SpeechBrain: config.json names the interface of a model, which decides the module, the class and the method.
import { defineLibrary, downloads, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { missingBut } from "../kit/libraries/missing.ts";
import {
  OTHER_RECORDING,
  RECORDING,
  fetched,
  recordingFor,
} from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "speechbrain",
  prettyLabel: "speechbrain",
  repoUrl: "https://github.com/speechbrain/speechbrain",
  docsUrl: "https://huggingface.co/docs/hub/speechbrain",
  filter: true,
  tasks: ["automatic-speech-recognition", "audio-to-audio", "audio-classification"],
  hostedInferenceTasks: [
    "audio-classification",
    "audio-to-audio",
    "automatic-speech-recognition",
    "text-to-speech",
  ],
  countDownloads: downloads.path("hyperparams.yaml"),
  install: { pip: ["speechbrain", ...TORCH_AUDIO] },
  snippets: withWeights((model) => {
    const name =
      textIn(model.config, "speechbrain", "speechbrain_interface") ??
      // Its key in older files.
      textIn(model.config, "speechbrain", "interface") ??
      BY_NAME.find(([pattern]) => pattern.test(nameOf(model)))?.[1];
    if (name === undefined)
      return missingBut(model, python`# interface not specified in config.json`);
    if (!CLASS.test(name)) return missingBut(model, python`# interface in config.json invalid`);
    const { purpose, code } = USES[name] ?? OTHER;
    return { purpose, code: code(model, name) };
  }),
});

// The names of SpeechBrain's own repositories begin with the kind of model.
const BY_NAME: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^google_speech_command/, "EncoderClassifier"],
  [/^lang(uage-identification|-?id)/, "EncoderClassifier"],
  [/^sepformer/, "SepformerSeparation"],
  [/^spkrec/, "SpeakerRecognition"],
  [/^tts-hifigan/, "HIFIGAN"],
  [/^tts-tacotron2/, "Tacotron2"],
];

const CLASS = /^(?!(None|True|False)$)[A-Z]\w*$/;

interface Use {
  readonly purpose: string;
  code(model: Model, name: string): Code;
}

const OTHER: Use = {
  purpose: "Load the model",
  code: (model, name) => python`
    from speechbrain.inference import ${python.name(name)}

    model = ${python.name(name)}.from_hparams(source=${model.id})

    print(model)
  `,
};

const USES: Readonly<Record<string, Use>> = {
  AudioClassifier: file("Classify audio", "classifiers", "classify_file"),
  EncoderASR: file("Transcribe audio", "ASR", "transcribe_file"),
  EncoderClassifier: file("Classify audio", "classifiers", "classify_file"),
  EncoderDecoderASR: file("Transcribe audio", "ASR", "transcribe_file"),
  EncoderDecoderS2UT: file("Translate audio", "ST", "translate_file"),
  EndToEndSLU: file("Understand a spoken command", "SLU", "decode_file"),
  FastSpeech2: speech(python`tts.encode_text([${SPOKEN}])`),
  FastSpeech2InternalAlignment: speech(python`tts.encode_text([${SPOKEN}])`),
  GraphemeToPhoneme: { purpose: "Convert text to phonemes", code: phonemes },
  HIFIGAN: { purpose: "Convert a spectrogram to audio", code: vocoder },
  MSTacotron2: speech(
    python`tts.clone_voice(${SPOKEN}, ${RECORDING.path})`,
    "speechbrain/tts-hifigan-libritts-22050Hz",
    fetched(RECORDING),
  ),
  PIQAudioInterpreter: file("Explain a classification", "interpretability", "interpret_file"),
  SGMSEEnhancement: { purpose: "Remove noise from audio", code: enhance },
  SepformerSeparation: { purpose: "Separate speakers", code: separate },
  SpeakerRecognition: { purpose: "Compare two voices", code: verify },
  SpectralMaskEnhancement: { purpose: "Remove noise from audio", code: enhance },
  SpeechLLMASR: file("Transcribe audio", "ASR", "transcribe_file"),
  Speech_Emotion_Diarization: file("Find emotions in a recording", "diarization", "diarize_file"),
  StreamingASR: { purpose: "Transcribe audio in chunks", code: stream },
  Tacotron2: speech(python`tts.encode_text(${SPOKEN})`),
  VAD: file("Detect speech", "VAD", "get_speech_segments"),
  WaveformEncoder: file("Embed a recording", "encoders", "encode_file"),
  WaveformEnhancement: { purpose: "Remove noise from audio", code: enhance },
  WhisperASR: file("Transcribe audio", "ASR", "transcribe_file"),
};

// Most interfaces read a file and return a printable result.
function file(purpose: string, module: string, method: string): Use {
  return {
    purpose,
    code: (model, name) => python`
      ${load(model, name, module)}
      ${fetched(recordingFor(model))}
      result = model.${python.name(method)}(${recordingFor(model).path})

      print(result)
    `,
  };
}

function verify(model: Model, name: string): Code {
  return python`
    ${load(model, name, "speaker")}
    ${fetched(RECORDING)}
    ${fetched(OTHER_RECORDING)}
    score, is_same = model.verify_files(${RECORDING.path}, ${OTHER_RECORDING.path})

    print(score, is_same)
  `;
}

function stream(model: Model, name: string): Code {
  return python`
    ${python.requires("speechbrain.utils.dynamic_chunk_training", "DynChunkTrainConfig")}
    ${load(model, name, "ASR")}
    ${fetched(recordingFor(model))}
    text = model.transcribe_file(${recordingFor(model).path}, DynChunkTrainConfig(24, 4))

    print(text)
  `;
}

function enhance(model: Model, name: string): Code {
  return python`
    ${load(model, name, "enhancement")}
    ${fetched(RECORDING)}

    model.enhance_file(${RECORDING.path}, output_filename="clean.wav")
  `;
}

function separate(model: Model, name: string): Code {
  return python`
    import soundfile
    ${load(model, name, "separation")}
    ${fetched(RECORDING)}
    voices = model.separate_file(${RECORDING.path})

    samples = voices[0].detach().cpu().numpy()
    soundfile.write("voices.wav", samples, model.hparams.sample_rate)
  `;
}

function phonemes(model: Model, name: string): Code {
  return python`
    ${load(model, name, "text")}
    result = model.g2p("Though the tough cough ploughs through")

    print(result)
  `;
}

function vocoder(model: Model, name: string): Code {
  return python`
    import soundfile
    import torch
    ${load(model, name, "vocoders")}
    waveforms = model.decode_batch(torch.rand(1, 80, 298))

    soundfile.write("sound.wav", waveforms.squeeze().cpu().numpy(), 22050)
  `;
}

// Speech has two steps: from text to a spectrogram, and from the spectrogram to sound.
function speech(
  spectrogram: Code<"python">,
  otherwise = "speechbrain/tts-hifigan-ljspeech",
  voice = python``,
): Use {
  const code = (model: Model, name: string): Code => {
    const source = textIn(model.config, "speechbrain", "vocoder_model_id") || otherwise;
    return python`
      import soundfile
      from speechbrain.inference.TTS import ${python.name(name)}
      from speechbrain.inference.vocoders import HIFIGAN

      tts = ${python.name(name)}.from_hparams(source=${model.id})
      vocoder = HIFIGAN.from_hparams(source=${source})
      ${voice}
      spectrogram, *_ = ${spectrogram}
      waveforms = vocoder.decode_batch(spectrogram)

      soundfile.write("speech.wav", waveforms.squeeze().cpu().numpy(), 22050)
    `;
  };
  return { purpose: "Generate speech", code };
}

const load = (model: Model, name: string, module: string): Code<"python"> => python`
  from speechbrain.inference.${python.name(module)} import ${python.name(name)}

  model = ${python.name(name)}.from_hparams(source=${model.id})
`;
