// univa: UniWorld, which reads and draws images: Qwen2.5-VL understands, and FLUX draws. It runs from a clone of its
// code.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { ASKED_OF, IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "univa",
  prettyLabel: "univa",
  repoUrl: "https://github.com/PKU-YuanGroup/UniWorld-V1",
  filter: true,
  countDownloads: downloads.path("config.json"),
  snippets: (model) => [
    { purpose: "Generate images in a chat", code: chat(model) },
    { purpose: "Ask about an image", code: ask(model) },
  ],
});

// A file of the repository decides whether a chat draws, so the chat needs a folder.
const chat = (model: Model): Code => sh`
  git clone https://github.com/PKU-YuanGroup/UniWorld-V1
  cd UniWorld-V1
  # Newer checkouts have the code in a folder of the same name.
  [ -d univa ] || cd UniWorld-V1
  pip install -r requirements.txt
  pip install flash_attn --no-build-isolation

  # FLUX.1-dev is gated: accept its terms on the Hub.
  hf download ${model.id} --local-dir model
  ${sh.command([
    sh`python -m univa.serve.cli`,
    sh`--model_path model`,
    sh`--flux_path black-forest-labs/FLUX.1-dev`,
    sh`--siglip_path google/siglip2-so400m-patch16-512`,
  ])}
`;

const ask = (model: Model): Code => python`
  # Run this in the folder of the code.
  import torch
  from qwen_vl_utils import process_vision_info
  from transformers import AutoProcessor
  from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import UnivaQwen2p5VLForConditionalGeneration

  processor = AutoProcessor.from_pretrained(${model.id})
  model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
      ${model.id},
      torch_dtype=torch.bfloat16,
      attn_implementation="flash_attention_2",
  ).to("cuda")

  content = [{"type": "image", "image": ${IMAGE}}, {"type": "text", "text": ${ASKED_OF.image}}]
  messages = [{"role": "user", "content": content}]
  text = processor.apply_chat_template(
      messages, tokenize=False, add_generation_prompt=True
  )
  images, _ = process_vision_info(messages)
  inputs = processor(text=[text], images=images, return_tensors="pt").to("cuda")
  output = model.generate(**inputs, max_new_tokens=128)

  answer = output[0][inputs.input_ids.shape[1] :]
  print(processor.decode(answer, skip_special_tokens=True))
`;
