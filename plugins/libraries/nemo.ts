// NeMo: NVIDIA's models for speech. Each domain has its own class to load, and most classes read a file.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { missingBut } from "../kit/libraries/missing.ts";
import {
  OTHER_RECORDING,
  RECORDING,
  fetched,
  recordingFor,
} from "../kit/libraries/sample-files.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "nemo",
  prettyLabel: "NeMo",
  repoUrl: "https://github.com/NVIDIA/NeMo",
  filter: true,
  tasks: ["automatic-speech-recognition"],
  hostedInferenceTasks: ["automatic-speech-recognition"],
  countDownloads: downloads.any(
    downloads.extension("nemo"),
    downloads.path("model_config.yaml"),
    downloads.extension("json"),
  ),
  install: { pip: ["nemo_toolkit[asr]"] },
  snippets: withWeights((model) => {
    const says = (...names: readonly string[]): boolean =>
      names.some((name) => model.pipeline_tag === name || model.tags.includes(name));
    // The cards of speaker verification models name diarization, too.
    if (says("speaker-verification")) return { purpose: "Compare two voices", code: verify(model) };
    if (says("speaker-diarization")) return { purpose: "Compare speakers", code: diarize(model) };
    if (says("automatic-speech-recognition"))
      return { purpose: "Transcribe audio", code: transcribe(model) };
    if (says("text-to-speech"))
      return {
        purpose: "Generate speech",
        code: speak(model),
        install: { pip: ["nemo_toolkit[tts]"] },
      };
    if (says("voice-activity-detection")) return { purpose: "Detect speech", code: detect(model) };
    if (says("speaker-recognition")) return { purpose: "Compare two voices", code: verify(model) };
    if (says("audio-classification")) return { purpose: "Classify audio", code: classify(model) };
    return missingBut(model, python`# tag did not correspond to a valid NeMo domain.`);
  }),
});

const transcribe = (model: Model): Code => python`
  ${load(model, "ASRModel")}
  ${fetched(recordingFor(model))}
  output = model.transcribe([${recordingFor(model).path}])

  print(output[0].text)
`;

const diarize = (model: Model): Code => python`
  ${load(model, "SortformerEncLabelModel")}
  model.eval()
  ${fetched(RECORDING)}
  segments = model.diarize(audio=[${RECORDING.path}])

  print(segments[0])
`;

const verify = (model: Model): Code => python`
  ${load(model, "EncDecSpeakerLabelModel")}
  ${fetched(RECORDING)}
  ${fetched(OTHER_RECORDING)}

  print(model.verify_speakers(${RECORDING.path}, ${OTHER_RECORDING.path}))
`;

const classify = (model: Model): Code => python`
  ${load(model, "EncDecSpeakerLabelModel")}
  ${fetched(RECORDING)}

  print(model.get_label(${RECORDING.path}))
`;

const detect = (model: Model): Code => python`
  import librosa
  import torch
  ${load(model, "EncDecFrameClassificationModel")}
  model.eval()

  ${fetched(RECORDING)}
  audio, _ = librosa.load(${RECORDING.path}, sr=16000)
  signal = torch.tensor(audio)[None].to(model.device)
  length = torch.tensor([signal.shape[1]]).to(model.device)
  logits = model(input_signal=signal, input_signal_length=length)

  print(logits.softmax(dim=-1)[0, :, 1])
`;

const load = (model: Model, name: string): Code<"python"> => python`
  import nemo.collections.asr as nemo_asr

  model = nemo_asr.models.${python.name(name)}.from_pretrained(${model.id})
`;

// MagpieTTS makes sound; FastPitch makes a spectrogram, which HiFi-GAN turns into sound.
function speak(model: Model): Code {
  const text = example(model, "text") ?? SPOKEN;
  if (/magpie/i.test(model.id))
    return python`
      import soundfile
      from nemo.collections.tts.models import MagpieTTSModel

      model = MagpieTTSModel.from_pretrained(${model.id}).eval()
      audio, length = model.do_tts(${text}, language="en")

      samples = audio[0, : int(length[0])].cpu().numpy()
      soundfile.write("speech.wav", samples, model.output_sample_rate)
    `;
  const isVocoder = /hifi-?gan/i.test(model.id);
  return python`
    import soundfile
    from nemo.collections.tts.models import FastPitchModel, HifiGanModel

    speaker = FastPitchModel.from_pretrained(${isVocoder ? "nvidia/tts_en_fastpitch" : model.id}).eval()
    vocoder = HifiGanModel.from_pretrained(${isVocoder ? model.id : "nvidia/tts_hifigan"}).eval()
    spectrogram = speaker.generate_spectrogram(tokens=speaker.parse(${text}))
    audio = vocoder.convert_spectrogram_to_audio(spec=spectrogram)

    soundfile.write("speech.wav", audio[0].detach().cpu().numpy(), 22050)
  `;
}
