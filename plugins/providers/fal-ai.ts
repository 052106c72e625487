// fal: pictures and videos are jobs in a queue, speech is answered at once; files travel as data URLs.
import {
  absent,
  type Absence,
  answer,
  type Ask,
  defineProvider,
  type Job,
  on,
  pathAt,
  type Sent,
  type WireParts,
} from "hubsmith";
import { base64, dataUrl, text, type Value, type ValueObject } from "hubsmith/code";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/index.ts";
import imageToImage from "../tasks/image-to-image/index.ts";
import imageToVideo from "../tasks/image-to-video/index.ts";
import textToImage from "../tasks/text-to-image/index.ts";
import textToSpeech from "../tasks/text-to-speech/index.ts";
import textToVideo from "../tasks/text-to-video/index.ts";
import { lorasOf } from "./shared/lora.ts";

// The types of recordings, and what fal calls them; it knows no others.
const AUDIO: ReadonlyMap<string, string> = new Map([
  ["audio/mpeg", "audio/mpeg"],
  ["audio/mp3", "audio/mpeg"],
  ["audio/wav", "audio/x-wav"],
  ["audio/wave", "audio/x-wav"],
  ["audio/x-wav", "audio/x-wav"],
  ["audio/webm", "video/webm"],
  ["video/webm", "video/webm"],
]);

export default defineProvider({
  id: "fal-ai",
  label: "fal",
  hubOrg: "fal",
  baseUrl: "https://fal.run",
  auth: { scheme: "Key" },
  tasks: [
    on(textToImage, {
      parameters: { width: "image_size.width", height: "image_size.height" },
      request: (ask) =>
        isHalf(ask.parameters["image_size"])
          ? absent(
              "half-a-size",
              "fal takes the width and the height of an image together.",
              "Give both, or neither.",
            )
          : queued(ask, {
              prompt: ask.inputs,
              ...ask.parameters,
              // The one app that loads LoRAs for more than one base model.
              ...(ask.mapping?.adapter === "lora" && ask.providerId === "fal-ai/lora"
                ? { model_name: "stabilityai/stable-diffusion-xl-base-1.0" }
                : {}),
            }),
      answer: answer.download("images.0.url", "image/jpeg"),
      job: (sent) => follow(sent, 300),
    }),
    on(imageToImage, {
      parameters: { target_size: "image_size" },
      request: (ask) => {
        const image = dataUrl(ask.inputs);
        // Some apps read the one, some the other.
        return queued(ask, { image_url: image, image_urls: [image], ...ask.parameters });
      },
      answer: answer.download("images.0.url", "image/jpeg"),
      job: (sent) => follow(sent, 300),
    }),
    on(textToVideo, {
      request: (ask) => queued(ask, { prompt: ask.inputs, ...ask.parameters }),
      answer: answer.download("video.url", "video/mp4"),
      job: (sent) => follow(sent, 600),
    }),
    on(imageToVideo, {
      parameters: { target_size: false },
      request: (ask) => queued(ask, { image_url: dataUrl(ask.inputs), ...ask.parameters }),
      answer: answer.download("video.url", "video/mp4"),
      job: (sent) => follow(sent, 600),
    }),
    on(textToSpeech, {
      request: ({ providerId, inputs, parameters }) => ({
        path: providerId,
        json: { text: inputs, ...parameters },
      }),
      answer: answer.download("audio.url", "audio/mpeg"),
    }),
    on(automaticSpeechRecognition, {
      parameters: { return_timestamps: false },
      request: ({ providerId, inputs, parameters }) => {
        const type = AUDIO.get(inputs.type.split(";")[0]!.trim().toLowerCase());
        if (type === undefined) {
          return absent(
            "unfit-file-type",
            `fal reads no recordings of type ${inputs.type}.`,
            "Give an mp3, a wav or a webm.",
          );
        }
        const recording = text(`data:${type};base64,`, base64(inputs));
        return { path: providerId, json: { audio_url: recording, ...parameters } };
      },
      answer: answer.json(["text", "output"]),
    }),
  ],
});

function queued(ask: Ask<unknown>, json: ValueObject): WireParts | Absence {
  const loras = lorasOf(ask);
  if ("reason" in loras) return loras;
  return {
    baseUrl: "https://queue.fal.run",
    path: ask.providerId,
    query: ask.target === "routed" ? { _subdomain: "queue" } : {},
    json: loras.length === 0 ? json : { ...json, loras },
  };
}

// The path of a job is not that of the model: the ticket tells it.
function follow({ base, query }: Sent, cap: number): Job {
  return {
    state: ["status"],
    done: ["COMPLETED"],
    failed: [],
    status: [base, pathAt("response_url"), `/status${query}`],
    result: [base, pathAt("response_url"), query],
    interval: 1,
    cap,
  };
}

function isHalf(size: Value | undefined): boolean {
  return typeof size === "object" && size !== null && "width" in size !== "height" in size;
}
