// ANEForge: runs models on the Neural Engine of Apple silicon without Core ML.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, exampleLabels } from "../kit/tasks/record.ts";
import { BEGINNING, IMAGE, SENTENCES } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";

const NEEDS = "Needs Apple silicon with macOS 14 and Xcode's command-line tools.";

export default defineLibrary({
  id: "aneforge",
  prettyLabel: "ANEForge",
  repoUrl: "https://github.com/sbryngelson/ANEForge",
  docsUrl: "https://aneforge.readthedocs.io",
  install: { pip: ["aneforge[models]"], note: NEEDS },
  snippets: (model) => {
    const is = (task: string): boolean => model.pipeline_tag === task;
    if (is("text-generation")) return { purpose: "Generate text", code: write(model) };
    if (is("zero-shot-image-classification") || model.tags.includes("clip"))
      return { purpose: "Classify an image with your own labels", code: choose(model) };
    if (model.tags.includes("resnet")) return { purpose: "Classify an image", code: resnet(model) };
    if (is("image-classification")) return { purpose: "Classify an image", code: classify(model) };
    if (is("automatic-speech-recognition"))
      return {
        purpose: "Transcribe audio",
        code: transcribe(model),
        install: { pip: ["aneforge[models]", "librosa"], note: NEEDS },
      };
    return { purpose: "Compare sentences", code: compare(model) };
  },
});

const write = (model: Model): Code => python`
  import aneforge as af
  from transformers import AutoTokenizer

  model = af.load_llm(${model.id})
  tokenizer = AutoTokenizer.from_pretrained(${model.id})
  tokens = tokenizer(${example(model, "text") ?? BEGINNING})["input_ids"]
  output = model.generate(tokens, max_new_tokens=20)

  print(tokenizer.decode(output))
`;

function choose(model: Model): Code {
  const labels = exampleLabels(model) ?? ["a photo of a parrot", "a photo of a dog"];
  return python`
    ${openImage}
    clip = af.load_clip(${model.id})

    print(clip.classify(image, ${labels}))
  `;
}

const classify = (model: Model): Code => python`
  ${openImage}
  vit = af.load_vit(${model.id})

  print(vit.classify(image))
`;

// It loads torchvision's weights by depth, and no repository.
function resnet(model: Model): Code {
  const depth = /resnet-?(18|34|50|101)(?!\d)/i.exec(model.id)?.[1] ?? "18";
  return python`
    ${openImage}
    ${python.requires("torchvision.models", "get_weight")}
    # The weights are torchvision's: only the depth is chosen.
    net = af.load_resnet(${Number(depth)})
    weights = get_weight(${`ResNet${depth}_Weights.IMAGENET1K_V1`})
    logits = net(weights.transforms()(image).numpy())

    print(weights.meta["categories"][logits.argmax()])
  `;
}

const transcribe = (model: Model): Code => python`
  import aneforge as af
  import librosa

  ${fetched(RECORDING)}
  whisper = af.load_whisper(${model.id})
  audio, _ = librosa.load(${RECORDING.path}, sr=16000)

  print(whisper.transcribe(audio))
`;

const compare = (model: Model): Code => python`
  from aneforge.sentence_transformers import SentenceTransformer

  model = SentenceTransformer(${model.id})
  embeddings = model.encode(${SENTENCES}, normalize_embeddings=True)

  print(embeddings @ embeddings.T)
`;

const openImage = python`
  from urllib.request import urlopen

  import aneforge as af
  from PIL import Image

  image = Image.open(urlopen(${IMAGE})).convert("RGB")
`;
