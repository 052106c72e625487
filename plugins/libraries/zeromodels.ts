// ZeroModels: models in pure Keras 3, on JAX, TensorFlow or PyTorch, which a variable selects before the import.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING, IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "zeromodels",
  // Its name until 2026.
  aliases: ["kerasformers"],
  prettyLabel: "ZeroModels",
  repoUrl: "https://github.com/IMvision12/ZeroModels",
  docsUrl: "https://imvision12.github.io/ZeroModels/",
  countDownloads: downloads.any(
    downloads.path("model.weights.h5"),
    downloads.path("model.weights.json"),
  ),
  install: { pip: ["zeromodels", "jax"] },
  snippets: (model): LoadCode => {
    switch (model.pipeline_tag) {
      case "image-classification":
        return { purpose: "Classify an image", code: classify(model) };
      case "object-detection":
        return { purpose: "Detect objects in an image", code: detect(model) };
      case "image-segmentation":
        return { purpose: "Segment an image", code: segment(model) };
      case "text-generation":
        return { purpose: "Generate text", code: generate(model) };
      default:
        return { purpose: "Load the model", code: load(model) };
    }
  },
});

const backend = python`
  import os

  os.environ["KERAS_BACKEND"] = "jax"
`;

const classify = (model: Model): Code => python`
  ${backend}

  from zeromodels.auto import AutoZMImageClassify, AutoZMImageProcessor

  processor = AutoZMImageProcessor.from_weights(${model.id})
  model = AutoZMImageClassify.from_weights(${model.id})
  logits = model(processor(${IMAGE}))

  print(logits.argmax())
`;

const detect = (model: Model): Code => python`
  ${backend}

  from urllib.request import urlopen

  from PIL import Image
  from zeromodels.auto import AutoZMDetect, AutoZMImageProcessor

  processor = AutoZMImageProcessor.from_weights(${model.id})
  model = AutoZMDetect.from_weights(${model.id})

  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  outputs = model(processor(image)["pixel_values"])
  sizes = [image.size[::-1]]
  objects = processor.post_process_object_detection(outputs, target_sizes=sizes)

  print(objects[0])
`;

const segment = (model: Model): Code => python`
  ${backend}

  from zeromodels.auto import AutoZMImageProcessor, AutoZMSemanticSegment

  processor = AutoZMImageProcessor.from_weights(${model.id})
  model = AutoZMSemanticSegment.from_weights(${model.id})
  outputs = model(processor(${IMAGE})["pixel_values"])
  segments = processor.post_process_semantic_segmentation(outputs)

  print(segments)
`;

const generate = (model: Model): Code => python`
  ${backend}

  from zeromodels.auto import AutoZMTextGenerate, AutoZMTokenizer

  tokenizer = AutoZMTokenizer.from_weights(${model.id})
  model = AutoZMTextGenerate.from_weights(${model.id})

  inputs = tokenizer([${example(model, "text") ?? BEGINNING}])
  output = model.generate(
      inputs["input_ids"], attention_mask=inputs["attention_mask"], max_new_tokens=50
  )

  print(tokenizer.batch_decode(output)[0])
`;

const load = (model: Model): Code => python`
  ${backend}

  from zeromodels import AutoZModel

  model = AutoZModel.from_weights(${model.id})

  model.summary()
`;
