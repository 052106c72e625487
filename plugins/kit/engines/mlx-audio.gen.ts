// Written by npm run write engines: MLX-Audio 0.6.2, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "MLX-Audio 0.6.2",
  source: "https://pypi.org/project/mlx-audio/0.6.2/",
  readOn: "2026-11-28",

  types: {
    transcribe: `canary cohere_asr fireredasr2 fun_asr_nano glm glmasr granite_speech granite_speech5_ctc
granite_speech_nar granite_speech_plus higgs_audio_3 lasr_ctc mega_asr mimo mimo_v2_asr
ming_v3_asr mms moonshine moss_music moss_transcribe_diarize nemo nemotron_asr parakeet
parakeet_tdt parakeet_tdt_five_value phonon phonon2 qwen2_audio qwen3_asr qwen3_forced_aligner
sensevoice vibevoice vibevoice_asr voxtral voxtral_realtime wav2vec whisper`,
    speak: `arktts audiodit bailingmm bark breeze breeze-tts breeze_tts chatterbox chatterbox_turbo
confucius4 csm dense dia dramabox dramabox-tts echo_tts fish_drama3 fish_qwen3_omni
gradium_phonon_tts higgs_audio higgs_audio_v3 higgs_multimodal_qwen3 indextts irodori_tts kitten
kitten_tts kokoro kugelaudio lingv3_tts llama longcat longcat_audiodit marvis melotts moss_tts
moss_tts_delay moss_tts_local moss_tts_nano omnivoice outetts pocket_tts qwen3 qwen3_tts
rumik_oss sesame soprano spark tada vibevoice vibevoice_streaming voxcpm voxcpm1.5 voxcpm2
voxtral_tts zonos2`,
  },
} satisfies EngineTable;
