// VideoPrism: video features, in JAX; the lvt models compare videos with texts. It finds Google's models by id, and
// others by file.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { VIDEO } from "../kit/samples/inputs.ts";
import { UNNAMED } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "videoprism",
  prettyLabel: "VideoPrism",
  repoUrl: "https://github.com/google-deepmind/videoprism",
  countDownloads: downloads.extension("npz"),
  install: {
    pip: [
      "videoprism @ git+https://github.com/google-deepmind/videoprism",
      "opencv-python",
      "huggingface_hub",
    ],
  },
  snippets: (model) =>
    hasText(model)
      ? { purpose: "Compare a video with texts", code: compare(model) }
      : { purpose: "Embed a video", code: embed(model) },
});

const hasText = (model: Model): boolean => /lvt/i.test(model.id);

const CAPTIONS: readonly string[] = ["a hiker on a trail", "a cook in a kitchen", "a ship at sea"];

const embed = (model: Model): Code => python`
  import jax
  ${load(model)}

  ${video(model)}

  forward = jax.jit(lambda inputs: model.apply(state, inputs, train=False))
  features, _ = forward(video)

  print(features.shape)
`;

const compare = (model: Model): Code => python`
  import jax
  ${load(model)}
  tokenizer = vp.load_text_tokenizer("c4_en")

  ${video(model)}
  texts = ${CAPTIONS}
  ids, paddings = vp.tokenize_texts(tokenizer, texts)

  forward = jax.jit(lambda *inputs: model.apply(state, *inputs, train=False))
  seen, read, _ = forward(video, ids, paddings)

  print(dict(zip(texts, (seen @ read.T)[0].tolist())))
`;

function load(model: Model): Code<"python"> {
  if (model.id.startsWith("google/")) {
    return python`
      ${python.requires("videoprism", "models as vp")}
      model = vp.get_model(${model.id})
      state = vp.load_pretrained_weights(${model.id})
    `;
  }
  const size = /large/i.test(model.id) ? "large" : "base";
  const name = `videoprism_${hasText(model) ? "lvt_" : ""}public_v1_${size}`;
  const file = filesOf(model)?.find((path) => path.endsWith(".npz"));
  return python`
    ${python.requires("huggingface_hub", "hf_hub_download")}
    ${python.requires("videoprism", "models as vp")}
    ${file === undefined ? UNNAMED : python``}
    path = hf_hub_download(${model.id}, ${file ?? "model.npz"})
    model = vp.get_model(${name})
    state = vp.load_pretrained_weights(${name}, checkpoint_path=path)
  `;
}

// Base models were trained on sixteen frames, large ones on eight.
function video(model: Model): Code<"python"> {
  const count = /large|f8r/i.test(model.id) ? 8 : 16;
  return python`
    ${python.requires("cv2")}
    ${python.requires("numpy as np")}
    capture = cv2.VideoCapture(${VIDEO})
    frames = []
    while (read := capture.read())[0]:
        frames.append(cv2.cvtColor(cv2.resize(read[1], (288, 288)), cv2.COLOR_BGR2RGB))
    chosen = np.linspace(0, len(frames) - 1, ${count}).astype(int)
    video = np.stack(frames)[None, chosen].astype(np.float32) / 255
  `;
}
