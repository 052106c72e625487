// Wan Animate: a person in an image moves like an actor; the weights are in a second repository.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { nameOf } from "../../kit/tasks/record.ts";
import { DOCS, INSTALL, picture, promptOf } from "../../kit/libraries/diffusers/pipeline.ts";

export const isWanAnimate = (model: Model): boolean =>
  /^Wan2\.2-Animate-14B(?:-Diffusers)?$/i.test(nameOf(model));

/** Needs videos of the pose and the face of an actor, which the code of Wan makes. */
export function animate(model: Model): LoadCode {
  const repository = "Wan-AI/Wan2.2-Animate-14B-Diffusers";
  const call = python.args([], {
    image: picture(`${DOCS}/guitar-man.png`),
    pose_video: python`load_video("src_pose.mp4")`,
    face_video: python`load_video("src_face.mp4")`,
    prompt: promptOf(model) ?? "The man plays his guitar and looks up",
    mode: "animate",
  });
  const code = python`
    import torch
    from diffusers import AutoencoderKLWan, WanAnimatePipeline
    from diffusers.utils import export_to_video, load_image, load_video

    repository = ${repository}
    vae = AutoencoderKLWan.from_pretrained(${python.args([python`repository`], { subfolder: "vae", dtype: python`torch.float32` })})
    pipe = WanAnimatePipeline.from_pretrained(${python.args([python`repository`], { vae: python`vae`, dtype: python`torch.bfloat16`, device_map: "cuda" })})

    # preprocess_data.py of github.com/Wan-Video/Wan2.2 makes these videos of an actor.
    frames = pipe(${call}).frames[0]

    export_to_video(frames, "video.mp4", fps=30)
  `;
  const pip = [...INSTALL, "imageio", "imageio-ffmpeg", "ftfy"];
  return { purpose: "Animate an image", code, install: { pip } };
}
