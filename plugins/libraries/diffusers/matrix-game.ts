// Matrix-Game 3: a world that answers to keys and the mouse; the code of its authors runs it.
import type { LoadCode, Model } from "hubsmith";
import { sh } from "hubsmith/code";
import { savedClass } from "../../kit/libraries/diffusers/pipeline.ts";

export const isMatrixGame = (model: Model): boolean =>
  savedClass(model) === "MatrixGame3I2VPipeline";

/** Generates a video. */
export function play(model: Model): LoadCode {
  const folder = "Matrix-Game-3.0";
  const generate = sh.command([
    sh`torchrun --nproc_per_node=1 generate.py --ckpt_dir ${folder} --size ${"704*1280"}`,
    sh`--image demo_images/001/image.png`,
    sh`--prompt ${"A colorful, animated cityscape with a gas station and various buildings."}`,
    sh`--num_iterations 12 --num_inference_steps 3 --fa_version 3 --use_int8`,
    sh`--vae_type mg_lightvae --lightvae_pruning_rate 0.5 --compile_vae`,
  ]);
  const code = sh`
    git clone https://github.com/SkyworkAI/Matrix-Game
    cd Matrix-Game/Matrix-Game-3
    pip install -r requirements.txt
    hf download ${model.id} --local-dir ${folder}

    # The actions are random; with --interactive, it asks for them.
    ${generate}
  `;
  const note =
    "FlashAttention 3 must be installed, too: https://github.com/Dao-AILab/flash-attention";
  return { purpose: "Generate a video", code, install: { note, pip: ["huggingface_hub"] } };
}
