// KerasHub: pretrained models for Keras, each with classes for its tasks and as a backbone.
import { defineLibrary, type LoadCode, type Model, valueIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { BEGINNING, IMAGE, OPINION, SCENE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "keras-hub",
  prettyLabel: "KerasHub",
  repoUrl: "https://github.com/keras-team/keras-hub",
  docsUrl: "https://keras.io/keras_hub/",
  filter: true,
  install: { pip: ["keras-hub", "jax", "huggingface_hub", "pillow"] },
  snippets: (model): readonly LoadCode[] => {
    const tasks = tasksOf(model);
    const known = Object.keys(USES).filter((task) => tasks.includes(task));
    const others = tasks.filter((task) => !known.includes(task));
    return [
      ...known.map((task) => ({ purpose: USES[task]!.purpose, code: USES[task]!.code(model) })),
      ...others.map((task) => ({ purpose: `Load it as ${task}`, code: load(model, task) })),
      { purpose: "Load the model without a task", code: load(model, "Backbone") },
    ];
  },
});

interface Use {
  readonly purpose: string;
  code(model: Model): Code;
}

const USES: Readonly<Record<string, Use>> = {
  CausalLM: { purpose: "Generate text", code: generate },
  TextToImage: { purpose: "Generate an image", code: draw },
  TextClassifier: { purpose: "Classify text", code: classifyText },
  ImageClassifier: { purpose: "Classify an image", code: classifyImage },
};

// The class of a task, in records that name no class.
const TASKS: ReadonlyMap<string, string> = new Map([
  ["image-classification", "ImageClassifier"],
  ["text-classification", "TextClassifier"],
  ["text-generation", "CausalLM"],
  ["text-to-image", "TextToImage"],
]);

// Class names of tasks.
function tasksOf(model: Model): readonly string[] {
  const tasks = valueIn(model.config, "keras_hub", "tasks");
  const named = Array.isArray(tasks) ? tasks.filter((task) => typeof task === "string") : [];
  const usual = TASKS.get(model.pipeline_tag ?? "");
  const names = named.length === 0 && usual !== undefined ? [usual] : named;
  return [...new Set(names.filter((task) => /^(?!(None|True|False)$)[A-Z]\w*$/.test(task)))];
}

const start = (): Code<"python"> => python`
  import os

  # Or torch, or tensorflow; it must be chosen before Keras is imported.
  os.environ["KERAS_BACKEND"] = "jax"
`;

const load = (model: Model, task: string): Code => python`
  ${start()}

  import keras_hub

  model = keras_hub.models.${python.name(task)}.from_preset(${preset(model)})

  model.summary()
`;

function generate(model: Model): Code {
  return python`
    ${start()}

    import keras_hub

    model = keras_hub.models.CausalLM.from_preset(${python.args([preset(model)], { dtype: "bfloat16" })})
    model.compile(sampler="greedy")
    text = model.generate(${BEGINNING}, max_length=64)

    print(text)
  `;
}

function draw(model: Model): Code {
  return python`
    ${start()}

    import keras
    import keras_hub

    model = keras_hub.models.TextToImage.from_preset(${python.args([preset(model)], { dtype: "bfloat16" })})
    image = model.generate(${SCENE})

    keras.utils.save_img("image.png", image)
  `;
}

function classifyText(model: Model): Code {
  return python`
    ${start()}

    import keras_hub

    ${classifier(model, "TextClassifier", python`model.fit(x=["A joy to use.", "It broke at once."], y=[1, 0], batch_size=2)`)}
    logits = model.predict([${OPINION}])

    print(logits)
  `;
}

function classifyImage(model: Model): Code {
  return python`
    ${start()}

    import keras
    import keras_hub
    import numpy as np

    path = keras.utils.get_file(origin=${IMAGE})
    image = keras.utils.load_img(path)
    ${classifier(model, "ImageClassifier", python`model.fit(x=np.array([image, image]), y=np.array([0, 1]), batch_size=2)`)}
    logits = model.predict(np.array([image]))

    print(logits)
  `;
}

// A preset without a task is a backbone: its classifier is new, and must be trained.
function classifier(model: Model, task: string, fit: Code<"python">): Code<"python"> {
  const name = python.name(task);
  return filesOf(model)?.includes("task.json")
    ? python`
        model = keras_hub.models.${name}.from_preset(${preset(model)})
      `
    : python`
        # A model that was trained to classify needs no num_classes, and no fit.
        model = keras_hub.models.${name}.from_preset(${python.args([preset(model)], { num_classes: 2 })})
        ${fit}
      `;
}

const preset = (model: Model): string => `hf://${model.id}`;
