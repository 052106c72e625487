// GLiNER2: extracts given fields from a text, or classifies it, with one small model.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { COMPLAINT, NAMES, TOPICS } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "gliner2",
  prettyLabel: "GLiNER2",
  repoUrl: "https://github.com/fastino-ai/GLiNER2",
  install: { pip: ["gliner2[local]"] },
  snippets: (model) =>
    model.pipeline_tag === "text-classification"
      ? { purpose: "Classify text", code: classify(model) }
      : { purpose: "Find named entities", code: extract(model) },
});

const extract = (model: Model): Code => python`
  ${load(model)}
  text = ${example(model, "text") ?? NAMES}
  result = model.extract_entities(text, ["person", "company", "product", "location"])

  print(result)
`;

const classify = (model: Model): Code => python`
  ${load(model)}
  text = ${example(model, "text") ?? COMPLAINT}
  result = model.classify_text(text, {"topic": ${TOPICS}})

  print(result)
`;

// This loads both generations of models; GLiNER2 itself loads only the first.
const load = (model: Model): Code<"python"> => python`
  from gliner2 import AutoExtractor

  model = AutoExtractor.from_pretrained(${model.id})
`;
