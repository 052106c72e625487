// SpanMarker: finds named entities in texts by classifying spans.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { NAMES } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "span-marker",
  prettyLabel: "SpanMarker",
  repoName: "SpanMarkerNER",
  repoUrl: "https://github.com/tomaarsen/SpanMarkerNER",
  docsUrl: "https://huggingface.co/docs/hub/span_marker",
  filter: true,
  tasks: ["token-classification"],
  hostedInferenceTasks: ["token-classification"],
  install: { pip: ["span_marker"] },
  snippets: (model) => ({ purpose: "Find named entities", code: find(model) }),
});

const find = (model: Model): Code => python`
  from span_marker import SpanMarkerModel

  model = SpanMarkerModel.from_pretrained(${model.id})
  entities = model.predict(${example(model, "text") ?? NAMES})

  print(entities)
`;
