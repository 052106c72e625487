// OmniGen2: a pipeline of its authors, in a clone of their code.
import type { LoadCode, Model } from "hubsmith";
import { sh } from "hubsmith/code";
import { SCENE } from "../../kit/samples/inputs.ts";
import { promptOf } from "../../kit/libraries/diffusers/pipeline.ts";

export function omniGen2(model: Model): LoadCode {
  const code = sh`
    git clone https://github.com/VectorSpaceLab/OmniGen2
    cd OmniGen2
    pip install -r requirements.txt

    ${sh.command([
      sh`python inference.py`,
      sh`--model_path ${model.id}`,
      sh`--instruction ${promptOf(model) ?? SCENE}`,
      sh`--text_guidance_scale 4.0`,
      sh`--output_image_path outputs/image.png`,
    ])}
  `;
  return { purpose: "Generate an image", code, install: {} };
}
