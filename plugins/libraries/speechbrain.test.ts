// The SpeechBrain module, class and method of an interface.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import speechbrain from "./speechbrain.ts";

const hub = createHub([speechbrain]);
const offer = (settings: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(
    hub,
    parseModel({ id: "acme/m", library_name: "speechbrain", config: { speechbrain: settings } })
      .model!,
  );
const content = (settings: object): string => offer(settings).snippets[0]!.content;

test("an interface whose input is a file", () => {
  expect(content({ speechbrain_interface: "EncoderDecoderASR" }))
    .toBe(`from urllib.request import urlretrieve
from speechbrain.inference.ASR import EncoderDecoderASR

model = EncoderDecoderASR.from_hparams(source="acme/m")
urlretrieve(
    "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac",
    "recording.flac",
)
result = model.transcribe_file("recording.flac")

print(result)`);
});

test.each([
  ["AudioClassifier", "classifiers", "classify_file("],
  ["EncoderASR", "ASR", "transcribe_file("],
  ["EncoderClassifier", "classifiers", "classify_file("],
  ["EncoderDecoderS2UT", "ST", "translate_file("],
  ["EndToEndSLU", "SLU", "decode_file("],
  ["FastSpeech2", "TTS", "encode_text(["],
  ["GraphemeToPhoneme", "text", "g2p("],
  ["HIFIGAN", "vocoders", "decode_batch("],
  ["MSTacotron2", "TTS", "clone_voice("],
  ["PIQAudioInterpreter", "interpretability", "interpret_file("],
  ["SGMSEEnhancement", "enhancement", 'enhance_file("recording.flac", output_filename='],
  ["SepformerSeparation", "separation", "separate_file("],
  ["SpeakerRecognition", "speaker", "verify_files("],
  ["SpectralMaskEnhancement", "enhancement", "enhance_file("],
  ["SpeechLLMASR", "ASR", "transcribe_file("],
  ["Speech_Emotion_Diarization", "diarization", "diarize_file("],
  ["StreamingASR", "ASR", 'transcribe_file("recording.flac", DynChunkTrainConfig('],
  ["Tacotron2", "TTS", 'encode_text("'],
  ["VAD", "VAD", "get_speech_segments("],
  ["WaveformEncoder", "encoders", "encode_file("],
  ["WaveformEnhancement", "enhancement", "enhance_file("],
  ["WhisperASR", "ASR", "transcribe_file("],
])("%s", (name, module, call) => {
  const code = content({ speechbrain_interface: name });
  expect(code).toContain(`from speechbrain.inference.${module} import ${name}\n`);
  expect(code).toContain(`${name}.from_hparams(source="acme/m")`);
  expect(code).toContain(call);
  expect(code).toMatch(/print\(|soundfile\.write\(|output_filename=/);
});

test("speech is generated with the vocoder of the record", () => {
  const settings = { speechbrain_interface: "Tacotron2", vocoder_model_id: "acme/vocoder" };
  expect(content(settings)).toContain('vocoder = HIFIGAN.from_hparams(source="acme/vocoder")');
});

test("the interface's older key is read", () => {
  expect(content({ interface: "VAD" })).toContain("import VAD");
});

test("an unknown class is loaded, without guessing a method", () => {
  expect(content({ speechbrain_interface: "NewInterface" }))
    .toBe(`from speechbrain.inference import NewInterface

model = NewInterface.from_hparams(source="acme/m")

print(model)`);
});

test.each([
  [{}, "not specified"],
  [{ speechbrain_interface: "" }, "invalid"],
  [{ speechbrain_interface: "None" }, "invalid"],
  [{ speechbrain_interface: "constructor" }, "invalid"],
  [{ speechbrain_interface: "os; import" }, "invalid"],
  [{ speechbrain_interface: 7 }, "not specified"],
])("%j is printed in a comment", (settings, what) => {
  const { snippets, diagnostics } = offer(settings);
  expect(diagnostics).toEqual([]);
  const comment =
    what === "invalid"
      ? "interface in config.json invalid"
      : "interface not specified in config.json";
  expect(snippets.map(({ content }) => content)).toEqual([`# ${comment}`, "hf download acme/m"]);
});

test("the key of older configs counts if the newer one is missing", () => {
  const older = content({ interface: "EncoderASR" });
  expect(older).toBe(content({ speechbrain_interface: "EncoderASR" }));
  expect(content({ interface: "VAD", speechbrain_interface: "EncoderASR" })).toBe(older);
});
