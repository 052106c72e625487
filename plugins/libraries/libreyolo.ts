// LibreYOLO: one way to load networks for pictures of many projects, which it finds out by their weights.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, PICTURE } from "./shared/sample-files.ts";

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
    const reason = `LibreYOLO has another way for ${other}, with more than a picture or in parts.`;
    return absent("other-task", reason, "Read the model card, and https://www.libreyolo.com/docs.");
  },
});

const OTHERS: readonly string[] = ["grounding", "inpainting", "mesh", "trimap", "vlm"];

function run(model: Model): Code {
  return python`
    from libreyolo import LibreYOLO

    # Some families need more packages: pip install "libreyolo[all]" has them.
    model = LibreYOLO(${`hf://${model.id}`})
    ${fetched(PICTURE)}
    result = model(${PICTURE.path}, save=True)

    print(result)
  `;
}
