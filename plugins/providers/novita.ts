// Novita: OpenAI's API for chats; images and videos are jobs, polled by the id in the ticket.
import {
  absent,
  type Absence,
  answer,
  type RequestContext,
  defineProvider,
  type Job,
  serves,
  type SentRequest,
  valueAt,
  type RequestSpec,
} from "hubsmith";
import { dataUrl, type FileRef, type Value, type ValueObject } from "hubsmith/code";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { chat } from "../kit/providers/chat.ts";
import { textGeneration } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import messages from "../tasks/messages.ts";

const CHATS = "v3/openai/chat/completions";

export default defineProvider({
  id: "novita",
  label: "Novita",
  hubOrg: "novita",
  baseUrl: "https://api.novita.ai",
  keysUrl: "https://novita.ai/settings/key-management",
  tasks: [
    chat(CHATS),
    // https://novita.ai/docs/guides/llm-anthropic-compatibility, read on 2026-11-26.
    inWire(messages, "anthropic/v1/messages"),
    textGeneration("v3/openai/completions"),
    serves(textToImage, {
      parameters: { num_inference_steps: "steps", scheduler: false },
      request: ({ providerId, target, inputs, parameters }) =>
        target === "direct"
          ? {
              path: "v3/async/txt2img",
              json: {
                extra: { response_image_type: "jpeg" },
                // Novita has no defaults for these.
                request: {
                  model_name: providerId,
                  prompt: inputs,
                  width: 1024,
                  height: 1024,
                  image_num: 1,
                  steps: 20,
                  guidance_scale: 7.5,
                  sampler_name: "Euler a",
                  ...parameters,
                },
              },
            }
          : absent({
              code: "not-routed",
              reason: "The router does not forward images to Novita.",
              fix: "Use a direct request.",
            }),
      answer: answer.download("images.0.image_url", "image/jpeg"),
      job: pollJob,
    }),
    serves(textToVideo, {
      parameters: { num_inference_steps: "steps", num_frames: false },
      request: ({ providerId, inputs, parameters }) => ({
        path: `v3/async/${providerId}`,
        json: { prompt: inputs, ...parameters },
      }),
      answer: answer.download("videos.0.video_url", "video/mp4"),
      job: pollJob,
    }),
    serves(imageTextToVideo, {
      models: ["MiniMax-H3"],
      parameters: {
        negative_prompt: false,
        num_frames: { name: "duration", convert: secondsOf },
        num_inference_steps: false,
        guidance_scale: false,
        seed: false,
        target_size: { name: "resolution", convert: resolutionOf },
      },
      request: videoRequest,
      answer: answer.download("task.content.url", "video/mp4"),
      job: ({ base }) => ({
        state: "task.status",
        waiting: ["queued", "running"],
        pollFirst: true,
        status: [`${base}/v3/minimax/v2/query/video_generation/`, valueAt("task_id")],
        interval: 5,
      }),
    }),
  ],
});

function videoRequest({
  providerId: model,
  inputs,
  parameters,
}: RequestContext<FileRef>): RequestSpec | Absence {
  const { prompt, ...others } = parameters;
  if (typeof prompt !== "string" || prompt.trim() === "")
    return absent({
      code: "needs-prompt",
      reason: "Novita needs a prompt for a video.",
      fix: "Add a prompt.",
    });
  return {
    path: "v3/minimax/v2/video_generation",
    json: {
      model,
      content: [
        { type: "text", text: prompt },
        { type: "image_url", image_url: { url: dataUrl(inputs) }, role: "first_frame" },
      ],
      resolution: "768P",
      duration: 4,
      ...others,
      // The image's aspect ratio.
      ratio: "adaptive",
    },
  };
}

// Videos have 24 frames a second, and 4 to 15 seconds.
function secondsOf(frames: Value): Value {
  return Math.min(15, Math.max(4, Math.round((frames as number) / 24)));
}

// Videos are 768 or 1440 pixels high, or wide if they are upright.
function resolutionOf(size: Value): Value {
  const { width, height } = size as ValueObject;
  const short = Math.min(width as number, height as number);
  return Math.abs(short - 768) <= Math.abs(short - 1440) ? "768P" : "2K";
}

function pollJob({ base }: SentRequest): Job {
  return {
    state: "task.status",
    waiting: ["TASK_STATUS_QUEUED", "TASK_STATUS_PROCESSING"],
    pollFirst: true,
    status: [`${base}/v3/async/task-result?task_id=`, valueAt("task_id")],
    interval: 2,
  };
}
