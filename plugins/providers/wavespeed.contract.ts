// The requests that WaveSpeedAI accepts, and its responses: a job for each model, and one URL to poll all of them.
import type { ValueObject } from "hubsmith/code";
import {
  bases,
  type Contract,
  errorsOf,
  fact,
  forLora,
  oneOf,
  open,
  optional,
  type Reply,
  reply,
  takes,
} from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import type { TaskKey } from "hubsmith/contract";
import imageTextToImage from "../tasks/image-text-to-image.ts";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import imageToImage from "../tasks/image-to-image.ts";
import imageToVideo from "../tasks/image-to-video.ts";
import { JPEG, MP4 } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { builtIn, fileAt } from "../kit/providers/built-in.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";

const API = "https://api.wavespeed.ai";
const JOB = "/api/v3/predictions/w5d1/result";
const MEDIA = "https://cdn.wavespeed.ai/sample";
const REFUSED = "The content may be sensitive (sample).";
const at = bases(API, "https://router.huggingface.co/wavespeed");

const drawn = {
  ...given("negative_prompt", "num_inference_steps", "guidance_scale"),
  loras: forLora([{ path: fact.modelId, scale: 1 }]),
};
const image = {
  prompt: fact.parameter("prompt"),
  image: oneOf(fact.file("base64"), fact.file("dataUrl")),
  images: optional([fact.file("base64")]),
};

// huggingface_hub, which has its own requests, does not support images with texts.
const imageWithText = {
  prompt: fact.parameter("prompt"),
  image: fact.file("base64"),
  images: [fact.file("base64")],
  seed: fact.parameter("seed"),
};
const size = fact.parameter("target_size", {
  convert: (value) => {
    const { width, height } = value as ValueObject;
    return `${width as number}*${height as number}`;
  },
});

export default builtIn("wavespeed", {
  errors: errorsOf((message, status) => ({ code: status, message, data: null })),
  tasks: [
    makes(textToImage, "image.jpg", {
      prompt: fact.input(),
      size: fact.parameters(
        ["width", "height"],
        (width, height) => `${width as number}*${height as number}`,
      ),
      ...drawn,
      seed: fact.parameter("seed"),
    }),
    makes(imageToImage, "image.jpg", { ...image, ...drawn, size }),
    makes(imageTextToImage, "image.jpg", { ...imageWithText, ...drawn, size }),
    makes(textToVideo, "video.mp4", {
      prompt: fact.input(),
      ...drawn,
      seed: fact.parameter("seed"),
    }),
    makes(imageToVideo, "video.mp4", { ...image, ...drawn, seed: fact.parameter("seed") }),
    makes(imageTextToVideo, "video.mp4", { ...imageWithText, ...drawn }),
  ],
});

function makes(task: TaskKey, name: string, members: Members): Contract["tasks"][number] {
  return takes(
    task,
    {
      post: at(["/api/v3/", fact.providerId]),
      json: open(members),
      replies: [job("created")],
    },
    {
      get: at(JOB),
      replies: [job("processing"), job("completed", [`${MEDIA}/${name}`])],
      failed: [job("processing"), job("failed")],
    },
    fileAt(`${MEDIA}/image.jpg`, JPEG, "image/jpeg"),
    fileAt(`${MEDIA}/video.mp4`, MP4, "video/mp4"),
  );
}

function job(status: string, outputs: readonly string[] = []): Reply {
  const error = status === "failed" ? REFUSED : "";
  const urls = { get: API + JOB };
  return reply.json({
    code: 200,
    message: "success",
    data: { id: "w5d1", status, outputs, error, urls },
  });
}
