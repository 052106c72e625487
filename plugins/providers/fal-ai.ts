// fal: images, videos and sounds are jobs in a queue, speech is returned directly; files are sent as data URLs.
import {
  absent,
  type Absence,
  answer,
  type RequestContext,
  defineProvider,
  serves,
  type RequestSpec,
  type TaskHandler,
  isAbsence,
} from "hubsmith";
import { dataUrl, type FileRef, type Value } from "hubsmith/code";
import audioToAudio from "../tasks/audio-to-audio.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import imageSegmentation from "../tasks/image-segmentation.ts";
import imageTextToImage from "../tasks/image-text-to-image.ts";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import imageToImage from "../tasks/image-to-image.ts";
import imageToVideo from "../tasks/image-to-video.ts";
import textToAudio from "../tasks/text-to-audio.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import textToVideo from "../tasks/text-to-video.ts";
import {
  pollJob,
  queued,
  queuedWithLoras,
  recordingOf,
  TRANSCRIPTS,
} from "../kit/providers/fal.ts";

// The apps that send JPEG by default, as `@fal-ai/client` 1.10 documents their `output_format`. The others send PNG.
const JPEG: readonly RegExp[] = [
  // Families of apps.
  /^fal-ai\/(bitdance|cogview4|dreamshaper|fast|film|flux-1|flux-2-(flex|max|pro)|flux-(control-lora|krea|lora|pro)|fooocus|genfocus|glm-image|hidream|iclight|image-editing|instant-character|lightning-models|live-portrait|lumina-image|omnigen|onereward|phota|physic-edit|piflow|playground|pony|realistic-vision|rife|sana|sdxl|stable-diffusion|step1x-edit|stepx-edit2|switti|topaz|uno|wan)([-/]|$)/,
  /^fal-ai\/flux(-kontext)?\//,
  /^xai\/grok-imagine-image(\/|$)/,
  // Single apps, whose variants send PNG.
  /^fal-ai\/(chrono-edit(-lora(-gallery\/upscaler)?)?|flux-2\/klein\/9b|flux-kontext-lora\/text-to-image|longcat-image|seedvr\/upscale\/image)$/,
  /^rundiffusion-fal\/[^/]+(\/[^/]+)?$/,
];

const pictures: TaskHandler["answer"] = (_streaming, _target, app) => {
  return answer.download(
    "images.0.url",
    JPEG.some((name) => name.test(app)) ? "image/jpeg" : "image/png",
  );
};

// The sounds whose format an app documents, by the default or, as Kokoro, by the example of its schema.
const MP3 =
  /^fal-ai\/(deepfilternet3|elevenlabs|gemini-tts|lava-sr|minimax-music|nova-sr|yue)(\/|$)/;
const WAV = /^(fal-ai\/(kokoro|maya|tada)|sonauto)(\/|$)/;

const sound =
  (at: string | readonly string[], usual: string): TaskHandler["answer"] =>
  (_streaming, _target, app) =>
    answer.download(at, MP3.test(app) ? "audio/mpeg" : WAV.test(app) ? "audio/wav" : usual);

export default defineProvider({
  id: "fal-ai",
  label: "fal",
  hubOrg: "fal",
  baseUrl: "https://fal.run",
  keysUrl: "https://fal.ai/dashboard/keys",
  auth: { scheme: "Key" },
  tasks: [
    serves(textToImage, {
      parameters: {
        width: "image_size.width",
        height: "image_size.height",
        scheduler: false,
      },
      request: (context) =>
        isHalf(context.parameters["image_size"])
          ? absent({
              code: "half-a-size",
              reason: "fal needs both the width and the height of an image.",
              fix: "Set both, or neither.",
            })
          : queuedWithLoras(context, {
              prompt: context.inputs,
              ...context.parameters,
              // The only app that loads LoRAs for more than one base model.
              ...(context.mapping?.adapter === "lora" && context.providerId === "fal-ai/lora"
                ? { model_name: "stabilityai/stable-diffusion-xl-base-1.0" }
                : {}),
            }),
      answer: pictures,
      job: pollJob,
    }),
    serves(imageToImage, {
      parameters: { target_size: "image_size" },
      request: imageRequest,
      answer: pictures,
      job: pollJob,
    }),
    serves(imageTextToImage, {
      parameters: { target_size: "image_size" },
      request: imageRequest,
      answer: pictures,
      job: pollJob,
    }),
    serves(imageSegmentation, {
      parameters: {
        subtask: false,
        threshold: false,
        mask_threshold: false,
        overlap_mask_area_threshold: false,
      },
      request: (context) =>
        queued(context, { image_url: dataUrl(context.inputs), ...context.parameters }),
      answer: answer.download("image.url", "image/png"),
      job: pollJob,
    }),
    serves(textToVideo, {
      request: (context) =>
        queuedWithLoras(context, { prompt: context.inputs, ...context.parameters }),
      answer: answer.download("video.url", "video/mp4"),
      job: pollJob,
    }),
    serves(imageToVideo, {
      parameters: { target_size: false },
      request: videoRequest,
      answer: answer.download("video.url", "video/mp4"),
      job: pollJob,
    }),
    serves(imageTextToVideo, {
      parameters: { target_size: false },
      request: videoRequest,
      answer: answer.download("video.url", "video/mp4"),
      job: pollJob,
    }),
    serves(textToAudio, {
      parameters: { generation_parameters: false },
      request: (context) => queued(context, { prompt: context.inputs, ...context.parameters }),
      answer: sound(["audio_file.url", "audio.url"], "audio/wav"),
      job: pollJob,
    }),
    serves(audioToAudio, {
      request: (context) => {
        const recording = recordingOf(context.inputs);
        if (isAbsence(recording)) return recording;
        return queued(context, { audio_url: recording, ...context.parameters });
      },
      answer: sound(["audio_file.url", "audio.url"], "audio/wav"),
      job: pollJob,
    }),
    serves(textToSpeech, {
      request: ({ providerId, inputs, parameters }) => ({
        path: providerId,
        // Only Kokoro names it otherwise.
        json: { [/\bkokoro\b/.test(providerId) ? "prompt" : "text"]: inputs, ...parameters },
      }),
      answer: sound("audio.url", "audio/mpeg"),
    }),
    serves(automaticSpeechRecognition, {
      parameters: { return_timestamps: false },
      request: ({ providerId, inputs, parameters }) => {
        const recording = recordingOf(inputs, true);
        if (isAbsence(recording)) return recording;
        return { path: providerId, json: { audio_url: recording, ...parameters } };
      },
      answer: answer.json(TRANSCRIPTS, "string"),
    }),
  ],
});

function imageRequest(context: RequestContext<FileRef>): RequestSpec | Absence {
  const image = dataUrl(context.inputs);
  // Some apps read one, some the other.
  return queuedWithLoras(context, { image_url: image, image_urls: [image], ...context.parameters });
}

function videoRequest(context: RequestContext<FileRef>): RequestSpec | Absence {
  return queuedWithLoras(context, { image_url: dataUrl(context.inputs), ...context.parameters });
}

const isHalf = (size: Value | undefined): boolean =>
  typeof size === "object" && size !== null && "width" in size !== "height" in size;
