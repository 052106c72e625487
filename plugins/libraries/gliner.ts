// GLiNER: finds entities of any given labels in a text.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { namesFor } from "../kit/samples/found-names.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "gliner",
  prettyLabel: "GLiNER",
  repoUrl: "https://github.com/urchade/GLiNER",
  countDownloads: downloads.path("gliner_config.json"),
  install: { pip: ["gliner"] },
  snippets: withWeights(choose),
});

function choose(model: Model): LoadCode {
  const files = filesOf(model) ?? [];
  const onnx = files.some((path) => /^(pytorch_model\.bin|model.*\.safetensors)$/.test(path))
    ? undefined
    : files.find((path) => path.endsWith(".onnx"));
  const code = /relex/i.test(model.id) ? relate : find;
  const purpose = code === relate ? "Find entities and relations" : "Find named entities";
  return onnx === undefined
    ? { purpose, code: code(model, {}) }
    : {
        purpose,
        code: code(model, { load_onnx_model: true, onnx_model_file: onnx }),
        install: { pip: ["gliner[onnx]"] },
      };
}

type Options = Readonly<Record<string, string | boolean>>;

const find = (model: Model, options: Options): Code => python`
  ${load(model, options)}

  print(model.predict_entities(text, labels, threshold=0.5))
`;

// Relation models return a pair of lists, with one list for each text.
const relate = (model: Model, options: Options): Code => python`
  ${load(model, options)}

  print(model.inference([text], labels=labels, relations=["met", "lives in"]))
`;

const load = (model: Model, options: Options): Code<"python"> => python`
  from gliner import GLiNER

  model = GLiNER.from_pretrained(${python.args([model.id], options)})
  text = ${example(model, "text") ?? namesFor(model).text}
  labels = ${namesFor(model).entities}
`;
