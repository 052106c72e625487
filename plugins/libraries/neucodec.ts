// NeuCodec: a codec for speech, which turns a recording into tokens and back.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "neucodec",
  prettyLabel: "NeuCodec",
  repoUrl: "https://github.com/neuphonic/neucodec",
  isTriedUnnamed: true,
  install: { pip: ["neucodec", ...TORCH_AUDIO, "librosa", "soundfile"] },
  snippets: (model) =>
    NAMED.test(nameOf(model))
      ? { purpose: "Encode and decode a recording", code: reconstruct(model) }
      : NOT_SHOWN,
});

const NAMED = /^(?:distill-)?neucodec$/i;

function reconstruct(model: Model): Code {
  const name = python.name(/^distill/i.test(nameOf(model)) ? "DistillNeuCodec" : "NeuCodec");
  // The package refuses copies of the repositories.
  const id = `neuphonic/${nameOf(model).toLowerCase()}`;
  return python`
    import librosa
    import soundfile
    import torch
    from neucodec import ${name}

    model = ${name}.from_pretrained(${id}).eval()
    ${fetched(RECORDING)}
    audio, _ = librosa.load(${RECORDING.path}, sr=16000)
    with torch.no_grad():
        codes = model.encode_code(torch.from_numpy(audio)[None, None])
        waveform = model.decode_code(codes)

    print(codes.shape)
    soundfile.write("speech.wav", waveform[0, 0].numpy(), 24000)
  `;
}
