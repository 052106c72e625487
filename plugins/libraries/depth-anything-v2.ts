// Depth Anything V2: depth of a single image; the metric models have different code, in another folder.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { CENTER } from "../kit/libraries/depth.ts";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";

export default defineLibrary({
  id: "depth-anything-v2",
  prettyLabel: "DepthAnythingV2",
  repoName: "Depth Anything V2",
  repoUrl: "https://github.com/DepthAnything/Depth-Anything-V2",
  countDownloads: downloads.extension("pth"),
  snippets: (model) =>
    setUpFirst(
      { purpose: "Get the code", code: clone(model) },
      { pip: ["huggingface_hub"] },
      { purpose: "Estimate the depth of an image", code: estimate(model) },
    ),
});

interface Size {
  readonly named: RegExp;
  readonly encoder: string;
  readonly features: number;
  readonly out_channels: readonly number[];
}

const SIZES: readonly Size[] = [
  { named: /small|vits/i, encoder: "vits", features: 64, out_channels: [48, 96, 192, 384] },
  { named: /base|vitb/i, encoder: "vitb", features: 128, out_channels: [96, 192, 384, 768] },
  { named: /large|vitl/i, encoder: "vitl", features: 256, out_channels: [256, 512, 1024, 1024] },
  { named: /giant|vitg/i, encoder: "vitg", features: 384, out_channels: [1536, 1536, 1536, 1536] },
];

// Rooms are at most 20 meters deep, roads 80.
function metricOf({
  id,
}: Model): { readonly data: string; readonly max_depth: number } | undefined {
  if (/metric-(hypersim|indoor)/i.test(id)) return { data: "hypersim", max_depth: 20 };
  return /metric-(vkitti|outdoor)/i.test(id) ? { data: "vkitti", max_depth: 80 } : undefined;
}

function clone(model: Model): Code<"sh"> {
  const folder = metricOf(model) ? "Depth-Anything-V2/metric_depth" : "Depth-Anything-V2";
  return sh`
    git clone https://github.com/DepthAnything/Depth-Anything-V2
    cd ${folder}
    pip install -r requirements.txt
  `;
}

function estimate(model: Model): Code {
  const weights = filesOf(model)?.find((path) => path.endsWith(".pth"));
  const size =
    SIZES.find(({ named }) => named.test(nameOf(model))) ??
    SIZES.find(({ named }) => named.test(weights ?? ""));
  const { encoder, features, out_channels } = size ?? SIZES[2]!;
  const metric = metricOf(model);
  const file =
    weights ?? `depth_anything_v2_${metric ? `metric_${metric.data}_` : ""}${encoder}.pth`;
  const shape = { encoder, features, out_channels };
  const args = metric ? { ...shape, max_depth: metric.max_depth } : shape;
  return python`
    import cv2
    import torch
    from depth_anything_v2.dpt import DepthAnythingV2
    from huggingface_hub import hf_hub_download

    mps = torch.backends.mps.is_available()
    device = "cuda" if torch.cuda.is_available() else "mps" if mps else "cpu"
    ${size === undefined ? unknown : python``}
    model = DepthAnythingV2(${python.args([], args)})
    path = hf_hub_download(${model.id}, ${file})
    model.load_state_dict(torch.load(path, map_location="cpu", weights_only=True))
    model = model.to(device).eval()

    ${fetched(PICTURE)}
    depth = model.infer_image(cv2.imread(${PICTURE.path}))

    cv2.imwrite("depth.png", (depth / depth.max() * 255).astype("uint8"))
    ${metric ? CENTER : python``}
  `;
}

const unknown = python`
  # The record does not say its size: this is the large one.
`;
