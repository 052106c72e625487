// LibreYOLO: loads vision models of many projects with one class, which detects the type from the weights.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "libreyolo",
  prettyLabel: "LibreYOLO",
  repoName: "libreyolo",
  repoUrl: "https://github.com/LibreYOLO/libreyolo",
  docsUrl: "https://www.libreyolo.com/docs",
  filter: false,
  install: { pip: ["libreyolo[hf]"] },
  snippets: (model) => {
    const other = OTHERS.find((tag) => model.tags.includes(tag));
    if (other === undefined) return { purpose: "Run it on an image", code: run(model) };
    const reason = `LibreYOLO needs different code for ${other}.`;
    return absent("other-task", reason, "See the model card, and https://www.libreyolo.com/docs.");
  },
});

const OTHERS: readonly string[] = ["grounding", "inpainting", "mesh", "trimap", "vlm"];

function run(model: Model): Code {
  return python`
    from libreyolo import SAMPLE_IMAGE, LibreYOLO

    model = LibreYOLO(${`hf://${model.id}`})
    result = model(SAMPLE_IMAGE, save=True)

    print(result)
  `;
}
