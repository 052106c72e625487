// Families whose code is in their repositories: the version of Transformers that it was written for, and its calls.
import { type LoadCode, type Model, type Requirement, textIn } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { pictureFor, readsPages } from "../../samples/pictures.ts";
import { ASKED_OF, SCENE } from "../../samples/inputs.ts";
import { askedFor } from "../../samples/asked.ts";
import { beginningFor } from "../../samples/beginnings.ts";
import { opinionFor } from "../../samples/opinions.ts";
import { plainSpokenFor } from "../../samples/spoken.ts";
import { trust, warning } from "../custom-code.ts";
import { noticeFor } from "../gated.ts";
import { tokensFor } from "../thinking.ts";
import { fetched, PAGE, PICTURE, RECORDING, recordingFor } from "../sample-files.ts";
import { FLASH_ATTENTION, TORCH_AUDIO } from "../torch.ts";
import { isChat, namedTypeOf, needsCode, needsOldTransformers } from "./evidence.ts";

type Python = Code<"python">;

export interface Family {
  /** The versions of Transformers that its code supports, for pip. */
  readonly versions: string;
  readonly packages?: readonly Requirement[];
  /** The program, if the code has a call of its own. */
  print?(model: Model): Python;
  /** It takes no images. */
  readonly isBlind?: true;
  /** By default it asks about an image. */
  readonly purpose?: string;
}

/** The family of a model with its own code. */
export function familyOf(model: Model): Family | undefined {
  if (!needsCode(model)) return undefined;
  const type = namedTypeOf(model) ?? "";
  const id = `${type} ${model.id} ${textIn(model.config, "architectures", 0) ?? ""}`;
  const row = FAMILIES.find(({ types, of }) => types.includes(type) && of?.test(id) !== false);
  const isOld = OLD.has(type) || needsOldTransformers(model) || isOlder(model);
  return row ?? (isOld ? { versions: "<5" } : undefined);
}

// The day of the first final version of Transformers 5, which removed functions that earlier code imports.
const isOlder = ({ lastModified }: Model): boolean =>
  lastModified !== undefined && lastModified < "2026-01-26";

/** The program of a model whose code has a call of its own. */
export function familyProgramOf(model: Model): LoadCode | undefined {
  const family = familyOf(model);
  if (family?.print === undefined) return undefined;
  const { versions, packages = [], isBlind = false, purpose = "Ask about an image" } = family;
  // Old versions have no torchvision in their extra "vision".
  const images = isBlind ? [] : ["torchvision", "pillow"];
  const pip = [`transformers[torch]${versions}`, ...images, ...packages];
  return { purpose, code: family.print(model), install: { pip } };
}

interface Row extends Family {
  readonly types: readonly string[];
  /** What the id or the architecture has, if the type is that of several families. */
  readonly of?: RegExp;
}

// From the cards of the models, and from the issues of their repositories.
const FAMILIES: readonly Row[] = [
  // Since 4.54 its check of attention fails; the cache that it reads was removed before.
  {
    types: ["florence2"],
    versions: "<4.50",
    packages: ["einops", "timm"],
    print: (model) => python`
      from transformers import AutoModelForCausalLM, AutoProcessor

      ${warning(model)}
      ${loadedBy("AutoProcessor", "processor", model)}
      ${loaded("AutoModelForCausalLM", model, {})}

      ${seen(model)}
      task = "<MORE_DETAILED_CAPTION>"
      inputs = processor(text=task, images=image, return_tensors="pt").to(${python.args([python`model.device`, python`model.dtype`])})
      outputs = model.generate(**inputs, max_new_tokens=200, num_beams=3)
      text = processor.batch_decode(outputs, skip_special_tokens=False)[0]

      print(processor.post_process_generation(text, task=task, image_size=image.size)[task])
    `,
  },
  {
    types: ["internvl_chat"],
    of: /InternVL3[._]5/i,
    versions: "<5",
    packages: ["einops", "sentencepiece", "timm"],
    print: chatWithPixels,
  },
  // From 4.50 on its language model has no generate().
  {
    types: ["internvl_chat"],
    versions: "<4.50",
    packages: ["einops", "sentencepiece", "timm"],
    print: chatWithPixels,
  },
  {
    types: ["h2ovl_chat"],
    versions: "<5",
    packages: ["einops", "sentencepiece", "timm"],
    print: chatWithFile,
  },
  { types: ["minicpmv"], versions: "<5", packages: ["sentencepiece"], print: chatWithImage },
  {
    types: ["minicpmo"],
    of: /o-4[._]5/i,
    versions: "==4.51.0",
    packages: ["minicpmo-utils[all]"],
    print: chatWithImage,
  },
  {
    types: ["minicpmo"],
    versions: "<4.50",
    packages: ["librosa", "soundfile", "vector-quantize-pytorch", "vocos", "moviepy"],
    print: chatWithImage,
  },
  {
    types: ["deepseek_vl_v2"],
    of: /ocr/i,
    versions: "==4.46.3",
    packages: ["einops", "addict", "easydict", "matplotlib"],
    print: read,
    purpose: "Read a page",
  },
  {
    types: ["GOT", "got"],
    versions: "<4.48",
    packages: ["tiktoken", "verovio"],
    print: (model) => python`
      from transformers import AutoModel, AutoTokenizer

      ${warning(model)}
      ${loadedBy("AutoTokenizer", "tokenizer", model)}
      ${loaded("AutoModel", model)}

      ${fetched(PAGE)}
      print(model.chat(tokenizer, ${PAGE.path}, ocr_type="ocr"))
    `,
    purpose: "Read a page",
  },
  { types: ["moondream1", "moondream3"], versions: "<5", packages: ["einops"], print: query },
  // It reads a field of the cache that 4.49 removed.
  {
    types: ["phi3_v"],
    versions: "<4.49",
    print: (model) => python`
      from transformers import AutoModelForCausalLM, AutoProcessor

      ${warning(model)}
      ${loadedBy("AutoProcessor", "processor", model)}
      ${loaded("AutoModelForCausalLM", model, { device_map: "auto", _attn_implementation: "eager" })}

      ${seen(model)}
      messages = [{"role": "user", "content": ${`<|image_1|>\n${pictureFor(model).question}`}}]
      text = processor.tokenizer.apply_chat_template(
          messages, tokenize=False, add_generation_prompt=True
      )
      inputs = processor(text, [image], return_tensors="pt").to(model.device)
      ${generated(model)}
    `,
  },
  {
    types: ["phi4mm"],
    versions: "==4.48.2",
    packages: ["backoff", "peft==0.13.2", "scipy", "soundfile"],
    print: transcribe,
    purpose: "Transcribe audio",
  },
  {
    types: ["kimi_vl"],
    versions: "<4.49",
    packages: ["tiktoken", "blobfile"],
    print: askWithTemplate,
  },
  {
    types: ["ultravox"],
    versions: "<5",
    packages: ["librosa", "peft"],
    print: (model) => python`
      import librosa
      from transformers import pipeline

      ${/llama-3/i.test(model.id) ? noticeFor(model, "meta-llama/") : python``}
      ${warning(model)}
      pipe = pipeline(${python.args([], { model: model.id, ...trust(model) })})
      ${fetched(RECORDING)}
      audio, rate = librosa.load(${RECORDING.path}, sr=16000)
      prompt = ${`${ASKED_OF.audio}\n<|audio|>`}
      inputs = {"audio": audio, "prompt": prompt, "sampling_rate": rate}

      print(pipe(inputs, max_new_tokens=200))
    `,
    isBlind: true,
    purpose: "Ask about a recording",
  },
  { types: ["Dream"], versions: "<4.47" },
  // Its code imports a table of caches that later versions removed.
  { types: ["nemotron-nas"], versions: "==4.51.3" },
  {
    types: ["dots_ocr"],
    versions: "==4.54.0",
    packages: ["qwen-vl-utils", ...FLASH_ATTENTION],
    print: (model) => askWithTemplate(model, { attn_implementation: "flash_attention_2" }),
    purpose: "Read a page",
  },
  // Its tokenizer lacks an argument of 4.45; the newer type of text models with this name has other code.
  {
    types: ["chatglm"],
    of: /chatglm[23]?-6b/i,
    versions: "<4.42",
    packages: ["sentencepiece"],
    print: converse,
    isBlind: true,
    purpose: "Chat",
  },
  { types: ["minimax_m1"], versions: "<5", packages: ["einops", ...FLASH_ATTENTION] },
  {
    types: ["internlm", "qwen"],
    of: /chat/i,
    versions: "<4.50",
    packages: ["einops", "sentencepiece", "tiktoken", "transformers-stream-generator"],
    print: (model) => converse(model, "AutoModelForCausalLM"),
    isBlind: true,
    purpose: "Chat",
  },
  {
    types: ["nomic_bert"],
    of: /nomic-embed-vision/i,
    versions: "<5",
    packages: ["einops"],
    // The first vector is that of the image.
    print: (model) => python`
      import torch
      from transformers import AutoImageProcessor, AutoModel

      ${warning(model)}
      processor = AutoImageProcessor.from_pretrained(${model.id})
      ${loaded("AutoModel", model)}

      ${seen(model)}
      inputs = processor(image, return_tensors="pt").to(${python.args([python`model.device`, python`model.dtype`])})
      with torch.no_grad():
          vectors = model(**inputs).last_hidden_state[:, 0]

      print(torch.nn.functional.normalize(vectors))
    `,
    purpose: "Create embeddings",
  },
  // Without a type, the first tag after the format is the author's.
  {
    types: ["Llama_Nemotron_Nano_VL", "nvidia"],
    of: /nemotron-nano-vl/i,
    versions: "<5",
    packages: ["einops", "open-clip-torch", "timm"],
    print: (model) => python`
      from transformers import AutoImageProcessor, AutoModel, AutoTokenizer

      ${warning(model)}
      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      ${loadedBy("AutoImageProcessor", "processor", model, { device: "cuda" })}
      ${loaded("AutoModel", model, { device_map: "cuda" })}

      ${seen(model)}
      options = {"max_new_tokens": 200, "eos_token_id": tokenizer.eos_token_id}
      answer = model.chat(
          tokenizer=tokenizer,
          question=${pictureFor(model).question},
          generation_config=options,
          **processor([image]),
      )

      print(answer)
    `,
  },
  // The names of its weights are those before a change of its classes.
  { types: ["step_robotics"], versions: "<5", print: askWithMapping },
  {
    types: ["moss_tts_delay"],
    versions: "==5.0.0",
    packages: [...TORCH_AUDIO, "soundfile"],
    print: (model) => python`
      import soundfile
      from transformers import AutoModel, AutoProcessor

      ${warning(model)}
      ${loadedBy("AutoProcessor", "processor", model)}
      model = AutoModel.from_pretrained(${python.args([model.id], { dtype: "auto", device_map: "cuda", ...trust(model) })})
      processor.audio_tokenizer = processor.audio_tokenizer.to(model.device)

      message = processor.build_user_message(text=${plainSpokenFor(model)})
      inputs = processor([[message]], mode="generation")
      outputs = model.generate(
          input_ids=inputs["input_ids"].to(model.device),
          attention_mask=inputs["attention_mask"].to(model.device),
          max_new_tokens=4096,
      )
      audio = processor.decode(outputs)[0].audio_codes_list[0]

      rate = processor.model_config.sampling_rate
      soundfile.write("sound.wav", audio.float().cpu().numpy().squeeze(), rate)
    `,
    isBlind: true,
    purpose: "Speak",
  },
  {
    types: ["gigaam"],
    versions: "<5",
    packages: [...TORCH_AUDIO, "hydra-core", "omegaconf", "pyannote.audio", "sentencepiece"],
    print: (model) => python`
      from transformers import AutoModel

      ${warning(model)}
      ${loadedBy("AutoModel", "model", model)}

      ${fetched(recordingFor(model))}
      print(model.transcribe(${recordingFor(model).path}))
    `,
    isBlind: true,
    purpose: "Transcribe audio",
  },
  {
    types: ["hunyuan_image_3_moe"],
    versions: "<5",
    packages: ["diffusers", "einops"],
    print: paint,
    purpose: "Create an image",
  },
  {
    types: ["llada"],
    versions: "<4.50",
    packages: ["numpy"],
    print: unmask,
    isBlind: true,
    purpose: "Generate text",
  },
  {
    types: ["molformer"],
    versions: "<5",
    // Without the argument, features are random.
    print: (model) => python`
      import torch
      from transformers import AutoModel, AutoTokenizer

      ${warning(model)}
      ${loadedBy("AutoTokenizer", "tokenizer", model)}
      ${loadedBy("AutoModel", "model", model, { deterministic_eval: true })}

      inputs = tokenizer(${opinionFor(model)}, return_tensors="pt")
      with torch.no_grad():
          print(model(**inputs).pooler_output)
    `,
    isBlind: true,
    purpose: "Create embeddings",
  },
  // It reads fields of the cache that were removed.
  { types: ["openelm"], versions: "<4.49" },
  {
    types: ["openvla"],
    versions: "==4.40.1",
    packages: ["timm==0.9.10", "tokenizers==0.19.1"],
    // The statistics of BridgeData turn the output into movements of that robot.
    print: (model) => python`
      from transformers import AutoModelForVision2Seq, AutoProcessor

      ${warning(model)}
      ${loadedBy("AutoProcessor", "processor", model)}
      ${loaded("AutoModelForVision2Seq", model)}

      ${seen(model)}
      prompt = "In: What action should the robot take to pick up the cup?\nOut:"
      inputs = processor(prompt, image).to(model.device, model.dtype)

      print(model.predict_action(**inputs, unnorm_key="bridge_orig", do_sample=False))
    `,
    purpose: "Predict an action",
  },
];

// Types of repositories that were written before Transformers 5, and have not been adopted.
const OLD: ReadonlySet<string> = new Set(
  `aquila bailing_moe baichuan bunny-llama bunny-qwen2 chatglm codeshell cogvlm cxr-bert deepseek_vl_v2 dots_ocr
  glm4v_chatglm gte hf_olmo hunyuan internlm internlm2 internlmxcomposer2 iquestloopcoder kanana-1.5-v llama_bidirec
  llava_qwen2 mert_model minimax_text_01 molmo mplug_owl2 moss_vl nemotron-nas nemotron_parse new NVLM_D
  openvla orion ouro ovis ovis2_5 phi-msft qwen RefinedWeb RefinedWebModel skywork stablelm_epoch telechat Vietnamese
  xgenmm xverse yi`.split(/\s+/),
);

// Programs of Transformers 4, where the type of the weights is not the default.
const loaded = (
  name: string,
  model: Model,
  more: Readonly<Record<string, string>> = { device_map: "auto" },
): Python => {
  const named = { torch_dtype: "auto", ...more, ...trust(model) };
  return python`model = ${python.name(name)}.from_pretrained(${python.args([model.id], named)})`;
};

function loadedBy(name: string, variable: string, model: Model, more: ValueObject = {}): Python {
  const args = python.args([model.id], { ...more, ...trust(model) });
  return python`${python.name(variable)} = ${python.name(name)}.from_pretrained(${args})`;
}

const LOAD_IMAGE = python.requires("transformers.image_utils", "load_image");

const seen = (model: Model): Python => python`
  ${LOAD_IMAGE}
  image = load_image(${pictureFor(model).image})
`;

function chatWithPixels(model: Model): Python {
  return python`
    from transformers import AutoModel, AutoTokenizer, CLIPImageProcessor

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model, { use_fast: false })}
    processor = CLIPImageProcessor.from_pretrained(${model.id})
    ${loaded("AutoModel", model)}

    ${seen(model)}
    pixels = processor(image, return_tensors="pt").pixel_values.to(${python.args([python`model.device`, python`model.dtype`])})
    question = ${`<image>\n${pictureFor(model).question}`}

    print(model.chat(tokenizer, pixels, question, {"max_new_tokens": 200}))
  `;
}

// It divides the image into parts itself, and opens local files only.
function chatWithFile(model: Model): Python {
  const picture = readsPages(model) ? PAGE : PICTURE;
  return python`
    from transformers import AutoModel, AutoTokenizer

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model, { use_fast: false })}
    ${loaded("AutoModel", model)}

    ${fetched(picture)}
    question = ${`<image>\n${pictureFor(model).question}`}
    options = {"max_new_tokens": ${tokensFor(model, 200)}, "do_sample": False}

    print(model.chat(tokenizer, ${picture.path}, question, options))
  `;
}

function chatWithImage(model: Model): Python {
  return python`
    from transformers import AutoModel, AutoTokenizer

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model)}
    ${loaded("AutoModel", model)}

    ${seen(model)}
    messages = [{"role": "user", "content": [image, ${pictureFor(model).question}]}]

    print(model.chat(msgs=messages, tokenizer=tokenizer))
  `;
}

// It opens local files only, and prints the text itself.
function read(model: Model): Python {
  const named = {
    prompt: "<image>\nFree OCR. ",
    image_file: PAGE.path,
    output_path: "output",
    // Its parts of a page are larger than the default.
    ...(/ocr-?2/i.test(model.id) ? { base_size: 1024, image_size: 768 } : {}),
  };
  return python`
    from transformers import AutoModel, AutoTokenizer

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model)}
    ${loaded("AutoModel", model, { device_map: "cuda" })}

    ${fetched(PAGE)}
    model.infer(${python.args([python`tokenizer`], named)})
  `;
}

function query(model: Model): Python {
  return python`
    from transformers import AutoModelForCausalLM

    ${warning(model)}
    ${loaded("AutoModelForCausalLM", model)}

    ${seen(model)}
    print(model.query(image, ${pictureFor(model).question})["answer"])
  `;
}

const generated = (model: Model): Python => python`
  outputs = model.generate(**inputs, max_new_tokens=${tokensFor(model, 200)})
  written = outputs[0][inputs["input_ids"].shape[-1] :]

  print(processor.decode(written, skip_special_tokens=True))
`;

function askWithTemplate(model: Model, more: Readonly<Record<string, string>> = {}): Python {
  const { image, question } = pictureFor(model);
  const content = [
    { type: "image", image },
    { type: "text", text: question },
  ];
  return python`
    from transformers import AutoModelForCausalLM, AutoProcessor

    ${warning(model)}
    ${loadedBy("AutoProcessor", "processor", model)}
    ${loaded("AutoModelForCausalLM", model, { device_map: "auto", ...more })}

    ${seen(model)}
    messages = ${[{ role: "user", content }]}
    text = processor.apply_chat_template(messages, add_generation_prompt=True)
    inputs = processor(images=image, text=text, return_tensors="pt").to(model.device)
    ${generated(model)}
  `;
}

function converse(model: Model, auto = "AutoModel"): Python {
  return python`
    from transformers import AutoTokenizer, ${python.name(auto)}

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model)}
    ${loaded(auto, model)}
    answer, history = model.chat(tokenizer, ${askedFor(model)}, history=[])

    print(answer)
  `;
}

function transcribe(model: Model): Python {
  const prompt = "<|user|><|audio_1|>Transcribe the audio clip into text.<|end|><|assistant|>";
  return python`
    import soundfile
    from transformers import AutoModelForCausalLM, AutoProcessor, GenerationConfig

    ${warning(model)}
    ${loadedBy("AutoProcessor", "processor", model)}
    ${loaded("AutoModelForCausalLM", model, { device_map: "cuda", _attn_implementation: "eager" })}
    config = GenerationConfig.from_pretrained(${model.id})

    ${fetched(RECORDING)}
    audio = soundfile.read(${RECORDING.path})
    prompt = ${prompt}
    inputs = processor(text=prompt, audios=[audio], return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=200, generation_config=config)
    written = outputs[0][inputs["input_ids"].shape[-1] :]

    print(processor.decode(written, skip_special_tokens=True))
  `;
}

function askWithMapping(model: Model): Python {
  const { image, question } = pictureFor(model);
  const content = [
    { type: "image", image },
    { type: "text", text: question },
  ];
  const named = { torch_dtype: "auto", device_map: "auto", key_mapping: python`names` };
  return python`
    from transformers import AutoModelForCausalLM, AutoProcessor

    names = {
        "^vision_model": "model.vision_model",
        r"^model(?!\.(language_model|vision_model))": "model.language_model",
        "vit_large_projector": "model.vit_large_projector",
    }
    ${warning(model)}
    ${loadedBy("AutoProcessor", "processor", model)}
    model = AutoModelForCausalLM.from_pretrained(${python.args([model.id], { ...named, ...trust(model) })})

    messages = ${[{ role: "user", content }]}
    inputs = processor.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)
    ${generated(model)}
  `;
}

// Transformers cannot import code from a folder with a dot in its name.
function paint(model: Model): Python {
  const named = { attn_implementation: "sdpa", moe_impl: "eager", torch_dtype: "auto" };
  const edits = model.pipeline_tag === "image-to-image";
  const call = edits
    ? { prompt: "Turn the photo into a watercolor", image: [PICTURE.path] }
    : { prompt: SCENE, stream: true };
  return python`
    from huggingface_hub import snapshot_download
    from transformers import AutoModelForCausalLM

    folder = snapshot_download(${model.id}, local_dir="HunyuanImage-3")
    ${warning(model)}
    model = AutoModelForCausalLM.from_pretrained(${python.args([python`folder`], { ...named, device_map: "auto", ...trust(model) })})
    model.load_tokenizer(folder)
    ${edits ? fetched(PICTURE) : python``}
    ${edits ? python`thoughts, [image]` : python`image`} = model.generate_image(${python.args([], call)})

    image.save("image.png")
  `;
}

// It fills in masks in rounds, which generate() of Transformers does not do.
function unmask(model: Model): Python {
  const url = "https://raw.githubusercontent.com/ML-GSAI/LLaDA/main/generate.py";
  const prompt = isChat(model)
    ? python`
        messages = ${[{ role: "user", content: askedFor(model) }]}
        ids = tokenizer.apply_chat_template(
            messages, add_generation_prompt=True, return_tensors="pt"
        ).to(model.device)
      `
    : python`ids = tokenizer(${beginningFor(model)}, return_tensors="pt").input_ids.to(model.device)`;
  return python`
    from urllib.request import urlretrieve

    from transformers import AutoModel, AutoTokenizer

    # The sampler of the authors: read it, too.
    urlretrieve(${url}, "generate.py")
    from generate import generate

    ${warning(model)}
    ${loadedBy("AutoTokenizer", "tokenizer", model)}
    ${loaded("AutoModel", model)}

    ${prompt}
    outputs = generate(model, ids, steps=128, gen_length=128, block_length=32)

    print(tokenizer.decode(outputs[0][ids.shape[-1] :], skip_special_tokens=True))
  `;
}
