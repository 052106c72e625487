// Fixture records by task: one for every form in which a provider can be called, loaded by transformers or diffusers.
import type { FixtureRecord } from "./fixture-record.ts";

const CHAT_TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";
const info = (auto_model: string, processor?: string): object => ({
  auto_model,
  ...(processor === undefined ? {} : { processor }),
});

function transformers(
  pipeline_tag: string,
  auto: string,
  processor: string | undefined,
  more: { readonly tags?: readonly string[]; readonly [field: string]: unknown } = {},
): FixtureRecord[1] {
  return {
    library_name: "transformers",
    pipeline_tag,
    transformersInfo: info(auto, processor),
    ...more,
    tags: ["transformers", pipeline_tag, ...(more.tags ?? [])],
  };
}

/** Records by task. @internal */
export const taskRecords: readonly FixtureRecord[] = [
  [
    "Text generation",
    transformers("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
      widgetData: [{ text: "The lighthouse keeper wrote:" }],
    }),
  ],
  [
    "Text generation, conversational",
    transformers("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
      tags: ["conversational"],
      config: {
        architectures: ["GemmaForCausalLM"],
        tokenizer_config: { chat_template: CHAT_TEMPLATE },
      },
      widgetData: [{ messages: [{ role: "user", content: "Name three rivers." }] }],
    }),
  ],
  [
    "Text generation, custom code",
    transformers("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
      tags: ["custom_code", "conversational"],
      config: {
        chat_template_jinja: CHAT_TEMPLATE,
        auto_map: { AutoModelForCausalLM: "modeling_otter.OtterForCausalLM" },
      },
    }),
  ],
  [
    "Image-text-to-text, conversational",
    transformers("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
      tags: ["conversational"],
      config: { processor_config: { chat_template: CHAT_TEMPLATE } },
    }),
  ],
  [
    "Image-text-to-text",
    transformers("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor"),
  ],
  [
    "Text classification",
    transformers("text-classification", "AutoModelForSequenceClassification", "AutoTokenizer", {
      widgetData: [{ text: "The soup was cold, and I loved it." }],
    }),
  ],
  [
    "Token classification",
    transformers("token-classification", "AutoModelForTokenClassification", "AutoTokenizer", {
      widgetData: [{ text: "Ada Lovelace lived in London." }],
    }),
  ],
  [
    "Fill-mask",
    transformers("fill-mask", "AutoModelForMaskedLM", "AutoTokenizer", {
      mask_token: "[MASK]",
      widgetData: [{ text: "Bees make [MASK]." }],
    }),
  ],
  [
    "Fill-mask, without examples",
    transformers("fill-mask", "AutoModelForMaskedLM", "AutoTokenizer", { mask_token: "<mask>" }),
  ],
  [
    "Question answering",
    transformers("question-answering", "AutoModelForQuestionAnswering", "AutoTokenizer", {
      widgetData: [{ text: "Where is the key?", context: "The key is under the red pot." }],
    }),
  ],
  [
    "Table question answering",
    transformers(
      "table-question-answering",
      "AutoModelForTableQuestionAnswering",
      "AutoTokenizer",
      {
        widgetData: [
          { text: "Which tree is tallest?", table: { Tree: ["Oak", "Fir"], Metres: ["21", "48"] } },
        ],
      },
    ),
  ],
  [
    "Document question answering",
    transformers(
      "document-question-answering",
      "AutoModelForDocumentQuestionAnswering",
      "AutoProcessor",
      {
        widgetData: [{ text: "What is the total?", src: "invoice.png" }],
      },
    ),
  ],
  [
    "Visual question answering",
    transformers(
      "visual-question-answering",
      "AutoModelForVisualQuestionAnswering",
      "AutoProcessor",
      {
        widgetData: [{ text: "How many boats are there?", src: "harbour.jpg" }],
      },
    ),
  ],
  [
    "Zero-shot classification",
    transformers(
      "zero-shot-classification",
      "AutoModelForSequenceClassification",
      "AutoTokenizer",
      {
        widgetData: [
          {
            text: "My parcel has not come.",
            candidate_labels: "delivery, refund",
            multi_class: true,
          },
        ],
      },
    ),
  ],
  [
    "Zero-shot image classification",
    transformers(
      "zero-shot-image-classification",
      "AutoModelForZeroShotImageClassification",
      "AutoProcessor",
      { widgetData: [{ src: "barn.png", candidate_labels: "owl, bat" }] },
    ),
  ],
  ["Summarization", transformers("summarization", "AutoModelForSeq2SeqLM", "AutoTokenizer")],
  ["Translation", transformers("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer")],
  ["Feature extraction", transformers("feature-extraction", "AutoModel", "AutoTokenizer")],
  [
    "Audio classification",
    transformers("audio-classification", "AutoModelForAudioClassification", "AutoFeatureExtractor"),
  ],
  [
    "Automatic speech recognition",
    transformers("automatic-speech-recognition", "AutoModelForSpeechSeq2Seq", "AutoProcessor"),
  ],
  ["Text-to-speech", transformers("text-to-speech", "AutoModelForTextToWaveform", "AutoProcessor")],
  ["Text-to-audio", transformers("text-to-audio", "AutoModelForTextToWaveform", "AutoProcessor")],
  ["Audio-to-audio", { pipeline_tag: "audio-to-audio", tags: ["audio-to-audio"] }],
  [
    "Image classification",
    transformers("image-classification", "AutoModelForImageClassification", "AutoImageProcessor"),
  ],
  [
    "Image segmentation",
    transformers("image-segmentation", "AutoModelForImageSegmentation", "AutoImageProcessor"),
  ],
  [
    "Object detection",
    transformers("object-detection", "AutoModelForObjectDetection", "AutoImageProcessor"),
  ],
  ["Image-to-text", transformers("image-to-text", "AutoModelForVision2Seq", "AutoProcessor")],
  ["Depth estimation", transformers("depth-estimation", "AutoModelForDepthEstimation", undefined)],
  ["Tabular classification", { pipeline_tag: "tabular-classification", tags: ["tabular"] }],
  ["Tabular regression", { pipeline_tag: "tabular-regression", tags: ["tabular"] }],
  [
    "Sentence similarity",
    {
      library_name: "sentence-transformers",
      pipeline_tag: "sentence-similarity",
      tags: ["sentence-transformers", "sentence-similarity"],
      widgetData: [
        { source_sentence: "It rains.", sentences: ["Water falls.", "The sun shines."] },
      ],
    },
  ],
  [
    "Transformers, no processor",
    { library_name: "transformers", transformersInfo: info("AutoModel") },
  ],
  ["Transformers, type unknown", { library_name: "transformers", pipeline_tag: "text-generation" }],
  ["Transformers, odd class name", transformers("text-generation", "not a class", "AutoTokenizer")],
  ["A record without library and task", {}],
];
