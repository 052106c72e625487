// Transformers.js: ONNX models in the browser and in Node; a pipeline if the task has one, otherwise the model's
// parts.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import { example, exampleLabels, filesOf } from "../kit/tasks/record.ts";
import { ASKED_OF, AUDIO, DOCUMENT, IMAGE, SIGHTS, TOPICS } from "../kit/samples/inputs.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { sentencesFor } from "../kit/samples/compared.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { textToRewrite } from "../kit/samples/rewritten.ts";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";
import { namesFor } from "../kit/samples/found-names.ts";
import { complaintFor, opinionFor } from "../kit/samples/opinions.ts";
import { gapFor, maskOf } from "../kit/samples/gaps.ts";
import { newsFor, newsQuestionFor } from "../kit/samples/news.ts";
import { passagesFor, queryFor } from "../kit/samples/passages.ts";
import { plainSpokenFor } from "../kit/samples/spoken.ts";
import { codesOf, textToTranslate } from "../kit/samples/translation.ts";
import { namedPooling } from "../kit/libraries/pooling.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { isWhisper, modelTypeOf } from "../kit/libraries/transformers/evidence.ts";
import { missing } from "../kit/libraries/missing.ts";
import { audioFor } from "../kit/libraries/sample-files.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "transformers.js",
  prettyLabel: "Transformers.js",
  repoName: "transformers.js",
  repoUrl: "https://github.com/huggingface/transformers.js",
  docsUrl: "https://huggingface.co/docs/hub/transformers-js",
  filter: true,
  tasks: [
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
  isTriedUnnamed: true,
  install: { npm: ["@huggingface/transformers"] },
  snippets: withWeights((model) => {
    if (!isNamed(model, "transformers.js") && !OWNERS.test(model.id)) return NOT_SHOWN;
    const task = model.pipeline_tag;
    if (!task) return missing(js`// ⚠️ Unknown pipeline tag`);
    if (lacksWeights(model, task)) return NO_WEIGHTS;
    // The package has a class of its own for the type.
    if (model.tags.includes("style_text_to_speech_2"))
      return { purpose: "Generate speech", code: kokoro(model), install: { npm: ["kokoro-js"] } };
    const isOfText = !NO_TEXT.test(model.id);
    if (Object.hasOwn(USES, task) && (task !== "feature-extraction" || isOfText)) {
      const { purpose, args, pipeline = task, shows = OUTPUT, note = js`` } = USES[task]!;
      return { purpose, code: run(model, pipeline, args(model), shows, note) };
    }
    if (task === "text-ranking") return { purpose: "Rank texts", code: rank(model) };
    if (task === "image-text-to-text") return { purpose: "Ask about an image", code: ask(model) };
    return { purpose: "Load the model", code: load(model) };
  }),
});

// Tasks whose models have an encoder and a decoder, as several files.
const IN_PARTS: ReadonlySet<string> = new Set([
  "automatic-speech-recognition",
  "image-to-text",
  "summarization",
  "text-to-audio",
  "text-to-speech",
  "text2text-generation",
  "translation",
]);

const WHOLE = /(?:^|\/)(?:(?:audio|text|vision)_)?model[._]/;
const PART = /(?<![a-z])encoder/;

// Exports of older versions have other names. Records of popular models list only a part of the files.
function lacksWeights(model: Model, task: string): boolean {
  const files = filesOf(model);
  if (files === undefined || !(Object.hasOwn(USES, task) || task === "text-ranking")) return false;
  const weights = files.filter((path) => path.endsWith(".onnx"));
  if (weights.length === 0) return !model.tags.includes("onnx");
  return !weights.some((path) => WHOLE.test(path) || (IN_PARTS.has(task) && PART.test(path)));
}

const NO_WEIGHTS = absent({
  code: "no-model-file",
  reason: "The repository has no file onnx/model.onnx, which Transformers.js loads for this task.",
  fix: "Convert the model again, with the script of Transformers.js.",
});

// Their repositories contain nothing else.
const OWNERS = /^(Xenova|onnx-community)\//;

// Families of encoders of sounds and images, which are often tagged like those of texts.
const NO_TEXT =
  /(?:^|[-_/])(?:clap|dac|dino(?:v\d)?|encodec|hubert|mimi|sam\d?|slimsam|vit|wav2vec2?|wavlm)(?=[-_.]|$)/i;

type Js = Code<"js">;

/** A task with a pipeline: its input, and how the output is used. */
interface Use {
  readonly purpose: string;
  readonly args: (model: Model) => Js;
  /** The pipeline's name, if it differs from the task's. */
  readonly pipeline?: string;
  readonly shows?: Js;
  readonly note?: Js;
}

/** Two arguments. */
const both = (first: Js, second: Js): Js => js.join([first, second], ", ");

const OUTPUT = js`console.log(output);`;
const SAVE_IMAGE = js`await output.save("image.png");`;
const SAVE_SOUND = js`await output.save("sound.wav");`;

// Node has no AudioContext, which decodes.
const HEARS = js`
  // In Node, give the samples as a Float32Array instead of the address.
`;

const heard = (model: Model): Js => js`${audioFor(model)}`;
// Without chunks, Whisper reads the first 30 seconds only.
const transcribed = (model: Model): Js =>
  isWhisper(model)
    ? both(heard(model), js`${{ chunk_length_s: 30, stride_length_s: 5 }}`)
    : heard(model);
const single = (sample: string) => (): Js => js`${sample}`;
const text =
  (sample: (model: Model) => string) =>
  (model: Model): Js =>
    js`${example(model, "text") ?? sample(model)}`;
const among =
  (sample: Js, labels: readonly string[]) =>
  (model: Model): Js =>
    both(sample, js`${exampleLabels(model) ?? labels}`);

const USES: Readonly<Record<string, Use>> = {
  "audio-classification": { purpose: "Classify audio", args: heard, note: HEARS },
  "automatic-speech-recognition": {
    purpose: "Transcribe audio",
    args: transcribed,
    shows: js`console.log(output.text);`,
    note: HEARS,
  },
  "background-removal": { purpose: "Remove a background", args: single(IMAGE), shows: SAVE_IMAGE },
  "depth-estimation": {
    purpose: "Estimate the depth of an image",
    args: single(IMAGE),
    shows: js`await output.depth.save("depth.png");`,
  },
  "document-question-answering": {
    purpose: "Ask about a document",
    args: () => both(js`${DOCUMENT}`, js`${ASKED_OF.document}`),
  },
  "feature-extraction": { purpose: "Embed text", args: embed, shows: dims() },
  "fill-mask": { purpose: "Fill in a masked word", args: gap },
  "image-classification": { purpose: "Classify an image", args: single(IMAGE) },
  "image-feature-extraction": { purpose: "Embed an image", args: single(IMAGE), shows: dims() },
  "image-segmentation": { purpose: "Segment an image", args: single(IMAGE) },
  "image-to-image": { purpose: "Edit an image", args: single(IMAGE), shows: SAVE_IMAGE },
  "image-to-text": { purpose: "Describe an image", args: single(IMAGE) },
  "object-detection": { purpose: "Detect objects in an image", args: single(IMAGE) },
  "question-answering": { purpose: "Answer a question from a text", args: question },
  "sentence-similarity": {
    purpose: "Compare texts",
    pipeline: "feature-extraction",
    args: (model) => both(js`${sentencesFor(model)}`, pooled(model)),
    shows: js`
      ${js.requires("@huggingface/transformers", "cos_sim")}
      const [first, ...others] = output.tolist();

      console.log(others.map((other) => cos_sim(first, other)));
    `,
  },
  summarization: { purpose: "Summarize text", args: text(newsFor) },
  "text-classification": { purpose: "Classify text", args: text(opinionFor) },
  "text-generation": { purpose: "Generate text", args: generated },
  "text-to-audio": { purpose: "Generate sound from text", args: spoken, shows: SAVE_SOUND },
  "text-to-speech": { purpose: "Generate speech", args: spoken, shows: SAVE_SOUND },
  "text2text-generation": { purpose: "Transform text", args: text(textToRewrite) },
  "token-classification": { purpose: "Label words", args: text((model) => namesFor(model).text) },
  translation: { purpose: "Translate text", args: translated },
  "zero-shot-audio-classification": {
    purpose: "Classify audio with your own labels",
    args: among(js`${AUDIO}`, ["speech", "music"]),
    note: HEARS,
  },
  "zero-shot-classification": {
    purpose: "Classify text with your own labels",
    args: (model) => among(text(complaintFor)(model), TOPICS)(model),
  },
  "zero-shot-image-classification": {
    purpose: "Classify an image with your own labels",
    args: among(js`${IMAGE}`, SIGHTS),
  },
  "zero-shot-object-detection": {
    purpose: "Detect named objects in an image",
    args: among(js`${IMAGE}`, ["parrot", "branch"]),
  },
};

function dims(): Js {
  return js`console.log(output.dims);`;
}

function embed(model: Model): Js {
  return both(text(sentenceToEmbed)(model), pooled(model));
}

function pooled(model: Model): Js {
  const named = namedPooling(model) ?? "mean";
  return js`${{ pooling: named === "last" ? "last_token" : named, normalize: true }}`;
}

function gap(model: Model): Js {
  return js`${example(model, "text") ?? gapFor(model).join(maskOf(model))}`;
}

function question(model: Model): Js {
  const context = example(model, "context");
  const sample = context === undefined ? undefined : example(model, "text");
  return both(js`${sample ?? newsQuestionFor(model)}`, js`${context ?? newsFor(model)}`);
}

function generated(model: Model): Js {
  const isChat = model.tags.includes("conversational");
  const given = isChat
    ? js`${[{ role: "user", content: askedFor(model) }]}`
    : text(beginningFor)(model);
  return both(given, js`${{ max_new_tokens: isChat ? tokensFor(model, 100) : 100 }}`);
}

// Multilingual models need both languages, in their own codes.
function translated(model: Model): Js {
  const codes = codesOf(model);
  const given = text(() => textToTranslate(model))(model);
  if (codes === undefined) return given;
  return both(given, js`${{ src_lang: codes.source, tgt_lang: codes.target }}`);
}

const VOICES = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main";

// Some models speak in a given voice.
function spoken(model: Model): Js {
  const speaker_embeddings = model.tags.includes("speecht5")
    ? `${VOICES}/speaker_embeddings.bin`
    : model.tags.includes("supertonic")
      ? `https://huggingface.co/${model.id}/resolve/main/voices/F1.bin`
      : undefined;
  const given = text(plainSpokenFor)(model);
  return speaker_embeddings === undefined ? given : both(given, js`${{ speaker_embeddings }}`);
}

/** The precisions of weights, by the file suffix; the first one that exists is used. */
const DTYPES: readonly (readonly [ending: string, dtype: string])[] = [
  ["_quantized", "q8"],
  ["_q4", "q4"],
  ["_q4f16", "q4f16"],
  ["_fp16", "fp16"],
  ["_int8", "int8"],
  ["_uint8", "uint8"],
  ["_bnb4", "bnb4"],
  ["", "fp32"],
];

// By default, browsers load 8-bit weights and Node full precision: it is set only if one of them is missing.
function weightsOf(model: Model): Js {
  const stems = filesOf(model)?.filter((path) => path.endsWith(".onnx")) ?? [];
  const suffixes = stems.map((path) => {
    const stem = path.slice(0, -".onnx".length);
    return DTYPES.find(([ending]) => stem.endsWith(ending))![1];
  });
  const dtype = DTYPES.find(([, suffix]) => suffixes.includes(suffix))?.[1];
  const isUsual = dtype === undefined || (suffixes.includes("q8") && suffixes.includes("fp32"));
  const isInRoot = stems.length > 0 && !stems.some((path) => path.includes("/"));
  const named = { ...(isUsual ? {} : { dtype }), ...(isInRoot ? { subfolder: "" } : {}) };
  return isUsual && !isInRoot ? js`${model.id}` : both(js`${model.id}`, js`${named}`);
}

const run = (model: Model, task: string, args: Js, shows: Js, note: Js): Code => js`
  import { pipeline } from "@huggingface/transformers";

  const pipe = await pipeline(${task}, ${weightsOf(model)});
  ${note}
  const output = await pipe(${args});

  ${shows}
`;

const kokoro = (model: Model): Code => js`
  import { KokoroTTS } from "kokoro-js";

  const tts = await KokoroTTS.from_pretrained(${model.id}, ${{ dtype: "q8" }});
  const audio = await tts.generate(${plainSpokenFor(model)}, ${{ voice: "af_heart" }});

  await audio.save("speech.wav");
`;

const rank = (model: Model): Code => js`
  import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

  const tokenizer = await AutoTokenizer.from_pretrained(${model.id});
  const model = await AutoModelForSequenceClassification.from_pretrained(${weightsOf(model)});

  const passages = ${passagesFor(model)};
  const queries = passages.map(() => ${queryFor(model)});
  const inputs = tokenizer(queries, {
      text_pair: passages,
      padding: true,
      truncation: true,
  });
  const { logits } = await model(inputs);

  console.log(logits.tolist());
`;

// Types of models whose processor takes the image first.
const IMAGE_FIRST = /^(florence2|lfm2_vl|llava|paligemma|pixtral)$/;

function ask(model: Model): Code {
  const { image, question } = pictureFor(model);
  return js`
    import { AutoModelForImageTextToText, AutoProcessor, load_image } from "@huggingface/transformers";

    const processor = await AutoProcessor.from_pretrained(${model.id});
    const model = await AutoModelForImageTextToText.from_pretrained(${weightsOf(model)});

    const image = await load_image(${image});
    const content = ${[{ type: "image" }, { type: "text", text: question }]};
    const messages = [{ role: "user", content }];
    const prompt = processor.apply_chat_template(messages, {
        add_generation_prompt: true,
    });
    const inputs = await processor(${IMAGE_FIRST.test(modelTypeOf(model) ?? "") ? js`image, prompt` : js`prompt, image`});
    const output = await model.generate({ ...inputs, max_new_tokens: ${tokensFor(model, 100)} });
    const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);

    console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
  `;
}

const load = (model: Model): Code => js`
  import { AutoModel, AutoProcessor } from "@huggingface/transformers";

  // Where the repository has no processor, take AutoTokenizer.
  const processor = await AutoProcessor.from_pretrained(${model.id});
  const model = await AutoModel.from_pretrained(${weightsOf(model)});

  console.log(processor, model.config);
`;
