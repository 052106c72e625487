// WaveSpeedAI: every image and video is a job; the ticket has the URL to poll, and the last response the result.
import {
  answer,
  type RequestContext,
  defineProvider,
  type Job,
  serves,
  pathAt,
  type SentRequest,
  type RequestSpec,
  isAbsence,
} from "hubsmith";
import { base64, type FileRef, type Value, type ValueObject } from "hubsmith/code";
import imageTextToImage from "../tasks/image-text-to-image.ts";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import imageToImage from "../tasks/image-to-image.ts";
import imageToVideo from "../tasks/image-to-video.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { sizeOf } from "../kit/providers/size.ts";

const file = (type: string) => answer.download("data.outputs.0", type);

export default defineProvider({
  id: "wavespeed",
  label: "WaveSpeedAI",
  hubOrg: "wavespeed",
  baseUrl: "https://api.wavespeed.ai",
  tasks: [
    serves(textToImage, {
      parameters: { scheduler: false },
      request: (context) => {
        const { width, height, ...parameters } = context.parameters;
        const size = sizeOf(width, height, "*");
        return isAbsence(size)
          ? size
          : submit(context, { prompt: context.inputs, ...parameters, ...size });
      },
      answer: file("image/jpeg"),
      job: pollJob(2),
    }),
    serves(imageToImage, {
      parameters: { target_size: { name: "size", convert: asSize } },
      request: withImage,
      answer: file("image/jpeg"),
      job: pollJob(2),
    }),
    serves(imageTextToImage, {
      parameters: { target_size: { name: "size", convert: asSize } },
      request: withImage,
      answer: file("image/jpeg"),
      job: pollJob(2),
    }),
    serves(textToVideo, {
      parameters: { num_frames: false },
      request: (context) => submit(context, { prompt: context.inputs, ...context.parameters }),
      answer: file("video/mp4"),
      job: pollJob(5),
    }),
    serves(imageToVideo, {
      parameters: { num_frames: false, target_size: false },
      request: withImage,
      answer: file("video/mp4"),
      job: pollJob(5),
    }),
    serves(imageTextToVideo, {
      parameters: { num_frames: false, target_size: false },
      request: withImage,
      answer: file("video/mp4"),
      job: pollJob(5),
    }),
  ],
});

function submit(
  { providerId, modelId, mapping }: RequestContext<unknown>,
  json: ValueObject,
): RequestSpec {
  const loras = mapping?.adapter === "lora" ? { loras: [{ path: modelId, scale: 1 }] } : {};
  return { path: `api/v3/${providerId}`, json: { ...json, ...loras } };
}

function withImage(context: RequestContext<FileRef>): RequestSpec {
  const image = base64(context.inputs);
  // Some models read one, some the other.
  return submit(context, { image, images: [image], ...context.parameters });
}

function asSize(size: Value): Value {
  const { width, height } = size as ValueObject;
  return `${width as number}*${height as number}`;
}

// The seconds between polls are those of its documentation: 2 for images, 5 for videos.
function pollJob(interval: number): (sent: SentRequest) => Job {
  return ({ base }) => ({
    state: "data.status",
    waiting: ["created", "processing"],
    status: [base, pathAt("data.urls.get")],
    interval,
  });
}
