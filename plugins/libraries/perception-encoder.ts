// Perception Encoder: what pictures, and in newer models also sound and videos, show; each name has its settings in the code.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";
import { IMAGE, SCENES, VIDEO } from "../shared/samples.ts";

const PACKAGE = ["perception_models @ git+https://github.com/facebookresearch/perception_models"];
const SOUND = {
  note: "Sound and videos are read with FFmpeg",
  pip: [...PACKAGE, "torchcodec"],
  apt: ["ffmpeg"],
};

export default defineLibrary({
  id: "perception-encoder",
  prettyLabel: "PerceptionEncoder",
  repoName: "PerceptionModels",
  repoUrl: "https://github.com/facebookresearch/perception_models",
  filter: false,
  countDownloads: downloads.extension("pt"),
  install: { pip: PACKAGE },
  snippets: (model) => {
    const name = nameOf(model);
    if (/^pe-a-frame/i.test(name))
      return { purpose: "Find a sound", code: locate(name), install: SOUND };
    if (/^pe-av/i.test(name))
      return { purpose: "Compare videos with texts", code: match(name), install: SOUND };
    const embed = { purpose: "Embed an image", code: features(model) };
    if (!name.includes("Core")) return embed;
    return [{ purpose: "Classify an image by texts", code: classify(model) }, embed];
  },
});

const nameOf = ({ id }: Model): string => id.split("/").at(-1) ?? id;

// The code takes a name without its owner, and looks for the weights at Facebook's.
function load(model: Model): Code<"python"> {
  const name = nameOf(model);
  const weights = filesOf(model)?.find((path) => path.endsWith(".pt")) ?? `${name}.pt`;
  const path = model.id.startsWith("facebook/")
    ? {}
    : { checkpoint_path: `hf://${model.id}:${weights}` };
  return python.args([name], { pretrained: true, ...path });
}

const imports = python`
  from urllib.request import urlopen

  import torch
  from PIL import Image
  from core.vision_encoder import pe, transforms
`;

const picture = python`
  transform = transforms.get_image_transform(model.image_size)
  image = transform(Image.open(urlopen(${IMAGE}))).unsqueeze(0)
`;

function classify(model: Model): Code {
  return python`
    ${imports}

    model = pe.CLIP.from_config(${load(model)}).eval()
    ${picture}

    labels = ${SCENES}
    texts = transforms.get_text_tokenizer(model.context_length)(labels)
    with torch.inference_mode():
        image_features, text_features, scale = model(image, texts)
    scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]

    print(dict(zip(labels, scores.tolist())))
  `;
}

function features(model: Model): Code {
  return python`
    ${imports}

    model = pe.VisionTransformer.from_config(${load(model)}).eval()
    ${picture}
    with torch.inference_mode():
        features = model.forward_features(image)

    print(features.shape)
  `;
}

function match(name: string): Code {
  return python`
    from urllib.request import urlretrieve

    import torch
    from core.audio_visual_encoder import PEAudioVisual, PEAudioVisualTransform

    model = PEAudioVisual.from_config(${name}, pretrained=True).eval()
    transform = PEAudioVisualTransform.from_config(${name})

    video, _ = urlretrieve(${VIDEO}, "video.mp4")
    inputs = transform(videos=[video], text=["A person walks in the mountains"])
    with torch.inference_mode():
        outputs = model(**inputs)

    print((outputs.visual_embeds * outputs.visual_text_embeds).sum(dim=-1))
  `;
}

function locate(name: string): Code {
  return python`
    import torch
    from core.audio_visual_encoder import PEAudioFrame, PEAudioFrameTransform

    model = PEAudioFrame.from_config(${name}, pretrained=True).eval()
    transform = PEAudioFrameTransform.from_config(${name})

    audio = "recording.wav"
    inputs = transform(audio=[audio], text=["a person talking"])
    with torch.inference_mode():
        outputs = model(**inputs)

    # Each pair is where the sound begins and ends, in seconds.
    print(outputs.spans[0])
  `;
}
