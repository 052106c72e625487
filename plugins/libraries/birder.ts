// Birder: classifies images of nature, mostly birds. It has names for its project's own weights.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "birder",
  prettyLabel: "Birder",
  repoUrl: "https://gitlab.com/birder/birder",
  countDownloads: downloads.extension("pt"),
  install: { pip: ["birder"] },
  snippets: (model) => {
    const [owner, name] = model.id.split("/");
    if (owner !== "birder-project" || name === undefined) {
      const reason = "Birder loads only the weights of birder-project, by their names.";
      return absent({
        code: "other-weights",
        reason,
        fix: "See the model card for how to load the weights.",
      });
    }
    return model.pipeline_tag?.endsWith("feature-extraction") || isEncoder(model)
      ? { purpose: "Embed an image", code: embed(name) }
      : { purpose: "Classify an image", code: classify(name) };
  },
});

// Encoders of pairs of texts and images have no classes, whatever their task says.
const isEncoder = ({ id, tags }: Model): boolean =>
  [id, ...tags].some((name) => /[-_/:](?:siglip|clip|mim)(?![a-z])/i.test(name));

const classify = (name: string): Code => python`
  ${load(name)}
  probabilities, _ = infer_image(net, ${PICTURE.path}, transform)
  names = {index: name for name, index in info.class_to_idx.items()}

  print(names[probabilities[0].argmax()])
`;

const embed = (name: string): Code => python`
  ${load(name)}
  _, embedding = infer_image(net, ${PICTURE.path}, transform, return_embedding=True)

  print(embedding)
`;

const load = (name: string): Code<"python"> => python`
  import birder
  from birder.inference.classification import infer_image

  ${fetched(PICTURE)}
  net, info, transform = birder.load_pretrained_model_and_transform(${name})
`;
