// Phantom: videos with the subjects of reference images, with weights on top of Wan 2.1.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "phantom-wan",
  prettyLabel: "Phantom",
  repoUrl: "https://github.com/Phantom-video/Phantom",
  countDownloads: downloads.extension("pth"),
  install: { note: "Run this in the folder of the code" },
  snippets: (model) => [{ purpose: "Get the code", code: clone, install: {} }, ...generate(model)],
});

const clone = sh`
  git clone https://github.com/Phantom-video/Phantom
  cd Phantom
  pip install -r requirements.txt huggingface_hub
`;

interface Size {
  readonly purpose: string;
  named(path: string): boolean;
  readonly settings: Code<"sh">;
}

const SMALL: Size = {
  purpose: "Generate a video, small model",
  named: (path) => /1[._]3B\b/i.test(path) && /\.pth$/i.test(path),
  settings: sh`--task s2v-1.3B --size "832*480"`,
};
const LARGE: Size = {
  purpose: "Generate a video, large model",
  named: (path) => /14B/i.test(path),
  settings: sh`--task s2v-14B --size "832*480" --frame_num 121 --sample_fps 24`,
};

function generate(model: Model): readonly LoadCode[] {
  const paths = filesOf(model) ?? [];
  const sizes = [SMALL, LARGE].filter(({ named }) => paths.some((path) => named(path)));
  return (sizes.length === 0 ? [SMALL] : sizes).map((size) => {
    const file = paths.find((path) => size.named(path)) ?? "Phantom-Wan-1.3B.pth";
    return { purpose: size.purpose, code: run(model, size, file) };
  });
}

// The text encoder and the decoder are those of Wan 2.1. The large model is in several files, which the script finds
// in their folder.
function run(model: Model, size: Size, file: string): Code {
  const folder = "Phantom-Wan-Models";
  const isSmall = size === SMALL;
  return sh`
    # This needs a GPU with CUDA; a .pth file is a pickle, which can run code.
    hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B
    ${isSmall ? sh`hf download ${model.id} ${file} --local-dir ${folder}` : sh`hf download ${model.id} --local-dir ${folder}`}
    ${sh.command([
      sh`python generate.py ${size.settings}`,
      sh`--ckpt_dir Wan2.1-T2V-1.3B`,
      sh`--phantom_ckpt ${isSmall ? `${folder}/${file}` : folder}`,
      sh`--ref_image examples/ref1.png,examples/ref2.png`,
      sh`--prompt ${example(model, "text") ?? SUBJECTS}`,
      sh`--save_file video.mp4`,
    ])}
  `;
}

// The content of the repository's images.
const SUBJECTS =
  "A girl with a toy camera, yellow and red with blue buttons, laughs with her dog on a meadow";
