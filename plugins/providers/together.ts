// Together AI: OpenAI's API for chats, completions, embeddings, speech and images; videos are jobs.
import {
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
import imageToImage from "../tasks/image-to-image.ts";
import imageToVideo from "../tasks/image-to-video.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { chat } from "../kit/providers/chat.ts";
import { embeddings, speech, textGeneration, transcriptions } from "../kit/providers/openai.ts";

const STEPS = { num_inference_steps: "steps" } as const;
// Videos have an integer.
const GUIDANCE = {
  guidance_scale: { name: "guidance_scale", convert: (value: Value) => Math.round(Number(value)) },
} as const;
const SIZE = { target_size: { width: "width", height: "height" } } as const;

export default defineProvider({
  id: "together",
  label: "Together AI",
  hubOrg: "togethercomputer",
  baseUrl: "https://api.together.ai",
  keysUrl: "https://api.together.ai/settings/api-keys",
  tasks: [
    // Its `logprobs` is a number of tokens.
    chat(undefined, {
      parameters: {
        logprobs: false,
        top_logprobs: false,
        stream_options: false,
        parallel_tool_calls: false,
      },
    }),
    textGeneration(),
    embeddings(),
    serves(textToImage, {
      parameters: { ...STEPS, scheduler: false },
      request: (context) => imageRequest(context, { prompt: context.inputs }),
      answer: answer.base64("data.0.b64_json", "image/jpeg"),
    }),
    serves(imageToImage, {
      parameters: { ...STEPS, ...SIZE },
      request: (context) => imageRequest(context, { prompt: "", ...imageOf(context) }),
      answer: answer.base64("data.0.b64_json", "image/jpeg"),
    }),
    serves(textToVideo, {
      parameters: { ...STEPS, ...GUIDANCE, num_frames: false },
      request: (context) => videoRequest(context, { prompt: context.inputs }),
      answer: answer.download("outputs.video_url", "video/mp4"),
      job: pollJob,
    }),
    serves(imageToVideo, {
      parameters: { ...STEPS, ...GUIDANCE, ...SIZE, num_frames: false },
      request: (context) =>
        videoRequest(context, {
          media: { frame_images: [{ input_image: dataUrl(context.inputs), frame: "first" }] },
        }),
      answer: answer.download("outputs.video_url", "video/mp4"),
      job: pollJob,
    }),
    speech("v1/audio/speech", { requires: ["voice"], parameters: { speed: false } }),
    transcriptions(),
  ],
});

const imageRequest = (
  { providerId: model, parameters }: RequestContext<unknown>,
  json: ValueObject,
): RequestSpec => ({
  path: "v1/images/generations",
  json: { model, ...json, ...parameters, response_format: "base64" },
});

// FLUX.1 Kontext reads one, every other model the other.
function imageOf({ providerId, inputs }: RequestContext<FileRef>): ValueObject {
  const isKontext = /flux\.1/i.test(providerId) && /kontext/i.test(providerId);
  return isKontext ? { image_url: dataUrl(inputs) } : { reference_images: [dataUrl(inputs)] };
}

const videoRequest = (
  { providerId: model, parameters }: RequestContext<unknown>,
  json: ValueObject,
): RequestSpec => ({ path: "v2/videos", json: { model, ...json, ...parameters } });

function pollJob({ base }: SentRequest): Job {
  return {
    state: "status",
    waiting: ["queued", "in_progress"],
    pollFirst: true,
    status: [`${base}/v2/videos/`, valueAt("id")],
    interval: 2,
  };
}
