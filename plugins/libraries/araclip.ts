// AraClip: CLIP for Arabic; compares texts and images by their embeddings.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { exampleLabels } from "../kit/tasks/record.ts";
import { ARABIC_LABELS } from "../kit/samples/pictures.ts";
import { IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "araclip",
  prettyLabel: "AraClip",
  repoUrl: "https://huggingface.co/Arabic-Clip/araclip",
  install: { pip: ["araclip @ git+https://github.com/Arabic-Clip/Araclip.git"] },
  snippets: (model) => ({ purpose: "Classify an image with your own labels", code: choose(model) }),
});

const choose = (model: Model): Code => python`
  from urllib.request import urlopen

  import numpy as np
  from araclip import AraClip
  from PIL import Image

  model = AraClip.from_pretrained(${model.id})
  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  labels = ${exampleLabels(model) ?? ARABIC_LABELS}
  texts = np.stack([model.embed(text=label) for label in labels])
  similarities = texts @ model.embed(image=image)

  print(labels[similarities.argmax()])
`;
