// mlx-image: image models of torchvision and timm on Apple silicon. A model is created by name, and its repository
// has the same name.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "mlx-image",
  prettyLabel: "mlx-image",
  repoUrl: "https://github.com/riccardomusmeci/mlx-image",
  docsUrl: "https://huggingface.co/docs/hub/mlx-image",
  countDownloads: downloads.path("model.safetensors"),
  install: { pip: ["mlx-image"] },
  snippets: (model) =>
    embeds(model)
      ? { purpose: "Embed an image on Apple silicon", code: embed(model) }
      : { purpose: "Classify an image on Apple silicon", code: classify(model) },
});

const architectureOf = (model: Model): string => nameOf(model).replace(/-mlxim$/, "");

// Models trained without labels have no classes.
const embeds = (model: Model): boolean =>
  model.pipeline_tag === "image-feature-extraction" || /\.dino(v2)?$/.test(architectureOf(model));

const classify = (model: Model): Code => python`
  ${load(model, {})}

  print(mx.argsort(-model(batch), axis=-1)[0, :5])
`;

const embed = (model: Model): Code => python`
  ${load(model, { num_classes: 0 })}

  print(model(batch).shape)
`;

function load(model: Model, more: Readonly<Record<string, number>>): Code<"python"> {
  const args = python.args([architectureOf(model)], {
    weights: `hf://${model.id}/model.safetensors`,
    ...more,
  });
  // Transformers support one image size only, which is in their names.
  const size = /_(\d{3})(?=\.|$)/.exec(architectureOf(model))?.[1] ?? "224";
  return python`
    import mlx.core as mx
    from mlxim.io import read_rgb
    from mlxim.model import create_model
    from mlxim.transform import ImageNetTransform

    model = create_model(${args})
    model.eval()
    transform = ImageNetTransform(train=False, img_size=${Number(size)})

    ${fetched(PICTURE)}
    batch = mx.array(transform(read_rgb(${PICTURE.path})))[None]
  `;
}
