// Zonos: speech in the voice of a recording. Hybrid models need packages with kernels for CUDA.
import { defineLibrary, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { CUDA } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "zonos",
  prettyLabel: "Zonos",
  repoUrl: "https://github.com/Zyphra/Zonos",
  docsUrl: "https://github.com/Zyphra/Zonos",
  snippets: (model) => ({
    purpose: "Clone a voice",
    code: speak(model),
    install: installOf(model),
  }),
});

const isHybrid = (model: Model): boolean => /hybrid/i.test(model.id);

function installOf(model: Model): Install {
  const name = isHybrid(model) ? "zonos[compile]" : "zonos";
  return {
    apt: ["espeak-ng"],
    pip: [`${name} @ git+https://github.com/Zyphra/Zonos.git`, "soundfile"],
  };
}

const speak = (model: Model): Code => python`
  ${isHybrid(model) ? CUDA : python``}
  import soundfile
  import torch
  from zonos.conditioning import make_cond_dict
  from zonos.model import Zonos
  from zonos.utils import DEFAULT_DEVICE

  model = Zonos.from_pretrained(${model.id}, device=DEFAULT_DEVICE)

  ${fetched(RECORDING)}
  samples, rate = soundfile.read(${RECORDING.path}, dtype="float32", always_2d=True)
  speaker = model.make_speaker_embedding(torch.from_numpy(samples.T), rate)

  text = ${example(model, "text") ?? SPOKEN}
  cond_dict = make_cond_dict(text=text, speaker=speaker, language="en-us")
  conditioning = model.prepare_conditioning(cond_dict)
  codes = model.generate(conditioning)
  waveforms = model.autoencoder.decode(codes).cpu()

  soundfile.write("speech.wav", waveforms[0].T.numpy(), model.autoencoder.sampling_rate)
`;
