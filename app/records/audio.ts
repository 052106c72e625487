// Audio models.
import type { Rows } from "./row.ts";

export const audio: Rows = {
  "text-to-speech": {
    "Audio8/Audio8-TTS-Preview-0.6B-ONNX-INT4": {
      tags: "onnxruntime onnx license:apache-2.0",
      base: "quantized:Audio8/Audio8-TTS-Preview-0.6b",
    },
    "Camb-ai/mars5-tts": "mars5-tts",
    "coqui/XTTS-v2": "coqui license:other",
    "espnet/kan-bayashi_ljspeech_vits": {
      tags: "espnet audio license:cc-by-4.0",
      hosts: "hf-inference",
    },
    "fishaudio/fish-speech-1.5": "- dual_ar license:cc-by-nc-sa-4.0",
    "fluxions/vui": "vui",
    "IndexTeam/Index-TTS": "index-tts",
    "k2-fsa/OmniVoice": { tags: "omnivoice safetensors elm lcm", weights: 612577288 },
    "KittenML/kitten-tts-nano-0.1": "kittentts onnx",
    "microsoft/VibeVoice-1.5B": {
      tags: "transformers safetensors license:mit",
      arch: "VibeVoiceForConditionalGeneration vibevoice",
      weights: 2704021985,
    },
    "nari-labs/Dia-1.6B": "dia-tts safetensors model_hub_mixin license:apache-2.0",
    "nari-labs/Dia-1.6B-0626": "transformers safetensors dia",
    "nari-labs/Dia2-2B": "dia2",
    "openbmb/VoxCPM1.5": { tags: "voxcpm safetensors license:apache-2.0", weights: 801729856 },
    "OuteAI/OuteTTS-1.0-0.6B": "outetts safetensors",
    "pyp1/VoiceCraft": "voicecraft",
    "Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice": {
      tags: "- safetensors qwen3_tts license:apache-2.0",
      weights: 1916676352,
    },
    "ResembleAI/chatterbox": "chatterbox",
    "suno/bark": { tags: "transformers license:mit", arch: "BarkModel bark" },
    "Supertone/supertonic-3": "supertonic onnx license:openrail",
    "tensorspeech/tts-fastspeech2-ljspeech-en": "tensorflowtts",
    "Zyphra/Zonos-v0.1-hybrid": "zonos safetensors license:apache-2.0",
  },
  "text-to-audio": {
    "2Noise/ChatTTS": "chat_tts safetensors license:cc-by-nc-4.0",
    "facebook/audiogen-medium": "audiocraft audiogen",
    "stabilityai/stable-audio-open-1.0": "stable-audio-tools diffusers safetensors license:other",
  },
  "automatic-speech-recognition": {
    "argmaxinc/whisperkit-coreml": "whisperkit coreml whisper asr quantized",
    "facebook/seamless-m4t-v2-large": {
      tags: "transformers safetensors license:cc-by-nc-4.0",
      arch: "SeamlessM4Tv2Model seamless_m4t_v2",
      weights: 2309249669,
    },
    "facebook/w2v-bert-2.0": "transformers wav2vec2-bert",
    "FunAudioLLM/SenseVoiceSmall": "funasr license:other",
    "nvidia/canary-1b": "nemo",
    "nvidia/parakeet-tdt-0.6b-v2": "nemo license:cc-by-4.0",
    "openai/whisper-large-v3": {
      tags: "transformers safetensors whisper audio license:apache-2.0",
      arch: "WhisperForConditionalGeneration whisper",
      auto: "ModelForSpeechSeq2Seq Processor automatic-speech-recognition",
      weights: 1543490560,
      hosts:
        "fal-ai=fal-ai/whisper hf-inference replicate=openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e together sambanova=Whisper-Large-v3 deepinfra",
    },
    "OpenASR/xasr-zh-en": { tags: "openasr", files: "xasr-zh-en-q8_0.oasr" },
    "phate334/Breeze-ASR-25-int8-CT2": {
      tags: "ctranslate2 faster-whisper license:apache-2.0",
      base: "quantized:MediaTek-Research/Breeze-ASR-25",
    },
    "pyannote/speaker-diarization-3.1": {
      tags: "pyannote-audio pyannote-audio-pipeline license:mit",
      gated: true,
    },
    "unity/sentis-whisper-tiny": "unity-sentis",
  },
  "audio-to-audio": {
    "facebook/xm_transformer_unity_hk-en": "fairseq",
    "microsoft/speecht5_vc": "transformers speecht5 license:mit",
    "mpariente/DPRNNTasNet-ks2_WHAM_sepclean": "asteroid",
    "nvidia/personaplex-7b-v1": {
      tags: "moshi safetensors license:other",
      gated: true,
      weights: 8371408896,
    },
    "nvidia/RE-USE": "mamba-ssm safetensors license:other",
    "ResembleAI/resemble-enhance": "- license:mit",
    "speechbrain/sepformer-wham": {
      tags: "speechbrain audio-to-audio audio-source-separation license:apache-2.0",
      config: { speechbrain: { speechbrain_interface: "SepformerSeparation" } },
    },
  },
  "audio-classification": {
    "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition": {
      tags: "transformers wav2vec2",
      hosts: "hf-inference",
    },
    "facebook/mms-lid-126": "transformers wav2vec2",
    "MIT/ast-finetuned-audioset-10-10-0.4593":
      "transformers safetensors audio-spectrogram-transformer",
    "speechbrain/google_speech_command_xvector": "speechbrain",
  },
  "voice-activity-detection": {
    "FireRedTeam/FireRedVAD": "- license:apache-2.0",
  },
};
