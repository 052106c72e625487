// AudioCraft: music and sounds from text, by one of three types of models; a tag names the type.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { MUSIC } from "../kit/samples/inputs.ts";
import { missing } from "../kit/libraries/missing.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "audiocraft",
  prettyLabel: "Audiocraft",
  repoName: "audiocraft",
  repoUrl: "https://github.com/facebookresearch/audiocraft",
  countDownloads: downloads.path("state_dict.bin"),
  install: {
    apt: ["ffmpeg"],
    pip: ["audiocraft", "numpy<2", "transformers<4.50"],
    note: "Needs Python 3.9 to 3.11, and a GPU with CUDA for all but the small models.",
  },
  snippets: (model) => {
    const [, name] = CLASSES.find(([tag]) => model.tags.includes(tag)) ?? [];
    return name === undefined
      ? missing(python`# Type of model unknown.`)
      : {
          purpose: name === "AudioGen" ? "Generate a sound" : "Generate music",
          code: make(model, name),
        };
  },
});

const CLASSES = [
  ["musicgen", "MusicGen"],
  ["audiogen", "AudioGen"],
  ["magnet", "MAGNeT"],
] as const;

type Class = (typeof CLASSES)[number][1];

const SOUND = "A dog barks far away while rain falls on a tin roof";

function make(model: Model, name: Class): Code {
  const text = example(model, "text") ?? (name === "AudioGen" ? SOUND : MUSIC);
  return python`
    from audiocraft.data.audio import audio_write
    from audiocraft.models import ${python.name(name)}

    ${PICKLE}
    model = ${python.name(name)}.get_pretrained(${model.id})
    ${DURATIONS[name]}
    waveforms = model.generate([${text}])

    audio_write("sound", waveforms[0].cpu(), model.sample_rate, strategy="loudness")
  `;
}

// A MAGNeT has one fixed length, from its training.
const DURATIONS: Readonly<Record<Class, Code<"python">>> = {
  MusicGen: python`model.set_generation_params(duration=8)`,
  AudioGen: python`model.set_generation_params(duration=5)`,
  MAGNeT: python``,
};
