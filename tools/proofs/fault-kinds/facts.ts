// The facts of a raw record that the kinds of faults are about, and lists of names of their own: no list is shared with
// the rules that print the programs.
import type { HubRecord } from "../../support/hub-records.ts";

/** A program, and the library or client that it uses. */
export interface Program {
  readonly by: string;
  readonly install: string;
  readonly text: string;
}

/** All that is printed for a record. */
export interface Printed {
  /** The load snippets, the first of them shown by default. */
  readonly load: readonly Program[];
  /** The inference snippets of `auto`. */
  readonly calls: readonly Program[];
  /** Reasons for inference snippets that are missing. */
  readonly reasons: readonly string[];
  /** The ids of the apps that run it. */
  readonly apps: readonly string[];
  /** Labels of GGUF files, and whether their bits per weight are known. */
  readonly labels: readonly { readonly label: string; readonly isKnown: boolean }[];
}

/** The facts that predicates read. */
export interface Facts {
  readonly record: HubRecord;
  readonly task: string;
  readonly library: string;
  /** In lower case, without the owner. */
  readonly name: string;
  /** In lower case. */
  readonly tags: ReadonlySet<string>;
  /** The model type of the configuration, or the tags that are one. */
  readonly types: ReadonlySet<string>;
  /** The type that the Hub wrote into the tags from config.json: it follows the tags of libraries and formats. */
  readonly writtenType: string | undefined;
  readonly architectures: readonly string[];
  /** Codes of languages among the tags. */
  readonly languages: readonly string[];
  /** Undefined if the record lists only weights, or nothing. */
  readonly files: readonly string[] | undefined;
  /** The chat template, if the configuration has one. */
  readonly template: string;
  readonly isChat: boolean;
  /** The files are in a format of another program: GGUF, MLX, ONNX and so on. */
  readonly isConverted: boolean;
}

/** Reads the facts of a record. */
export function factsOf(record: HubRecord): Facts {
  const { id, config = {}, siblings, library_name = "", pipeline_tag = "" } = record;
  const tags = new Set((record.tags ?? []).map((tag) => tag.toLowerCase()));
  const paths = siblings?.map(({ rfilename }) => rfilename);
  const type = config["model_type"];
  const after = (record.tags ?? []).find((tag) => !FORMATS.has(tag) && tag !== library_name);
  const template = templateIn(config);
  const library = library_name.toLowerCase();
  return {
    record,
    task: pipeline_tag,
    library,
    name: id.slice(id.indexOf("/") + 1).toLowerCase(),
    tags,
    types:
      typeof type === "string" ? new Set([type]) : new Set([...tags].filter((tag) => isType(tag))),
    writtenType: [type, after].find(
      (name): name is string => typeof name === "string" && isType(name),
    ),
    architectures: (config["architectures"] ?? []) as readonly string[],
    languages: languagesIn(tags),
    files: paths?.some((path) => /^(?:README\.md|config\.json|\.gitattributes)$/.test(path))
      ? paths
      : undefined,
    template,
    isChat: tags.has("conversational") || template !== "",
    isConverted:
      [...CONVERTED].some((format) => tags.has(format) || library === format) ||
      /-(?:gguf|ggml|mlx|onnx|rkllm|openvino|coreml|litert|tflite|jang|exl2|exl3)\b|-mlx-|gguf$/i.test(
        id,
      ),
  };
}

// With dozens of codes the model knows English, too, even if the tags are cut off before it.
function languagesIn(tags: ReadonlySet<string>): readonly string[] {
  const long = [...tags].filter((tag) => /^[a-z]{3}$/.test(tag));
  const known = [...tags].filter((tag) => LANGUAGES.has(tag));
  return long.length > 40 ? [...known, "multilingual"] : known;
}

function templateIn(config: Readonly<Record<string, unknown>>): string {
  const places = ["tokenizer_config", "processor_config"].map(
    (name) => (config[name] as { readonly chat_template?: unknown } | undefined)?.chat_template,
  );
  const [template] = [config["chat_template_jinja"], ...places].filter(Boolean);
  return template === undefined ? "" : JSON.stringify(template);
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Encoders of text: no class of them writes text, unless the architecture says so. */
export const TEXT_ENCODERS: ReadonlySet<string> = words(`
  albert bert big_bird camembert canine convbert deberta deberta-v2 distilbert electra ernie ernie_m esm eurobert flaubert
  fnet funnel ibert layoutlm layoutlmv2 layoutlmv3 longformer luke megatron-bert mobilebert modernbert mpnet mra nezha nomic_bert nystromformer rembert
  roberta roberta-prelayernorm roc_bert roformer squeezebert xlm-roberta xlm-roberta-xl xmod yoso`);

/** Encoders of pictures: they have no tokenizer. */
export const PICTURE_ENCODERS: ReadonlySet<string> = words(`
  beit bit convnext convnextv2 cvt data2vec-vision deit dinov2 dinov2_with_registers dinov3_convnext dinov3_vit dpt efficientnet
  focalnet hiera ijepa levit mobilenet_v1 mobilenet_v2 mobilevit mobilevitv2 poolformer pvt regnet resnet sam segformer
  superglue superpoint swin swinv2 textnet timesformer timm_wrapper van videomae vit vit_hybrid vit_mae vit_msn vitdet vitmatte vitpose
  vivit vjepa2 yolos`);

/** Encoders of sounds, and codecs: they have no tokenizer of sentences as input. */
export const SOUND_ENCODERS: ReadonlySet<string> = words(`
  audio-spectrogram-transformer dac data2vec-audio encodec hubert mctct mimi sew sew-d unispeech unispeech-sat wav2vec2
  wav2vec2-bert wav2vec2-conformer wavlm xcodec`);

/** Models of a text and a picture or sound. */
export const PAIRS: ReadonlySet<string> = words(`
  align altclip chinese_clip clap clip clipseg clvp flava groupvit laion_clap metaclip_2 owlv2 owlvit siglip siglip2 x-clip`);

const GENERATORS = words(`
  afmoe apertus arcee aria bart bloom chameleon codegen cohere cohere2 dbrx deepseek_v2 deepseek_v3 diffllama dots1 emu3 ernie4_5
  ernie4_5_moe exaone4 falcon falcon_h1 falcon_mamba florence2 gemma gemma2 gemma3 gemma3_text gemma3n gemma4 glm glm4 glm4_moe
  glm4v got_ocr2 gpt2 gpt_bigcode gpt_neo gpt_neox gpt_oss gptj granite granitemoe granitemoehybrid helium hunyuan_v1_dense
  hunyuan_v1_moe idefics2 idefics3 internvl jamba janus kimi_k25 lfm2 lfm2_moe lfm2_vl llama llama4 llava llava_next
  llava_onevision m2m_100 mamba mamba2 marian mbart minimax minimax_m2 ministral ministral3 mistral mistral3 mixtral mllama moonshine
  mpt mt5 nemotron nemotron_h nllb-moe olmo olmo2 olmo3 olmoe opt ovis2 paligemma pegasus persimmon phi phi3 phi4_multimodal
  phimoe pix2struct prophetnet qwen2 qwen2_5_omni qwen2_5_vl qwen2_audio qwen2_moe qwen2_vl qwen3 qwen3_5 qwen3_5_moe
  qwen3_moe qwen3_next qwen3_omni_moe qwen3_vl qwen3_vl_moe recurrent_gemma rwkv seed_oss smollm3 smolvlm speech_to_text stablelm
  starcoder2 t5 t5gemma trocr umt5 vaultgemma vibevoice_asr vision-encoder-decoder vits voxtral whisper xglm xlnet zamba zamba2`);

/** Names of model types that Transformers has. */
export const isType = (name: string): boolean =>
  [TEXT_ENCODERS, PICTURE_ENCODERS, SOUND_ENCODERS, PAIRS, GENERATORS].some((list) =>
    list.has(name),
  );

const FORMATS = words(`
  transformers safetensors pytorch tf jax rust onnx tensorboard sentence-transformers openvino diffusers peft`);

/** Tags and libraries of files that Transformers does not load. */
const CONVERTED = words(`
  coreai coreml diffusers executorch exl2 exl3 exllamav3 gguf ggml glq keras litert litert-lm mlx onnx openvino optimum-executorch
  rkllm rknn tensorrt tflite transformers.js whisperkit zeromodels`);

const LANGUAGES = words(`
  af am ar as az ba be bg bn bo br bs ca ceb co cs cv cy da de dv el en eo es et eu fa fi fo fr fy ga gd gl gn gu ha he hi hr
  ht hu hy id ig is it ja jv ka kk km kn ko ku ky la lb lg lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl
  ps pt qu ro ru rw sa sc sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn tr ts tt ug uk ur uz vi wo xh yi yo yue
  zh zu eng multilingual`);

/** The strings in a program, without addresses and comments. */
export function stringsIn(text: string): string {
  const code = text.replace(/^\s*(?:#|\/\/).*$/gm, "");
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g) ?? [];
  return strings.join(" ").replace(/https?:\S+/g, "");
}

/** Does a program do nothing? */
export const isComment = ({ text }: Program): boolean =>
  text.split("\n").every((line) => /^\s*(?:#|\/\/|$)/.test(line));
