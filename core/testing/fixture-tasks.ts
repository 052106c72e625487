// Fixture records by task: one for every form in which a provider can be called.
import type { FixtureRecord } from "./fixture-record.ts";

type Fields = FixtureRecord[1];

const CHAT_TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";

function of(pipeline_tag: string, more: Fields = {}): Fields {
  const tags = (more["tags"] as readonly string[] | undefined) ?? [];
  return { pipeline_tag, ...more, tags: [pipeline_tag, ...tags] };
}

const own = (widget: Fields): Fields => ({ widgetData: [widget] });

/** Records by task. @internal */
export const taskRecords: readonly FixtureRecord[] = [
  ["Text generation", of("text-generation", own({ text: "The lighthouse keeper wrote:" }))],
  [
    "Text generation, conversational",
    of("text-generation", {
      tags: ["conversational"],
      config: { tokenizer_config: { chat_template: CHAT_TEMPLATE } },
      ...own({ messages: [{ role: "user", content: "Name three rivers." }] }),
    }),
  ],
  [
    "Image-text-to-text, conversational",
    of("image-text-to-text", {
      tags: ["conversational"],
      config: { processor_config: { chat_template: CHAT_TEMPLATE } },
    }),
  ],
  ["Image-text-to-text", of("image-text-to-text")],
  [
    "Text classification",
    of("text-classification", own({ text: "The soup was cold, and I loved it." })),
  ],
  [
    "Token classification",
    of("token-classification", own({ text: "Ada Lovelace lived in London." })),
  ],
  ["Fill-mask", of("fill-mask", { mask_token: "[MASK]", ...own({ text: "Bees make [MASK]." }) })],
  ["Fill-mask, without examples", of("fill-mask", { mask_token: "<mask>" })],
  [
    "Question answering",
    of(
      "question-answering",
      own({ text: "Where is the key?", context: "The key is under the red pot." }),
    ),
  ],
  [
    "Table question answering",
    of(
      "table-question-answering",
      own({
        text: "Which tree is tallest?",
        table: { Tree: ["Oak", "Fir"], Metres: ["21", "48"] },
      }),
    ),
  ],
  [
    "Document question answering",
    of("document-question-answering", own({ text: "What is the total?", src: "invoice.png" })),
  ],
  [
    "Visual question answering",
    of("visual-question-answering", own({ text: "How many boats are there?", src: "harbour.jpg" })),
  ],
  [
    "Zero-shot classification",
    of(
      "zero-shot-classification",
      own({
        text: "My parcel has not come.",
        candidate_labels: "delivery, refund",
        multi_class: true,
      }),
    ),
  ],
  [
    "Zero-shot image classification",
    of("zero-shot-image-classification", own({ src: "barn.png", candidate_labels: "owl, bat" })),
  ],
  [
    "Sentence similarity",
    of(
      "sentence-similarity",
      own({ source_sentence: "It rains.", sentences: ["Water falls.", "The sun shines."] }),
    ),
  ],
  ["Summarization", of("summarization")],
  ["Translation", of("translation")],
  ["Feature extraction", of("feature-extraction")],
  ["Audio classification", of("audio-classification")],
  ["Automatic speech recognition", of("automatic-speech-recognition")],
  ["Text-to-speech", of("text-to-speech")],
  ["Text-to-audio", of("text-to-audio")],
  ["Audio-to-audio", of("audio-to-audio")],
  ["Image classification", of("image-classification")],
  ["Image segmentation", of("image-segmentation")],
  ["Object detection", of("object-detection")],
  ["Image-to-text", of("image-to-text")],
  ["Depth estimation", of("depth-estimation")],
  ["Text-to-image", of("text-to-image", own({ text: "A boat made of glass" }))],
  [
    "Text-to-image, instance prompt",
    of("text-to-image", { cardData: { instance_prompt: "a photo of sks teapot" } }),
  ],
  ["Image-to-image", of("image-to-image")],
  ["Text-to-video", of("text-to-video")],
  ["Image-to-video", of("image-to-video")],
  ["Tabular classification", of("tabular-classification")],
  ["Tabular regression", of("tabular-regression")],
  ["A record without library and task", {}],
];
