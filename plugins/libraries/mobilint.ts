// Mobilint: models compiled for Mobilint's NPUs. Vision, language and speech have separate packages.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { ASKED, ASKED_OF, AUDIO, BEGINNING, IMAGE, SPOKEN } from "../kit/samples/inputs.ts";
import { PICTURE, fetched } from "../kit/libraries/sample-files.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";

export default defineLibrary({
  id: "mobilint",
  prettyLabel: "Mobilint",
  repoName: "mblt-model-zoo",
  repoUrl: "https://github.com/mobilint/mblt-model-zoo",
  docsUrl: "https://docs.mobilint.com",
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("mxq")),
  install: { pip: ["mblt-vision-python"] },
  snippets: (model) => {
    switch (model.pipeline_tag) {
      case "text-to-speech":
        return {
          purpose: "Generate speech on an NPU",
          code: speak(model),
          install: SPEECH_PACKAGE,
        };
      case "text-generation":
      case "fill-mask":
      case "automatic-speech-recognition":
      case "image-text-to-text":
        return {
          purpose: "Run the model on an NPU",
          code: run(model, model.pipeline_tag),
          install: TEXT_PACKAGE,
        };
      case "image-to-text":
        return {
          purpose: "Describe an image on an NPU",
          code: describe(model),
          install: TEXT_PACKAGE,
        };
      default:
        return { purpose: "Describe an image on an NPU", code: see(model) };
    }
  },
});

const TEXT_PACKAGE = { pip: ["transformers-mblt"] };
const SPEECH_PACKAGE = {
  pip: ["melotts-mblt"],
  note: "Run melotts-mblt download once: it fetches a tagger and a dictionary.",
};

// The package has names for its models, ignoring case.
const see = (model: Model): Code => python`
  from mblt_vision import MBLT_Engine

  ${fetched(PICTURE)}
  # This needs an NPU by Mobilint and its driver.
  model = MBLT_Engine(model_cls=${nameOf(model)})
  result = model.postprocess(model(model.preprocess(${PICTURE.path})))
  result.plot(source_path=${PICTURE.path}, save_path="result.png")
  model.dispose()
`;

const run = (model: Model, task: string): Code => python`
  import transformers_mblt
  from transformers import pipeline

  # This needs an NPU by Mobilint and its driver.
  transformers_mblt.register()
  pipe = pipeline(${task}, model=${model.id})
  ${INPUTS[isConversation(model) ? "chat" : task]?.(model) ?? python`print(pipe(${BEGINNING}))`}
  pipe.model.dispose()
`;

const isConversation = (model: Model): boolean =>
  model.pipeline_tag === "text-generation" && model.tags.includes("conversational");

const INPUTS: Readonly<Record<string, (model: Model) => Code<"python">>> = {
  chat: (model) => python`
    messages = [{"role": "user", "content": ${ASKED}}]
    print(pipe(messages, max_new_tokens=${tokensFor(model, 256)}))
  `,
  "fill-mask": () => python`print(pipe(f"The sun rises in the {pipe.tokenizer.mask_token}."))`,
  "automatic-speech-recognition": () => python`print(pipe(${AUDIO}))`,
  "image-text-to-text": (model) => python`
    content = [
        {"type": "image", "url": ${IMAGE}},
        {"type": "text", "text": ${ASKED_OF.image}},
    ]
    print(pipe(text=[{"role": "user", "content": content}], max_new_tokens=${tokensFor(model, 256)}))
  `,
};

// Transformers no longer has a pipeline for captions.
const describe = (model: Model): Code => python`
  from urllib.request import urlopen

  import transformers_mblt
  from PIL import Image
  from transformers import AutoModelForImageTextToText, AutoProcessor

  # This needs an NPU by Mobilint and its driver.
  transformers_mblt.register()
  processor = AutoProcessor.from_pretrained(${model.id})
  model = AutoModelForImageTextToText.from_pretrained(${model.id})
  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  inputs = processor(images=image, return_tensors="pt")
  output = model.generate(**inputs, max_new_tokens=50)
  print(processor.decode(output[0], skip_special_tokens=True))
  model.dispose()
`;

function speak(model: Model): Code {
  const isKorean = /korean/i.test(model.id);
  const language = isKorean ? "KR" : "EN_NEWEST";
  const text = example(model, "text") ?? (isKorean ? SPOKEN_KOREAN : SPOKEN);
  return python`
    from melotts_mblt import TTS

    # Needs an NPU by Mobilint; runs Python code of the model's encoder.
    model = TTS(language=${language}, device="cpu", trust_remote_code=True)
    speaker = model.hps.data.spk2id[${isKorean ? "KR" : "EN-Newest"}]
    model.tts_to_file(${text}, speaker, "speech.wav")
    model.dispose()
  `;
}

const SPOKEN_KOREAN = "마지막 기차는 아홉 시에 떠납니다.";
