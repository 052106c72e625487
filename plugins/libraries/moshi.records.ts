// Records to test Moshi on: each runtime, and what else the family does.
import { recordsOf } from "../kit/libraries/records-of.ts";

const named = (name: string) => ({ id: `example-org/${name}` });

export default recordsOf("moshi", {
  dialogue: named("moshiko-pytorch-bf16"),
  "weights of a fork": { tags: ["personaplex"] },
  "speech recognition": named("stt-1b-en_fr"),
  "speech recognition, by the task": { pipeline_tag: "automatic-speech-recognition" },
  "text to speech": named("tts-1.6b-en_fr"),
  "text to speech, by the task": { pipeline_tag: "text-to-speech" },
  translation: named("hibiki-1b-pytorch-bf16"),
  mlx: named("moshiko-mlx-bf16"),
  "mlx, four bits": named("moshiko-mlx-q4"),
  "mlx, eight bits": named("moshiko-mlx-q8"),
  "mlx, text to speech": named("tts-1.6b-en_fr-mlx"),
  "mlx, speech recognition": named("stt-1b-en_fr-mlx"),
  "mlx, translation": named("hibiki-1b-mlx-bf16"),
  candle: named("moshiko-candle-bf16"),
  "candle, eight bits": named("moshiko-candle-q8"),
  "candle, speech recognition": named("stt-1b-en_fr-candle"),
});
