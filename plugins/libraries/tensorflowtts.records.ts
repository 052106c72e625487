// Records to test TensorFlowTTS on: both steps, models of either kind for the first, and none that is named.
import { recordsOf } from "../kit/libraries/records-of.ts";

const speech = { tags: ["text-to-speech", "text-to-mel"] };
const sound = { tags: ["text-to-speech", "mel-to-wav"] };

export default recordsOf("tensorflowtts", {
  "text to spectrogram, FastSpeech 2": {
    id: "tensorspeech/tts-fastspeech2-ljspeech-en",
    ...speech,
  },
  "text to spectrogram, FastSpeech": { id: "example-org/tts-fastspeech", ...speech },
  "text to spectrogram, Tacotron 2": {
    id: "tensorspeech/tts-tacotron2-thorsten-ger",
    ...speech,
    widgetData: [{ text: "Der Zug fährt um neun." }],
  },
  "text to spectrogram, Chinese": { id: "tensorspeech/tts-fastspeech2-baker-ch", ...speech },
  "text to spectrogram, Korean": { id: "tensorspeech/tts-tacotron2-kss-ko", ...speech },
  "spectrogram to sound": { id: "tensorspeech/tts-mb_melgan-ljspeech-en", ...sound },
  "spectrogram to sound, another name": { id: "example-org/vocoder", ...sound },
  "by its name": { id: "acme/tts-tacotron2-otter" },
  "by its name, a vocoder": { id: "acme/tts-melgan-otter" },
  neither: {},
});
