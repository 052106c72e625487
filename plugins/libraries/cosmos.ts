// Cosmos: NVIDIA's world models, which generate and predict videos for robots and cars, or reason about them.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { modelTypeOf, taskOfType } from "../kit/libraries/transformers/evidence.ts";
import { ASKED_OF, IMAGE } from "../kit/tasks/sample-inputs.ts";

export default defineLibrary({
  id: "cosmos",
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("pt")),
  install: { pip: ["transformers[torch,vision]"] },
  snippets: (model) =>
    reasons(model) ? { purpose: "Ask about an image", code: ask(model) } : NO_PROGRAM,
});

const NO_PROGRAM = absent({
  code: "no-snippet",
  reason: "The code of this model is not a package.",
  fix: "Read https://github.com/NVIDIA/Cosmos.",
});

// Its models that reason have types of Transformers.
const reasons = (model: Model): boolean =>
  model.pipeline_tag === "image-text-to-text" &&
  taskOfType(modelTypeOf(model) ?? "") === "image-text-to-text";

function ask(model: Model): Code {
  const content = [
    { type: "image", url: IMAGE },
    { type: "text", text: ASKED_OF.image },
  ];
  return python`
    from transformers import pipeline

    pipe = pipeline(${python.args(["image-text-to-text"], { model: model.id, device_map: "auto" })})
    messages = ${[{ role: "user", content }]}
    result = pipe(messages, max_new_tokens=1000)

    print(result[0]["generated_text"][-1]["content"])
  `;
}
