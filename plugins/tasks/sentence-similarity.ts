// Sentence similarity. Input: a sentence and others to compare it with. Output: a score for each of them.
import { answer, defineTask, textIn } from "hubsmith";
import { sentencesFor } from "../kit/samples/compared.ts";
import { textsIn } from "../kit/samples/text-lists.ts";

export default defineTask({
  id: "sentence-similarity",
  label: "Sentence Similarity",
  modality: "nlp",
  inputs: { source_sentence: "text", sentences: "texts" },
  output: "json",
  parameters: {},
  sample: (model) => {
    const { widgetData } = model;
    const source = textIn(widgetData?.[0], "source_sentence");
    const others = textsIn(widgetData?.[0]?.["sentences"]);
    if (source && others.length > 0) return { source_sentence: source, sentences: others };
    const [first, ...rest] = sentencesFor(model);
    return { source_sentence: first, sentences: rest };
  },
  hubServers: {
    path: "pipeline/sentence-similarity",
    answer: answer.json("", ["number"]),
    alsoServes: ["feature-extraction"],
  },
});
