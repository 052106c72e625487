// The cards of the library plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";
import { entriesOf } from "#core/hub/card";

type LibraryId =
  | "3dtopia-xl"
  | "PaddleOCR"
  | "acestep"
  | "adapter-transformers"
  | "allennlp"
  | "aneforge"
  | "anemoi"
  | "araclip"
  | "asteroid"
  | "audiocraft"
  | "audioseal"
  | "aviation-ner"
  | "bagel-mot"
  | "bboxmaskpose"
  | "ben2"
  | "bertopic"
  | "big_vision"
  | "bionemo"
  | "birder"
  | "birefnet"
  | "bm25s"
  | "boltzgen"
  | "cancertathomev2"
  | "cartesia_mlx"
  | "cartesia_pytorch"
  | "causilo"
  | "ccpfn"
  | "champ"
  | "chaossim"
  | "chat_tts"
  | "chatterbox"
  | "chexmix"
  | "chronos-forecasting"
  | "clara"
  | "clipscope"
  | "cloud-agents"
  | "colipri"
  | "collectorvision"
  | "colpali"
  | "comet"
  | "coqui"
  | "coreai"
  | "coremltools"
  | "cortiq"
  | "cosmos"
  | "cosyvoice"
  | "cotracker"
  | "ctranslate2"
  | "cxr-foundation"
  | "deepforest"
  | "depth-anything-v2"
  | "depth-pro"
  | "derm-foundation"
  | "describe-anything"
  | "dia-tts"
  | "dia2"
  | "diff-interpretation-tuning"
  | "diffree"
  | "diffusers"
  | "diffusion-single-file"
  | "diffusionkit"
  | "docking-at-home"
  | "doctr"
  | "edsnlp"
  | "elm"
  | "encoderfile"
  | "espnet"
  | "eupe"
  | "executorch"
  | "exllamav2"
  | "exllamav3"
  | "f5-tts"
  | "fairseq"
  | "fastai"
  | "fastprint"
  | "fasttext"
  | "fixer"
  | "flair"
  | "flexray"
  | "flextab"
  | "fme"
  | "funasr"
  | "gaussianformer"
  | "gemma.cpp"
  | "genmo"
  | "geometry-crafter"
  | "gliformer"
  | "gliner"
  | "gliner2"
  | "glm-tts"
  | "glyph-byt5"
  | "granite-library"
  | "grok"
  | "habibi-tts"
  | "hallo"
  | "hermes"
  | "hezar"
  | "holomotion"
  | "htrflow"
  | "huggingface_hub"
  | "hunyuan-dit"
  | "hunyuan3d-2"
  | "hunyuanworld-voyager"
  | "hy-world-2"
  | "hy-worldplay"
  | "icalens"
  | "image-matching-models"
  | "imstoucan"
  | "index-tts"
  | "infinite-you"
  | "infinitetalk"
  | "intellifold"
  | "ising-decoding"
  | "jev-style"
  | "k2"
  | "keras"
  | "keras-hub"
  | "kernels"
  | "kimi-audio"
  | "kittentts"
  | "kronos"
  | "lagernvs"
  | "laya"
  | "lerobot"
  | "libreyolo"
  | "lightgbm"
  | "lightglue"
  | "lightning-ir"
  | "litert"
  | "litert-lm"
  | "liveportrait"
  | "llama-cpp-python"
  | "llama.cpp"
  | "longcat-video-avatar-1.5"
  | "ltx"
  | "lvface"
  | "lyra-2.0"
  | "magenta-realtime"
  | "magenta-realtime-2"
  | "magi-1"
  | "mamba-ssm"
  | "manas-1"
  | "mars5-tts"
  | "matanyone"
  | "mect"
  | "medvae"
  | "memra"
  | "merlin"
  | "mesh-anything"
  | "mflux"
  | "microduck"
  | "mindspore"
  | "mini-omni2"
  | "minimax-h3"
  | "mitie"
  | "ml-agents"
  | "ml-sharp"
  | "mlc-llm"
  | "mlx"
  | "mlx-image"
  | "mobilint"
  | "model2vec"
  | "modelopt"
  | "monkeyocr"
  | "montreal-forced-aligner"
  | "moshi"
  | "mtvcraft"
  | "multimolecule"
  | "nemo"
  | "ninfer"
  | "nobg"
  | "nv-medtech"
  | "omnivoice"
  | "onnxruntime"
  | "open-oasis"
  | "open-sora"
  | "open_clip"
  | "openasr"
  | "opendde"
  | "openpeerllm"
  | "openvino"
  | "outetts"
  | "paddlenlp"
  | "peft"
  | "perception-encoder"
  | "phantom-wan"
  | "piper"
  | "pocket-tts"
  | "pruna-ai"
  | "pxia"
  | "py-feat"
  | "pyannote-audio"
  | "pylate"
  | "pythae"
  | "quantumpeer"
  | "qwen3_tts"
  | "recurrentgemma"
  | "refiners"
  | "relik"
  | "renderformer"
  | "reverb"
  | "rkllm"
  | "robo-orchard-lab"
  | "routee-powertrain"
  | "rwkv"
  | "saelens"
  | "sam-3d-body"
  | "sam-3d-objects"
  | "sam2"
  | "same"
  | "sample-factory"
  | "sana"
  | "sap-rpt-1-oss"
  | "sapiens"
  | "sapiens2"
  | "scail-2"
  | "scvi-tools"
  | "seed-story"
  | "seedvr"
  | "segmentation-models-pytorch"
  | "self-forcing"
  | "sentence-transformers"
  | "setfit"
  | "sglang"
  | "shadow"
  | "skala"
  | "sklearn"
  | "soloaudio"
  | "songbloom"
  | "spacy"
  | "span-marker"
  | "speculators"
  | "speechbrain"
  | "ssr-speech"
  | "stable-audio-3"
  | "stable-audio-tools"
  | "stable-baselines3"
  | "stanza"
  | "supertonic"
  | "swarmformer"
  | "synthefy-migas"
  | "tabpfn"
  | "tencent-song-generation"
  | "tensorflowtts"
  | "tensorrt"
  | "terratorch"
  | "tf-keras"
  | "tic-clip"
  | "timee-ts"
  | "timesfm"
  | "timm"
  | "tirex"
  | "tirex-2"
  | "tokenizers"
  | "torch"
  | "torchgeo"
  | "transformers"
  | "transformers.js"
  | "trellis"
  | "trellis2"
  | "tunejury"
  | "ultralytics"
  | "uni-3dar"
  | "unity-sentis"
  | "univa"
  | "vfi-mamba"
  | "vibevoice"
  | "videoprism"
  | "videox_fun"
  | "vismatch"
  | "vllm"
  | "voicecraft"
  | "voxcpm"
  | "vqweb"
  | "vui"
  | "wan2.2"
  | "wham"
  | "whisperkit"
  | "yolov10"
  | "yolov26"
  | "yolov5"
  | "zeromodels"
  | "zonos";

/** The library plugins, by id. @public */
export const libraryEntries: readonly Entry<"library", LibraryId>[] = /* @__PURE__ */ entriesOf(
  "library",
  ["label", "filter", "tasks", "aliases", "isInferred", "isFallback", "replaces"],
  [
    ["3dtopia-xl", () => import("./3dtopia-xl.ts"), "3DTopia-XL", false],
    ["PaddleOCR", () => import("./PaddleOCR.ts"), "PaddleOCR", true],
    ["acestep", () => import("./acestep.ts"), "ACE-Step", false],
    [
      "adapter-transformers",
      () => import("./adapter-transformers.ts"),
      "Adapters",
      true,
      ["text-classification", "token-classification", "question-answering"],
    ],
    ["allennlp", () => import("./allennlp.ts"), "AllenNLP", true, ["question-answering"]],
    ["aneforge", () => import("./aneforge.ts"), "ANEForge", false],
    ["anemoi", () => import("./anemoi.ts"), "AnemoI", false],
    ["araclip", () => import("./araclip.ts"), "AraClip", false],
    ["asteroid", () => import("./asteroid.ts"), "Asteroid", true, ["audio-to-audio"]],
    ["audiocraft", () => import("./audiocraft.ts"), "Audiocraft", false],
    ["audioseal", () => import("./audioseal.ts"), "AudioSeal", false],
    ["aviation-ner", () => import("./aviation-ner.ts"), "Aviation NER", false],
    ["bagel-mot", () => import("./bagel-mot.ts"), "Bagel", false],
    ["bboxmaskpose", () => import("./bboxmaskpose.ts"), "BBoxMaskPose", false],
    ["ben2", () => import("./ben2.ts"), "BEN2", false],
    ["bertopic", () => import("./bertopic.ts"), "BERTopic", true],
    ["big_vision", () => import("./big_vision.ts"), "Big Vision", false],
    ["bionemo", () => import("./bionemo.ts"), "BioNeMo", false],
    ["birder", () => import("./birder.ts"), "Birder", false],
    ["birefnet", () => import("./birefnet.ts"), "BiRefNet", false],
    ["bm25s", () => import("./bm25s.ts"), "BM25S", false],
    ["boltzgen", () => import("./boltzgen.ts"), "BoltzGen", false],
    ["cancertathomev2", () => import("./cancertathomev2.ts"), "Cancer@HomeV2", false],
    ["cartesia_mlx", () => import("./cartesia_mlx.ts"), "Cartesia MLX", false],
    ["cartesia_pytorch", () => import("./cartesia_pytorch.ts"), "Cartesia Pytorch", false],
    ["causilo", () => import("./causilo.ts"), "Causilo", false],
    ["ccpfn", () => import("./ccpfn.ts"), "CCPFN", false],
    ["champ", () => import("./champ.ts"), "Champ", false],
    ["chaossim", () => import("./chaossim.ts"), "ChaosSIM", false],
    ["chat_tts", () => import("./chat_tts.ts"), "ChatTTS", false],
    ["chatterbox", () => import("./chatterbox.ts"), "Chatterbox", false],
    ["chexmix", () => import("./chexmix.ts"), "CheXmix", false],
    ["chronos-forecasting", () => import("./chronos-forecasting.ts"), "Chronos", false],
    ["clara", () => import("./clara.ts"), "Clara", false],
    ["clipscope", () => import("./clipscope.ts"), "clipscope", false],
    ["cloud-agents", () => import("./cloud-agents.ts"), "Cloud Agents", false],
    ["colipri", () => import("./colipri.ts"), "COLIPRI", false],
    ["collectorvision", () => import("./collectorvision.ts"), "CollectorVision", false],
    ["colpali", () => import("./colpali.ts"), "ColPali", false],
    ["comet", () => import("./comet.ts"), "COMET", false],
    ["coqui", () => import("./coqui.ts"), "Coqui TTS", false],
    ["coreai", () => import("./coreai.ts"), "Core AI", false],
    [
      "coremltools",
      () => import("./coremltools.ts"),
      "Core ML Tools",
      false,
      undefined,
      ["coreml", "core-ml"],
    ],
    ["cortiq", () => import("./cortiq.ts"), "cortiq", false],
    ["cosmos", () => import("./cosmos.ts"), "Cosmos", false],
    ["cosyvoice", () => import("./cosyvoice.ts"), "CosyVoice", false],
    ["cotracker", () => import("./cotracker.ts"), "CoTracker", false],
    [
      "ctranslate2",
      () => import("./ctranslate2.ts"),
      "CTranslate2",
      false,
      undefined,
      ["faster-whisper"],
    ],
    ["cxr-foundation", () => import("./cxr-foundation.ts"), "CXR Foundation", false],
    ["deepforest", () => import("./deepforest.ts"), "DeepForest", false],
    ["depth-anything-v2", () => import("./depth-anything-v2.ts"), "DepthAnythingV2", false],
    ["depth-pro", () => import("./depth-pro.ts"), "Depth Pro", false],
    ["derm-foundation", () => import("./derm-foundation.ts"), "Derm Foundation", false],
    ["describe-anything", () => import("./describe-anything.ts"), "Describe Anything", false],
    ["dia-tts", () => import("./dia-tts.ts"), "Dia", false],
    ["dia2", () => import("./dia2.ts"), "Dia2", false],
    [
      "diff-interpretation-tuning",
      () => import("./diff-interpretation-tuning.ts"),
      "Diff Interpretation Tuning",
      false,
    ],
    ["diffree", () => import("./diffree.ts"), "Diffree", false],
    [
      "diffusers",
      () => import("./diffusers/index.ts"),
      "Diffusers",
      true,
      [
        "text-to-image",
        "image-to-image",
        "image-to-video",
        "unconditional-image-generation",
        "text-to-video",
        "image-text-to-image",
        "image-text-to-video",
        "text-to-3d",
        "image-to-3d",
        "video-to-video",
      ],
      undefined,
      true,
    ],
    [
      "diffusion-single-file",
      () => import("./diffusion-single-file.ts"),
      "Diffusion Single File",
      false,
      undefined,
      ["comfyui"],
    ],
    ["diffusionkit", () => import("./diffusionkit.ts"), "DiffusionKit", false],
    ["docking-at-home", () => import("./docking-at-home.ts"), "Docking@Home", false],
    ["doctr", () => import("./doctr.ts"), "docTR", false],
    ["edsnlp", () => import("./edsnlp.ts"), "EDS-NLP", false],
    ["elm", () => import("./elm.ts"), "ELM", false],
    ["encoderfile", () => import("./encoderfile.ts"), "encoderfile", false],
    [
      "espnet",
      () => import("./espnet.ts"),
      "ESPnet",
      true,
      ["text-to-speech", "automatic-speech-recognition"],
    ],
    ["eupe", () => import("./eupe.ts"), "EUPE", false],
    ["executorch", () => import("./executorch.ts"), "ExecuTorch", false],
    ["exllamav2", () => import("./exllamav2.ts"), "ExLlamaV2", false, undefined, ["exl2"]],
    ["exllamav3", () => import("./exllamav3.ts"), "ExLlamaV3", false, undefined, ["exl3"]],
    ["f5-tts", () => import("./f5-tts.ts"), "F5-TTS", false],
    ["fairseq", () => import("./fairseq.ts"), "Fairseq", true, ["audio-to-audio"]],
    ["fastai", () => import("./fastai.ts"), "fastai", true],
    ["fastprint", () => import("./fastprint.ts"), "Fast Print", false],
    ["fasttext", () => import("./fasttext.ts"), "fastText", true],
    ["fixer", () => import("./fixer.ts"), "Fixer", false],
    ["flair", () => import("./flair.ts"), "Flair", true, ["token-classification"]],
    ["flexray", () => import("./flexray.ts"), "FleXray", false],
    ["flextab", () => import("./flextab.ts"), "FlexTab", false],
    ["fme", () => import("./fme.ts"), "Full Model Emulation", false],
    ["funasr", () => import("./funasr.ts"), "FunASR", false],
    ["gaussianformer", () => import("./gaussianformer.ts"), "GaussianFormer", false],
    ["gemma.cpp", () => import("./gemma.cpp.ts"), "gemma.cpp", false],
    ["genmo", () => import("./genmo.ts"), "Genmo", false],
    ["geometry-crafter", () => import("./geometry-crafter.ts"), "GeometryCrafter", false],
    ["gliformer", () => import("./gliformer.ts"), "GLiFormer", false],
    ["gliner", () => import("./gliner.ts"), "GLiNER", false],
    ["gliner2", () => import("./gliner2.ts"), "GLiNER2", false],
    ["glm-tts", () => import("./glm-tts.ts"), "GLM-TTS", false],
    ["glyph-byt5", () => import("./glyph-byt5.ts"), "Glyph-ByT5", false],
    ["granite-library", () => import("./granite-library.ts"), "Granite Library", false],
    ["grok", () => import("./grok.ts"), "Grok", false],
    ["habibi-tts", () => import("./habibi-tts.ts"), "Habibi-TTS", false],
    ["hallo", () => import("./hallo.ts"), "Hallo", false],
    ["hermes", () => import("./hermes.ts"), "HERMES", false],
    ["hezar", () => import("./hezar.ts"), "Hezar", false],
    ["holomotion", () => import("./holomotion.ts"), "HoloMotion", false],
    ["htrflow", () => import("./htrflow.ts"), "HTRflow", false],
    [
      "huggingface_hub",
      () => import("./huggingface_hub.ts"),
      "huggingface_hub",
      false,
      undefined,
      undefined,
      undefined,
      true,
    ],
    ["hunyuan-dit", () => import("./hunyuan-dit.ts"), "HunyuanDiT", false],
    ["hunyuan3d-2", () => import("./hunyuan3d-2.ts"), "Hunyuan3D-2", false],
    [
      "hunyuanworld-voyager",
      () => import("./hunyuanworld-voyager.ts"),
      "HunyuanWorld-voyager",
      false,
    ],
    ["hy-world-2", () => import("./hy-world-2.ts"), "HY-World-2.0", false],
    ["hy-worldplay", () => import("./hy-worldplay.ts"), "HY-WorldPlay", false],
    ["icalens", () => import("./icalens.ts"), "ICA Lens", false],
    [
      "image-matching-models",
      () => import("./image-matching-models.ts"),
      "Image Matching Models",
      false,
    ],
    ["imstoucan", () => import("./imstoucan.ts"), "IMS Toucan", false],
    ["index-tts", () => import("./index-tts.ts"), "IndexTTS", false],
    ["infinite-you", () => import("./infinite-you.ts"), "InfiniteYou", false],
    ["infinitetalk", () => import("./infinitetalk.ts"), "InfiniteTalk", false],
    ["intellifold", () => import("./intellifold.ts"), "IntelliFold", false],
    ["ising-decoding", () => import("./ising-decoding.ts"), "Ising Decoding", false],
    ["jev-style", () => import("./jev-style.ts"), "jev-style", false],
    ["k2", () => import("./k2.ts"), "K2", false],
    ["keras", () => import("./keras.ts"), "Keras", true, ["image-classification"]],
    ["keras-hub", () => import("./keras-hub.ts"), "KerasHub", true],
    ["kernels", () => import("./kernels.ts"), "Kernels", false],
    ["kimi-audio", () => import("./kimi-audio.ts"), "KimiAudio", false],
    ["kittentts", () => import("./kittentts.ts"), "KittenTTS", false],
    ["kronos", () => import("./kronos.ts"), "KRONOS", false],
    ["lagernvs", () => import("./lagernvs.ts"), "LagerNVS", false],
    ["laya", () => import("./laya.ts"), "Laya", false],
    ["lerobot", () => import("./lerobot.ts"), "LeRobot", false],
    ["libreyolo", () => import("./libreyolo.ts"), "LibreYOLO", false],
    ["lightgbm", () => import("./lightgbm.ts"), "LightGBM", false],
    ["lightglue", () => import("./lightglue.ts"), "LightGlue", false],
    ["lightning-ir", () => import("./lightning-ir.ts"), "Lightning IR", false],
    ["litert", () => import("./litert.ts"), "LiteRT", false, undefined, ["tflite"]],
    ["litert-lm", () => import("./litert-lm.ts"), "LiteRT-LM", false, undefined, ["litertlm"]],
    ["liveportrait", () => import("./liveportrait.ts"), "LivePortrait", false],
    ["llama-cpp-python", () => import("./llama-cpp-python.ts"), "llama-cpp-python", false],
    [
      "llama.cpp",
      () => import("./llama.cpp.ts"),
      "llama.cpp",
      false,
      undefined,
      ["gguf", "llama-cpp", "llamacpp"],
    ],
    [
      "longcat-video-avatar-1.5",
      () => import("./longcat-video-avatar-1.5.ts"),
      "LongCat-Video-Avatar 1.5",
      false,
    ],
    ["ltx", () => import("./ltx.ts"), "LTX-2", false],
    ["lvface", () => import("./lvface.ts"), "LVFace", false],
    ["lyra-2.0", () => import("./lyra-2.0.ts"), "Lyra-2.0", false],
    ["magenta-realtime", () => import("./magenta-realtime.ts"), "Magenta RT", false],
    ["magenta-realtime-2", () => import("./magenta-realtime-2.ts"), "Magenta RT 2", false],
    ["magi-1", () => import("./magi-1.ts"), "MAGI-1", false],
    ["mamba-ssm", () => import("./mamba-ssm.ts"), "MambaSSM", false],
    ["manas-1", () => import("./manas-1.ts"), "MANAS-1", false],
    ["mars5-tts", () => import("./mars5-tts.ts"), "MARS5-TTS", false],
    ["matanyone", () => import("./matanyone.ts"), "MatAnyone", false],
    ["mect", () => import("./mect.ts"), "MECT", false],
    ["medvae", () => import("./medvae.ts"), "MedVAE", false],
    ["memra", () => import("./memra.ts"), "memra", false],
    ["merlin", () => import("./merlin.ts"), "Merlin", false],
    ["mesh-anything", () => import("./mesh-anything.ts"), "MeshAnything", false],
    ["mflux", () => import("./mflux.ts"), "mflux", false],
    ["microduck", () => import("./microduck.ts"), "Microduck", true],
    ["mindspore", () => import("./mindspore.ts"), "MindSpore", false],
    ["mini-omni2", () => import("./mini-omni2.ts"), "Mini-Omni2", false],
    ["minimax-h3", () => import("./minimax-h3.ts"), "MiniMax H3", false],
    ["mitie", () => import("./mitie.ts"), "MITIE", false],
    ["ml-agents", () => import("./ml-agents.ts"), "ml-agents", true, ["reinforcement-learning"]],
    ["ml-sharp", () => import("./ml-sharp.ts"), "Sharp", false],
    ["mlc-llm", () => import("./mlc-llm.ts"), "MLC-LLM", false],
    [
      "mlx",
      () => import("./mlx.ts"),
      "MLX",
      true,
      undefined,
      ["mlx-lm", "mlx-vlm", "mlx-audio"],
      true,
    ],
    ["mlx-image", () => import("./mlx-image.ts"), "mlx-image", false],
    ["mobilint", () => import("./mobilint.ts"), "Mobilint", false],
    ["model2vec", () => import("./model2vec.ts"), "Model2Vec", false],
    ["modelopt", () => import("./modelopt.ts"), "Model Optimizer", false],
    ["monkeyocr", () => import("./monkeyocr.ts"), "MonkeyOCR", false],
    [
      "montreal-forced-aligner",
      () => import("./montreal-forced-aligner.ts"),
      "Montreal Forced Aligner",
      false,
    ],
    ["moshi", () => import("./moshi.ts"), "Moshi", false],
    ["mtvcraft", () => import("./mtvcraft.ts"), "MTVCraft", false],
    ["multimolecule", () => import("./multimolecule.ts"), "MultiMolecule", false],
    ["nemo", () => import("./nemo.ts"), "NeMo", true, ["automatic-speech-recognition"]],
    ["ninfer", () => import("./ninfer.ts"), "NInfer", false],
    ["nobg", () => import("./nobg.ts"), "nobg", false],
    ["nv-medtech", () => import("./nv-medtech.ts"), "NV-MedTech", false],
    ["omnivoice", () => import("./omnivoice.ts"), "OmniVoice", false],
    [
      "onnxruntime",
      () => import("./onnxruntime.ts"),
      "ONNX Runtime",
      false,
      undefined,
      ["onnx"],
      true,
    ],
    ["open-oasis", () => import("./open-oasis.ts"), "open-oasis", false],
    ["open-sora", () => import("./open-sora.ts"), "Open-Sora", false],
    ["open_clip", () => import("./open_clip.ts"), "OpenCLIP", true],
    ["openasr", () => import("./openasr.ts"), "OpenASR", false],
    ["opendde", () => import("./opendde.ts"), "OpenDDE", false],
    ["openpeerllm", () => import("./openpeerllm.ts"), "OpenPeerLLM", false],
    ["openvino", () => import("./openvino.ts"), "OpenVINO", false],
    ["outetts", () => import("./outetts.ts"), "OuteTTS", false],
    ["paddlenlp", () => import("./paddlenlp.ts"), "paddlenlp", true],
    ["peft", () => import("./peft.ts"), "PEFT", true],
    ["perception-encoder", () => import("./perception-encoder.ts"), "PerceptionEncoder", false],
    ["phantom-wan", () => import("./phantom-wan.ts"), "Phantom", false],
    ["piper", () => import("./piper.ts"), "Piper", false],
    ["pocket-tts", () => import("./pocket-tts.ts"), "Pocket-TTS", false],
    ["pruna-ai", () => import("./pruna-ai.ts"), "Pruna AI", false],
    ["pxia", () => import("./pxia.ts"), "pxia", false],
    ["py-feat", () => import("./py-feat.ts"), "Py-Feat", false],
    ["pyannote-audio", () => import("./pyannote-audio.ts"), "pyannote.audio", true],
    ["pylate", () => import("./pylate.ts"), "PyLate", false],
    ["pythae", () => import("./pythae.ts"), "pythae", false],
    ["quantumpeer", () => import("./quantumpeer.ts"), "QuantumPeer", false],
    ["qwen3_tts", () => import("./qwen3_tts.ts"), "Qwen3-TTS", false, undefined, ["qwen-tts"]],
    ["recurrentgemma", () => import("./recurrentgemma.ts"), "RecurrentGemma", false],
    ["refiners", () => import("./refiners.ts"), "Refiners", false],
    ["relik", () => import("./relik.ts"), "Relik", false],
    ["renderformer", () => import("./renderformer.ts"), "RenderFormer", false],
    ["reverb", () => import("./reverb.ts"), "Reverb", false],
    ["rkllm", () => import("./rkllm.ts"), "RKLLM", false],
    ["robo-orchard-lab", () => import("./robo-orchard-lab.ts"), "RoboOrchardLab", false],
    ["routee-powertrain", () => import("./routee-powertrain.ts"), "RouteE-Powertrain", false],
    ["rwkv", () => import("./rwkv.ts"), "RWKV", false],
    ["saelens", () => import("./saelens.ts"), "SAELens", false],
    ["sam-3d-body", () => import("./sam-3d-body.ts"), "SAM 3D Body", false],
    ["sam-3d-objects", () => import("./sam-3d-objects.ts"), "SAM 3D Objects", false],
    ["sam2", () => import("./sam2.ts"), "sam2", false],
    ["same", () => import("./same.ts"), "SAME", false],
    [
      "sample-factory",
      () => import("./sample-factory.ts"),
      "sample-factory",
      true,
      ["reinforcement-learning"],
    ],
    ["sana", () => import("./sana.ts"), "Sana", false],
    ["sap-rpt-1-oss", () => import("./sap-rpt-1-oss.ts"), "sap-rpt-1-oss", false],
    ["sapiens", () => import("./sapiens.ts"), "sapiens", false],
    ["sapiens2", () => import("./sapiens2.ts"), "sapiens2", false],
    ["scail-2", () => import("./scail-2.ts"), "SCAIL-2", false],
    ["scvi-tools", () => import("./scvi-tools.ts"), "scvi-tools", false],
    ["seed-story", () => import("./seed-story.ts"), "SEED-Story", false],
    ["seedvr", () => import("./seedvr.ts"), "SeedVR", false],
    [
      "segmentation-models-pytorch",
      () => import("./segmentation-models-pytorch.ts"),
      "Segmentation Models PyTorch",
      false,
      undefined,
      ["segmentation_models_pytorch"],
    ],
    ["self-forcing", () => import("./self-forcing.ts"), "SelfForcing", false],
    [
      "sentence-transformers",
      () => import("./sentence-transformers.ts"),
      "sentence-transformers",
      true,
      ["feature-extraction", "sentence-similarity", "text-ranking"],
      undefined,
      true,
    ],
    ["setfit", () => import("./setfit.ts"), "setfit", true, ["text-classification"]],
    ["sglang", () => import("./sglang.ts"), "SGLang", false],
    ["shadow", () => import("./shadow.ts"), "Shadow", false],
    ["skala", () => import("./skala.ts"), "Skala", false],
    [
      "sklearn",
      () => import("./sklearn.ts"),
      "Scikit-learn",
      true,
      ["tabular-classification", "tabular-regression"],
      ["scikit-learn"],
    ],
    ["soloaudio", () => import("./soloaudio.ts"), "SoloAudio", false],
    ["songbloom", () => import("./songbloom.ts"), "SongBloom", false],
    [
      "spacy",
      () => import("./spacy.ts"),
      "spaCy",
      true,
      ["text-classification", "token-classification", "sentence-similarity"],
    ],
    ["span-marker", () => import("./span-marker.ts"), "SpanMarker", true, ["token-classification"]],
    ["speculators", () => import("./speculators.ts"), "Speculators", false],
    [
      "speechbrain",
      () => import("./speechbrain.ts"),
      "speechbrain",
      true,
      ["automatic-speech-recognition", "audio-to-audio", "audio-classification"],
    ],
    ["ssr-speech", () => import("./ssr-speech.ts"), "SSR-Speech", false],
    ["stable-audio-3", () => import("./stable-audio-3.ts"), "Stable Audio 3", false],
    ["stable-audio-tools", () => import("./stable-audio-tools.ts"), "Stable Audio Tools", false],
    [
      "stable-baselines3",
      () => import("./stable-baselines3.ts"),
      "stable-baselines3",
      true,
      ["reinforcement-learning"],
    ],
    ["stanza", () => import("./stanza.ts"), "Stanza", true, ["token-classification"]],
    ["supertonic", () => import("./supertonic.ts"), "Supertonic", false],
    ["swarmformer", () => import("./swarmformer.ts"), "SwarmFormer", false],
    ["synthefy-migas", () => import("./synthefy-migas.ts"), "Migas", false],
    ["tabpfn", () => import("./tabpfn.ts"), "TabPFN", false],
    [
      "tencent-song-generation",
      () => import("./tencent-song-generation.ts"),
      "SongGeneration",
      false,
    ],
    [
      "tensorflowtts",
      () => import("./tensorflowtts.ts"),
      "TensorFlowTTS",
      false,
      ["text-to-speech"],
    ],
    ["tensorrt", () => import("./tensorrt.ts"), "TensorRT", false],
    ["terratorch", () => import("./terratorch.ts"), "TerraTorch", false],
    ["tf-keras", () => import("./tf-keras.ts"), "TF-Keras", false],
    ["tic-clip", () => import("./tic-clip.ts"), "TiC-CLIP", false],
    ["timee-ts", () => import("./timee-ts.ts"), "timee-ts", false],
    ["timesfm", () => import("./timesfm.ts"), "TimesFM", false],
    [
      "timm",
      () => import("./timm.ts"),
      "timm",
      true,
      ["image-classification", "image-feature-extraction"],
    ],
    ["tirex", () => import("./tirex.ts"), "TiRex", false],
    ["tirex-2", () => import("./tirex-2.ts"), "TiRex-2", false],
    ["tokenizers", () => import("./tokenizers.ts"), "Tokenizers", false],
    ["torch", () => import("./torch.ts"), "PyTorch", false, undefined, undefined, true],
    ["torchgeo", () => import("./torchgeo.ts"), "TorchGeo", false],
    [
      "transformers",
      () => import("./transformers/index.ts"),
      "Transformers",
      true,
      [
        "text-classification",
        "token-classification",
        "table-question-answering",
        "question-answering",
        "zero-shot-classification",
        "translation",
        "summarization",
        "feature-extraction",
        "text-generation",
        "fill-mask",
        "text-to-speech",
        "text-to-audio",
        "automatic-speech-recognition",
        "audio-classification",
        "audio-text-to-text",
        "depth-estimation",
        "image-classification",
        "object-detection",
        "image-segmentation",
        "image-to-text",
        "image-to-image",
        "video-classification",
        "reinforcement-learning",
        "tabular-to-text",
        "table-to-text",
        "multiple-choice",
        "text-ranking",
        "image-text-to-text",
        "visual-question-answering",
        "document-question-answering",
        "zero-shot-image-classification",
        "graph-ml",
        "mask-generation",
        "zero-shot-object-detection",
        "image-feature-extraction",
        "video-text-to-text",
        "keypoint-detection",
        "visual-document-retrieval",
        "any-to-any",
      ],
      undefined,
      true,
    ],
    [
      "transformers.js",
      () => import("./transformers.js.ts"),
      "Transformers.js",
      true,
      [
        "text-classification",
        "token-classification",
        "question-answering",
        "zero-shot-classification",
        "translation",
        "summarization",
        "feature-extraction",
        "text-generation",
        "fill-mask",
        "sentence-similarity",
        "text-to-speech",
        "text-to-audio",
        "automatic-speech-recognition",
        "audio-classification",
        "depth-estimation",
        "image-classification",
        "object-detection",
        "image-segmentation",
        "image-to-text",
        "image-to-image",
        "visual-question-answering",
        "document-question-answering",
        "zero-shot-image-classification",
        "zero-shot-object-detection",
      ],
      undefined,
      true,
    ],
    ["trellis", () => import("./trellis.ts"), "Trellis", false],
    ["trellis2", () => import("./trellis2.ts"), "TRELLIS.2", false],
    ["tunejury", () => import("./tunejury.ts"), "TuneJury", false],
    ["ultralytics", () => import("./ultralytics.ts"), "ultralytics", false, ["object-detection"]],
    ["uni-3dar", () => import("./uni-3dar.ts"), "Uni-3DAR", false],
    ["unity-sentis", () => import("./unity-sentis.ts"), "unity-sentis", true],
    ["univa", () => import("./univa.ts"), "univa", true],
    ["vfi-mamba", () => import("./vfi-mamba.ts"), "VFIMamba", false],
    ["vibevoice", () => import("./vibevoice.ts"), "VibeVoice", false],
    ["videoprism", () => import("./videoprism.ts"), "VideoPrism", false],
    ["videox_fun", () => import("./videox_fun.ts"), "VideoX Fun", false],
    ["vismatch", () => import("./vismatch.ts"), "VisMatch", false],
    ["vllm", () => import("./vllm.ts"), "vLLM", false],
    ["voicecraft", () => import("./voicecraft.ts"), "VoiceCraft", false],
    ["voxcpm", () => import("./voxcpm.ts"), "VoxCPM", false],
    ["vqweb", () => import("./vqweb.ts"), "vqweb", false],
    ["vui", () => import("./vui.ts"), "Vui", false],
    ["wan2.2", () => import("./wan2.2.ts"), "Wan2.2", false],
    ["wham", () => import("./wham.ts"), "WHAM", false],
    ["whisperkit", () => import("./whisperkit.ts"), "WhisperKit", false],
    ["yolov10", () => import("./yolov10.ts"), "YOLOv10", false],
    ["yolov26", () => import("./yolov26.ts"), "YOLOv26", false],
    ["yolov5", () => import("./yolov5.ts"), "YOLOv5", false],
    [
      "zeromodels",
      () => import("./zeromodels.ts"),
      "ZeroModels",
      false,
      undefined,
      ["kerasformers"],
    ],
    ["zonos", () => import("./zonos.ts"), "Zonos", false],
  ],
);
