// SEED-Story: continues a story from its first image and sentence, in images and text.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

export default defineLibrary({
  id: "seed-story",
  prettyLabel: "SEED-Story",
  repoUrl: "https://github.com/TencentARC/SEED-Story",
  countDownloads: downloads.path("cvlm_llama2_tokenizer/tokenizer.model"),
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => ({ purpose: "Continue a story", code: generate(model) }),
});

// The settings of the code name the required folders.
const generate = (model: Model): Code => sh`
  git clone https://github.com/TencentARC/SEED-Story
  cd SEED-Story
  pip install -r requirements.txt
  hf download ${model.id} --local-dir pretrained
  # Llama 2 is gated: accept its terms on the Hub, and log in with hf auth login.
  hf download meta-llama/Llama-2-7b-hf --local-dir pretrained/Llama-2-7b-hf
  hf download stabilityai/stable-diffusion-xl-base-1.0 --local-dir pretrained/stable-diffusion-xl-base-1.0
  hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat
  mkdir -p pretrained/QwenViT
  python3 src/tools/reload_qwen_vit.py

  # The weights are pickles: load those of authors you trust.
  mkdir -p data/json data/image/george_full
  cp assets/demo_examples/000015_keyframe_0-27-36-321.jpg data/image/george_full/start.jpg
  echo ${JSON.stringify({ images: ["start.jpg"], captions: ["One morning, George looked out of the window."] })} >data/json/val.jsonl
  python3 src/inference/gen_george.py
`;
