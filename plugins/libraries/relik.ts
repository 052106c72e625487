// ReLiK: links mentions in a text to entries of a knowledge base, and finds relations; with a retriever and a reader.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { NAMES } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "relik",
  prettyLabel: "Relik",
  repoUrl: "https://github.com/SapienzaNLP/relik",
  install: { pip: ["relik"], note: "ReLiK needs Python 3.10 or 3.11." },
  snippets: (model) =>
    PART.test(model.id)
      ? absent({
          code: "only-a-part",
          reason:
            "The repository has only a part of a pipeline: a reader, a retriever or an index.",
          fix: "Load the pipeline whose config.yaml refers to it.",
        })
      : { purpose: "Find entities and relations", code: annotate(model) },
});

const PART = /\b(reader|retriever|encoder|index)\b/i;

const annotate = (model: Model): Code => python`
  from relik import Relik

  relik = Relik.from_pretrained(${model.id})
  output = relik(${example(model, "text") ?? NAMES})

  print(output.spans, output.triplets)
`;
