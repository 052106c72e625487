// What Novita takes and replies: every job is asked after in one place, by its id in the query.
import {
  bases,
  defineContract,
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
import conversational from "../tasks/conversational/index.ts";
import { JPEG, MP4 } from "../tasks/shared/samples.ts";
import textToImage from "../tasks/text-to-image/index.ts";
import textToVideo from "../tasks/text-to-video/index.ts";
import { chatExchange } from "./shared/chat.contract.ts";
import { given } from "./shared/openai.contract.ts";

const API = "https://api.novita.ai";
const MEDIA = "https://faas-output-image.s3.ap-southeast-1.amazonaws.com/sample";
const REFUSED = "The content was refused by a checker (sample).";
const JOB = "f10333f2-2dd7";
const at = bases(API, "https://router.huggingface.co/novita");

const ticket = reply.json({ task_id: JOB });

export default defineContract({
  provider: "novita",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message, status) => ({
    code: status,
    reason: `SAMPLE_${status}`,
    message,
    metadata: {},
  })),
  tasks: [
    takes(conversational, chatExchange([url(API, "/v3/openai/chat/completions")])),
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
      {
        get: [url(`${MEDIA}/image.jpg`)],
        secret: "none",
        replies: [reply.file(JPEG, "image/jpeg")],
      },
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
      // The way of huggingface_hub, which waits for the video.
      {
        post: at(["/v3/hf/", fact.providerId]),
        json: open({
          prompt: fact.input(),
          ...given("negative_prompt", "guidance_scale", "seed", "num_inference_steps"),
        }),
        replies: [reply.json({ video: { video_url: `${MEDIA}/video.mp4` } })],
      },
      { get: [url(`${MEDIA}/video.mp4`)], secret: "none", replies: [reply.file(MP4, "video/mp4")] },
    ),
  ],
});

function followed(outcome: ValueObject): Exchange {
  return {
    get: at("/v3/async/task-result", { task_id: JOB }),
    replies: [task("QUEUED"), task("PROCESSING"), task("SUCCEED", outcome)],
    failed: { replies: [task("PROCESSING"), task("FAILED")], says: REFUSED },
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
