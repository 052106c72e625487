// LibreYOLO: loads vision models of many projects with one class, which detects the type from the weights.
import { absent, defineLibrary, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "libreyolo",
  prettyLabel: "LibreYOLO",
  repoName: "libreyolo",
  repoUrl: "https://github.com/LibreYOLO/libreyolo",
  docsUrl: "https://www.libreyolo.com/docs",
  install: { pip: ["libreyolo[hf]"] },
  snippets: (model) => {
    const alias = GROUNDED.get(nameOf(model));
    if (alias !== undefined)
      return { purpose: "Find a point in a picture", code: ground(alias), install: GROUND };
    const other = OTHERS.find((tag) => model.tags.includes(tag));
    if (other === undefined) return { purpose: "Run it on an image", code: run(model) };
    const reason = `LibreYOLO needs different code for ${other}.`;
    return absent({
      code: "other-task",
      reason,
      fix: "See the model card, and https://www.libreyolo.com/docs.",
    });
  },
});

const GROUND: Install = { pip: ["libreyolo[ground]"] };

// The library loads these by its own names.
const GROUNDED: ReadonlyMap<string, string> = new Map([
  ["LibreGroundFlorence2base", "florence-2-base"],
  ["LibreGroundQwen3VL2b", "qwen3-vl-2b"],
  ["LibreShowUI2b", "showui-2b"],
]);

const ground = (alias: string): Code => python`
  from libreyolo import LibreGround

  model = LibreGround(${alias})
  result = model("screen.png", prompt="Submit")

  print(result.points.xy)
`;

const OTHERS: readonly string[] = ["grounding", "inpainting", "mesh", "trimap", "vlm"];

const run = (model: Model): Code => python`
  from libreyolo import SAMPLE_IMAGE, LibreYOLO

  model = LibreYOLO(${`hf://${model.id}`})
  result = model(SAMPLE_IMAGE, save=True)

  print(result)
`;
