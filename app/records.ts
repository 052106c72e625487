// The model records of the page: written by hand after public facts, one for each thing the panel has to show.

/** A record and the group it is listed in. Provider states are those of the day it was written. */
export interface EmbeddedRecord {
  readonly group: string;
  readonly record: { readonly id: string; readonly [field: string]: unknown };
}

const CHAT_TEMPLATE =
  "{% for message in messages %}<|{{ message.role }}|>{{ message.content }}{% endfor %}";

const serves = (provider: string, providerId: string, task: string, status?: string): object => ({
  provider,
  providerId,
  task,
  ...(status === undefined ? {} : { status }),
});

/** The records, in the order in which they are shown. */
export const records: readonly EmbeddedRecord[] = [
  {
    group: "Chat",
    record: {
      id: "meta-llama/Llama-3.3-70B-Instruct",
      pipeline_tag: "text-generation",
      library_name: "transformers",
      tags: ["transformers", "safetensors", "llama", "conversational", "license:llama3.3"],
      config: {
        architectures: ["LlamaForCausalLM"],
        model_type: "llama",
        tokenizer_config: { chat_template: CHAT_TEMPLATE },
      },
      transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
      inferenceProviderMapping: [
        serves("together", "meta-llama/Llama-3.3-70B-Instruct-Turbo", "conversational", "live"),
        serves("hf-inference", "meta-llama/Llama-3.3-70B-Instruct", "conversational", "live"),
        serves("cerebras", "llama-3.3-70b", "conversational", "live"),
        serves("groq", "llama-3.3-70b-versatile", "conversational", "live"),
        serves("novita", "meta-llama/llama-3.3-70b-instruct", "conversational", "live"),
        serves("sambanova", "Meta-Llama-3.3-70B-Instruct", "conversational", "live"),
        serves("nebius", "meta-llama/Llama-3.3-70B-Instruct-fast", "conversational", "staging"),
      ],
    },
  },
  {
    group: "Chat",
    record: {
      id: "meta-llama/Llama-3.2-11B-Vision-Instruct",
      pipeline_tag: "image-text-to-text",
      library_name: "transformers",
      tags: ["transformers", "safetensors", "mllama", "conversational", "license:llama3.2"],
      config: {
        architectures: ["MllamaForConditionalGeneration"],
        model_type: "mllama",
        processor_config: { chat_template: CHAT_TEMPLATE },
      },
      transformersInfo: { auto_model: "AutoModelForImageTextToText", processor: "AutoProcessor" },
      inferenceProviderMapping: [
        serves("together", "meta-llama/Llama-3.2-11B-Vision-Instruct", "conversational"),
        serves("hf-inference", "meta-llama/Llama-3.2-11B-Vision-Instruct", "conversational"),
        serves("novita", "meta-llama/llama-3.2-11b-vision-instruct", "conversational"),
        serves("sambanova", "Llama-3.2-11B-Vision-Instruct", "conversational"),
      ],
    },
  },
  {
    group: "Text",
    record: {
      id: "openai-community/gpt2",
      pipeline_tag: "text-generation",
      library_name: "transformers",
      tags: ["transformers", "pytorch", "safetensors", "gpt2", "license:mit"],
      config: { architectures: ["GPT2LMHeadModel"], model_type: "gpt2", tokenizer_config: {} },
      transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
      widgetData: [{ text: "I like traveling by train because" }],
    },
  },
  {
    group: "Text",
    record: {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      pipeline_tag: "text-classification",
      library_name: "transformers",
      tags: ["transformers", "safetensors", "distilbert", "dataset:sst2", "license:apache-2.0"],
      config: {
        architectures: ["DistilBertForSequenceClassification"],
        model_type: "distilbert",
        tokenizer_config: {},
      },
      transformersInfo: {
        auto_model: "AutoModelForSequenceClassification",
        pipeline_tag: "text-classification",
        processor: "AutoTokenizer",
      },
      mask_token: "[MASK]",
      inferenceProviderMapping: [
        serves(
          "hf-inference",
          "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
          "text-classification",
        ),
      ],
    },
  },
  {
    group: "Text",
    record: {
      id: "deepset/roberta-base-squad2",
      pipeline_tag: "question-answering",
      library_name: "transformers",
      tags: ["transformers", "safetensors", "roberta", "dataset:squad_v2", "license:cc-by-4.0"],
      config: { architectures: ["RobertaForQuestionAnswering"], model_type: "roberta" },
      transformersInfo: {
        auto_model: "AutoModelForQuestionAnswering",
        pipeline_tag: "question-answering",
        processor: "AutoTokenizer",
      },
      widgetData: [
        { text: "Where do I live?", context: "My name is Wolfgang and I live in Berlin" },
      ],
      inferenceProviderMapping: [
        serves("hf-inference", "deepset/roberta-base-squad2", "question-answering", "live"),
      ],
    },
  },
  {
    group: "Text",
    record: {
      id: "facebook/bart-large-mnli",
      pipeline_tag: "zero-shot-classification",
      library_name: "transformers",
      tags: ["transformers", "pytorch", "safetensors", "bart", "dataset:multi_nli", "license:mit"],
      config: { architectures: ["BartForSequenceClassification"], model_type: "bart" },
      transformersInfo: {
        auto_model: "AutoModelForSequenceClassification",
        pipeline_tag: "zero-shot-classification",
        processor: "AutoTokenizer",
      },
      inferenceProviderMapping: [
        serves("hf-inference", "facebook/bart-large-mnli", "zero-shot-classification", "live"),
      ],
    },
  },
  {
    group: "Text",
    record: {
      id: "sentence-transformers/all-MiniLM-L6-v2",
      pipeline_tag: "sentence-similarity",
      library_name: "sentence-transformers",
      tags: ["sentence-transformers", "safetensors", "bert", "transformers", "license:apache-2.0"],
      config: { architectures: ["BertModel"], model_type: "bert" },
      transformersInfo: { auto_model: "AutoModel", processor: "AutoTokenizer" },
      inferenceProviderMapping: [
        serves(
          "hf-inference",
          "sentence-transformers/all-MiniLM-L6-v2",
          "sentence-similarity",
          "live",
        ),
      ],
    },
  },
  {
    group: "Images",
    record: {
      id: "black-forest-labs/FLUX.1-dev",
      pipeline_tag: "text-to-image",
      library_name: "diffusers",
      tags: ["diffusers", "safetensors", "text-to-image", "diffusers:FluxPipeline"],
      config: { diffusers: { _class_name: "FluxPipeline" } },
      inferenceProviderMapping: [
        serves("fal-ai", "fal-ai/flux/dev", "text-to-image", "live"),
        serves("replicate", "black-forest-labs/flux-dev", "text-to-image", "live"),
        serves("together", "black-forest-labs/FLUX.1-dev", "text-to-image", "live"),
        serves("hf-inference", "black-forest-labs/FLUX.1-dev", "text-to-image", "live"),
        serves("nebius", "black-forest-labs/flux-dev", "text-to-image", "staging"),
        serves("deepinfra", "black-forest-labs/FLUX-1-dev", "text-to-image", "live"),
        serves("black-forest-labs", "flux-dev", "text-to-image", "staging"),
      ],
    },
  },
  {
    group: "Images",
    record: {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      pipeline_tag: "image-to-image",
      library_name: "diffusers",
      tags: ["diffusers", "safetensors", "image-to-image", "diffusers:FluxKontextPipeline"],
      config: { diffusers: { _class_name: "FluxKontextPipeline" } },
      inferenceProviderMapping: [
        serves("fal-ai", "fal-ai/flux-kontext/dev", "image-to-image", "live"),
        serves("replicate", "black-forest-labs/flux-kontext-dev", "image-to-image", "live"),
      ],
    },
  },
  {
    group: "Images",
    record: {
      id: "stabilityai/stable-diffusion-xl-base-1.0",
      pipeline_tag: "text-to-image",
      library_name: "diffusers",
      tags: ["diffusers", "onnx", "safetensors", "text-to-image", "license:openrail++"],
      config: { diffusers: { _class_name: "StableDiffusionXLPipeline" } },
      cardData: { license: "openrail++", instance_prompt: "A lighthouse at dawn, in watercolour" },
      inferenceProviderMapping: [
        serves(
          "replicate",
          "stability-ai/sdxl:7762fd07cf82c948538e41f63f77d685e02b063e37e496e96eefd46c929f9bdc",
          "text-to-image",
          "live",
        ),
        serves("together", "stabilityai/stable-diffusion-xl-base-1.0", "text-to-image", "live"),
        serves("nebius", "stability-ai/sdxl", "text-to-image", "staging"),
      ],
    },
  },
  {
    group: "Sound",
    record: {
      id: "openai/whisper-large-v3",
      pipeline_tag: "automatic-speech-recognition",
      library_name: "transformers",
      tags: ["transformers", "safetensors", "whisper", "audio", "license:apache-2.0"],
      config: { architectures: ["WhisperForConditionalGeneration"], model_type: "whisper" },
      transformersInfo: {
        auto_model: "AutoModelForSpeechSeq2Seq",
        pipeline_tag: "automatic-speech-recognition",
        processor: "AutoProcessor",
      },
      inferenceProviderMapping: [
        serves("fal-ai", "fal-ai/whisper", "automatic-speech-recognition", "live"),
        serves("hf-inference", "openai/whisper-large-v3", "automatic-speech-recognition"),
        serves(
          "replicate",
          "openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
          "automatic-speech-recognition",
        ),
        serves("together", "openai/whisper-large-v3", "automatic-speech-recognition"),
        serves("sambanova", "Whisper-Large-v3", "automatic-speech-recognition"),
      ],
    },
  },
  {
    group: "Sound",
    record: {
      id: "speechbrain/sepformer-wham",
      pipeline_tag: "audio-to-audio",
      library_name: "speechbrain",
      tags: ["speechbrain", "audio-to-audio", "audio-source-separation", "license:apache-2.0"],
      config: { speechbrain: { speechbrain_interface: "SepformerSeparation" } },
    },
  },
  {
    group: "Sound",
    record: {
      id: "argmaxinc/whisperkit-coreml",
      pipeline_tag: "automatic-speech-recognition",
      library_name: "whisperkit",
      tags: ["whisperkit", "coreml", "whisper", "asr", "quantized"],
    },
  },
  {
    group: "Local use",
    record: {
      id: "bartowski/Llama-3.2-3B-Instruct-GGUF",
      pipeline_tag: "text-generation",
      library_name: "gguf",
      tags: ["gguf", "llama", "conversational", "imatrix", "license:llama3.2"],
      cardData: { base_model: "meta-llama/Llama-3.2-3B-Instruct", license: "llama3.2" },
      gguf: { total: 3212749888, architecture: "llama", context_length: 131072 },
      siblings: ["f16", "IQ3_M", "Q4_K_M", "Q5_K_M", "Q8_0"].map((name) => ({
        rfilename: `Llama-3.2-3B-Instruct-${name}.gguf`,
      })),
    },
  },
  {
    group: "Local use",
    record: {
      id: "spacy/en_core_web_sm",
      pipeline_tag: "token-classification",
      library_name: "spacy",
      tags: ["spacy", "token-classification", "en", "license:mit"],
    },
  },
  {
    group: "With gaps",
    record: { id: "lllyasviel/sd_control_collection", tags: ["region:us"] },
  },
];
