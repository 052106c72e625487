// TensorFlowTTS: speech in two steps, a spectrogram of the text, and the sound of the spectrogram; each is a model.
// Not updated since 2022.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "tensorflowtts",
  prettyLabel: "TensorFlowTTS",
  repoUrl: "https://github.com/TensorSpeech/TensorFlowTTS",
  tasks: ["text-to-speech"],
  install: {
    pip: ["TensorFlowTTS", "protobuf<3.21"],
    note: "Take Python 3.6 to 3.8: TensorFlow 2.6 and numba 0.48, which it pins, have no wheels for newer ones.",
  },
  snippets: (model) => {
    if (isOf(model, "text-to-mel", /tacotron|fastspeech/i)) {
      return {
        purpose: "Generate speech",
        code: speak(model, model.id, partner(model, "mb_melgan")),
      };
    }
    if (isOf(model, "mel-to-wav", /melgan|hifigan/i)) {
      return {
        purpose: "Convert a spectrogram to audio",
        code: speak(model, partner(model, "tacotron2"), model.id),
      };
    }
    return { purpose: "Load the model", code: load(model) };
  },
});

// The tag of a step, or the name of a model for it.
const isOf = ({ id, tags }: Model, step: string, named: RegExp): boolean =>
  tags.includes(step) || named.test(id);

// A model for the other step that was trained on the same voice; an English one if the name has no voice.
function partner({ id }: Model, kind: string): string {
  const voice = /^tensorspeech\/tts-\w+-(.+)$/.exec(id)?.[1] ?? "ljspeech-en";
  return `tensorspeech/tts-${kind}-${voice}`;
}

function speak(model: Model, speaker: string, vocoder: string): Code {
  // The Chinese voice has a higher sample rate, and its processor needs the inference mode.
  const isBaker = /baker/i.test(speaker);
  const text = example(model, "text") ?? sampleFor(speaker);
  return python`
    import soundfile
    import tensorflow as tf
    from tensorflow_tts.inference import AutoProcessor, TFAutoModel

    processor = AutoProcessor.from_pretrained(${speaker})
    model = TFAutoModel.from_pretrained(${speaker})
    vocoder = TFAutoModel.from_pretrained(${vocoder})

    ids = processor.text_to_sequence(${python.args([text], isBaker ? { inference: true } : {})})
    outputs = model.inference(${inputsOf(speaker)})
    audio = vocoder.inference(outputs[1])[0, :, 0]

    soundfile.write("speech.wav", audio.numpy(), ${isBaker ? 24000 : 22050})
  `;
}

// The voices for Chinese and Korean skip characters without a sound: for an English text they say nothing.
function sampleFor(speaker: string): string {
  if (/baker/i.test(speaker)) return "末班火车九点开。";
  return /kss/i.test(speaker) ? "막차는 아홉 시에 떠납니다." : SPOKEN;
}

function inputsOf(speaker: string): Code<"python"> {
  const ratio = python`tf.constant([1.0])`;
  const input_ids = python`tf.constant([ids], tf.int32)`;
  const speaker_ids = python`tf.constant([0])`;
  if (/tacotron/i.test(speaker)) {
    return python.args([], {
      input_ids,
      input_lengths: python`tf.constant([len(ids)])`,
      speaker_ids,
    });
  }
  return /fastspeech2/i.test(speaker)
    ? python.args([], {
        input_ids,
        speaker_ids,
        speed_ratios: ratio,
        f0_ratios: ratio,
        energy_ratios: ratio,
      })
    : python.args([], { input_ids, speaker_ids, speed_ratios: ratio });
}

const load = (model: Model): Code => python`
  from tensorflow_tts.inference import TFAutoModel

  model = TFAutoModel.from_pretrained(${model.id})

  model.summary()
`;
