// The requests that Novita accepts, and its responses: all jobs are polled at one URL, with the id in the query.
import {
  bases,
  errorsOf,
  type Exchange,
  fact,
  open,
  type Reply,
  reply,
  takes,
  url,
} from "hubsmith/contract";
import type { ValueObject } from "hubsmith/code";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import { JPEG, MP4 } from "../kit/samples/response-media.ts";
import textGeneration from "../tasks/text-generation.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { builtIn, chatsAt, fileAt, messagesAt } from "../kit/providers/built-in.contract.ts";
import { completionExchange, given } from "../kit/providers/openai.contract.ts";

const API = "https://api.novita.ai";
const MEDIA = "https://faas-output-image.s3.ap-southeast-1.amazonaws.com/sample";
const REFUSED = "The content was refused by a checker (sample).";
const JOB = "f10333f2-2dd7";
const at = bases(API, "https://router.huggingface.co/novita");

const ticket = reply.json({ task_id: JOB });

const video = fileAt(`${MEDIA}/video.mp4`, MP4, "video/mp4");

export default builtIn("novita", {
  errors: errorsOf((message, status) => ({
    code: status,
    reason: `SAMPLE_${status}`,
    message,
    metadata: {},
  })),
  tasks: [
    chatsAt(`${API}/v3/openai/chat/completions`),
    messagesAt(`${API}/anthropic/v1/messages`),
    takes(textGeneration, completionExchange(at("/v3/openai/completions"))),
    takes(
      textToImage,
      {
        post: [url(API, "/v3/async/txt2img")],
        json: {
          extra: { response_image_type: "jpeg" },
          request: open({
            model_name: fact.providerId,
            prompt: fact.input(),
            image_num: 1,
            sampler_name: "Euler a",
            width: fact.parameter("width", { otherwise: 1024 }),
            height: fact.parameter("height", { otherwise: 1024 }),
            steps: fact.parameter("num_inference_steps", { otherwise: 20 }),
            guidance_scale: fact.parameter("guidance_scale", { otherwise: 7.5 }),
            ...given("negative_prompt", "seed"),
          }),
        },
        replies: [ticket],
      },
      followed({ images: [{ image_url: `${MEDIA}/image.jpg`, image_type: "jpeg" }] }),
      fileAt(`${MEDIA}/image.jpg`, JPEG, "image/jpeg"),
    ),
    takes(
      textToVideo,
      {
        post: at(["/v3/async/", fact.providerId]),
        json: open({
          prompt: fact.input(),
          steps: fact.parameter("num_inference_steps"),
          ...given("negative_prompt", "guidance_scale", "seed"),
        }),
        replies: [ticket],
      },
      followed({ videos: [{ video_url: `${MEDIA}/video.mp4`, video_type: "mp4" }] }),
      // The format of huggingface_hub, which waits for the video.
      {
        post: at(["/v3/hf/", fact.providerId]),
        json: open({
          prompt: fact.input(),
          ...given("negative_prompt", "guidance_scale", "seed", "num_inference_steps"),
        }),
        replies: [reply.json({ video: { video_url: `${MEDIA}/video.mp4` } })],
      },
      video,
    ),
    takes(
      imageTextToVideo,
      {
        post: at("/v3/minimax/v2/video_generation"),
        json: open({
          model: "MiniMax-H3",
          content: [
            { type: "text", text: fact.parameter("prompt") },
            { type: "image_url", image_url: { url: fact.file("dataUrl") }, role: "first_frame" },
          ],
          // An image has its own aspect ratio.
          ratio: "adaptive",
          resolution: fact.parameter("target_size", { convert: () => "768P", otherwise: "768P" }),
          duration: fact.parameter("num_frames", { convert: () => 4, otherwise: 4 }),
        }),
        replies: [ticket],
      },
      {
        get: at(`/v3/minimax/v2/query/video_generation/${JOB}`),
        replies: [filmed("queued"), filmed("running"), filmed("succeeded")],
        failed: [filmed("running"), filmed("failed")],
      },
      video,
    ),
  ],
});

function followed(outcome: ValueObject): Exchange {
  return {
    get: at("/v3/async/task-result", { task_id: JOB }),
    replies: [task("QUEUED"), task("PROCESSING"), task("SUCCEED", outcome)],
    failed: [task("PROCESSING"), task("FAILED")],
  };
}

function task(status: string, outcome: ValueObject = {}): Reply {
  const reason = status === "FAILED" ? REFUSED : "";
  return reply.json({
    extra: { seed: "7", enable_nsfw_detection: false },
    task: { task_id: JOB, status: `TASK_STATUS_${status}`, reason, progress_percent: 0 },
    images: [],
    videos: [],
    audios: [],
    ...outcome,
  });
}

function filmed(status: string): Reply {
  const outcome: ValueObject =
    status === "succeeded"
      ? { content: { url: `${MEDIA}/video.mp4` } }
      : status === "failed"
        ? { error: { code: "sample", message: REFUSED } }
        : {};
  return reply.json({ task: { id: JOB, model: "MiniMax-H3", status, ...outcome } });
}
