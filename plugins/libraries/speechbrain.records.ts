// Records to test SpeechBrain on.
import { type Fields, files, recordsOf } from "../kit/libraries/records-of.ts";

const speech = (speechbrain_interface: string, more: Fields = {}): Fields => ({
  config: { speechbrain: { speechbrain_interface, ...more } },
});

export default recordsOf("speechbrain", {
  "a description alone": files("README.md"),
  classifier: speech("EncoderClassifier"),
  "a class by the name": { id: "acme/sepformer-otter" },
  "speech recognition": speech("EncoderDecoderASR"),
  "speech recognition, encoder": speech("EncoderASR"),
  "speech recognition, in chunks": speech("StreamingASR"),
  "speaker recognition": speech("SpeakerRecognition"),
  enhancement: speech("SpectralMaskEnhancement"),
  separation: speech("SepformerSeparation"),
  phonemes: speech("GraphemeToPhoneme"),
  vocoder: speech("HIFIGAN"),
  "text-to-speech": speech("Tacotron2"),
  "text-to-speech, own vocoder": speech("Tacotron2", { vocoder_model_id: "example-org/vocoder" }),
  "text-to-speech, several texts": speech("FastSpeech2"),
  "text-to-speech, a voice to copy": speech("MSTacotron2"),
  "older key": { config: { speechbrain: { interface: "EncoderASR" } } },
  "new interface": speech("NewInterface"),
  "another interface": speech("not a class"),
  "no interface": {},
});
