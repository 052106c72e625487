// Types of models whose processor has a call of its own, which no pipeline makes.
import type { LoadCode, Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { languagesIn } from "../../tasks/languages.ts";
import { nameOf, typesOf } from "../../tasks/record.ts";
import { IMAGE } from "../../tasks/sample-inputs.ts";
import { audioFor } from "../sample-files.ts";
import { TORCH_AUDIO } from "../torch.ts";

type Python = Code<"python">;

interface OwnCall {
  readonly fits: (model: Model) => boolean;
  readonly purpose: string;
  readonly packages: readonly string[];
  print(model: Model): Python;
}

/** The program of a model whose processor has a call of its own. */
export function ownCallOf(model: Model): LoadCode | undefined {
  const call = CALLS.find(({ fits }) => fits(model));
  return (
    call && { purpose: call.purpose, code: call.print(model), install: { pip: call.packages } }
  );
}

const hasType =
  (...types: readonly string[]) =>
  (model: Model): boolean =>
    typesOf(model).some((type) => types.includes(type));

const SOUND = ["transformers[torch]", "soundfile", "soxr"];

const CALLS: readonly OwnCall[] = [
  {
    fits: (model) => hasType("vibevoice_asr")(model) || /vibevoice-asr-hf/i.test(nameOf(model)),
    purpose: "Transcribe audio",
    packages: SOUND,
    print: (model) => python`
      ${loaded("AutoModelForMultimodalLM", model)}

      inputs = processor.apply_transcription_request(${audioFor(model)})
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs)[:, inputs["input_ids"].shape[-1] :]

      print(processor.decode(outputs, return_format="transcription_only")[0])
    `,
  },
  {
    fits: hasType("granite_speech", "granite_speech_plus"),
    purpose: "Transcribe audio",
    packages: [...SOUND, ...TORCH_AUDIO],
    print: (model) => python`
      ${loaded("AutoModelForSpeechSeq2Seq", model)}

      ${heard(model)}
      messages = [{"role": "user", "content": "<|audio|>Transcribe the speech into text."}]
      prompt = processor.tokenizer.apply_chat_template(
          messages, tokenize=False, add_generation_prompt=True
      )
      inputs = processor(prompt, audio, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=200)
      written = outputs[0][inputs["input_ids"].shape[-1] :]

      print(processor.decode(written, skip_special_tokens=True))
    `,
  },
  {
    fits: hasType("cohere_asr"),
    purpose: "Transcribe audio",
    packages: ["transformers[torch,sentencepiece]", "soundfile", "soxr"],
    print: (model) => python`
      ${loaded("AutoModelForSpeechSeq2Seq", model)}

      ${heard(model)}
      inputs = processor(${python.args([python`audio`], { language: languageOf(model), sampling_rate: 16000, return_tensors: "pt" })})
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=256)

      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  {
    // The name of no processor is in these repositories.
    fits: (model) =>
      hasType("vision-encoder-decoder")(model) && /gpt-?2|caption/i.test(nameOf(model)),
    purpose: "Describe an image",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      from transformers import AutoImageProcessor, AutoTokenizer, VisionEncoderDecoderModel
      from transformers.image_utils import load_image

      processor = AutoImageProcessor.from_pretrained(${model.id})
      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = VisionEncoderDecoderModel.from_pretrained(${model.id}, device_map="auto")

      image = load_image(${IMAGE})
      inputs = processor(image, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)

      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  {
    // Base models have no chat template: the text has the place of the image.
    fits: ({ id, tags }) =>
      !tags.includes("conversational") && /\/gemma-4-e?\d+b(?:-a\d+b)?$/i.test(id),
    purpose: "Describe an image",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      ${loaded("AutoModelForImageTextToText", model)}

      ${python.requires("transformers.image_utils", "load_image")}
      image = load_image(${IMAGE})
      prompt = processor.image_token + " This picture shows"
      inputs = processor(text=prompt, images=image, return_tensors="pt")
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)

      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  },
];

const loaded = (name: string, model: Model): Python => python`
  from transformers import ${python.name(name)}, AutoProcessor

  processor = AutoProcessor.from_pretrained(${model.id})
  model = ${python.name(name)}.from_pretrained(${model.id}, device_map="auto")
`;

const heard = (model: Model): Python => python`
  ${python.requires("transformers.audio_utils", "load_audio")}
  audio = load_audio(${audioFor(model)}, 16000)
`;

const languageOf = (model: Model): string => {
  const languages = languagesIn(model);
  return languages.includes("en") ? "en" : (languages[0] ?? "en");
};
