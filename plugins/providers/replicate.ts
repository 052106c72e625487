// Replicate: a request waits up to a minute for the prediction; a slower one must be polled.
import {
  type Absence,
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
import { dataUrl, type ValueObject } from "hubsmith/code";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import imageToImage from "../tasks/image-to-image.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { lorasOf } from "../kit/providers/lora.ts";

// Some models return one file, others an array.
const file = (type: string) => answer.download("output", type, { list: true });

export default defineProvider({
  id: "replicate",
  label: "Replicate",
  hubOrg: "replicate",
  baseUrl: "https://api.replicate.com",
  keysUrl: "https://replicate.com/account/api-tokens",
  tasks: [
    serves(textToImage, {
      request: (context) =>
        predictWithLora(context, { prompt: context.inputs, ...context.parameters }),
      answer: file("image/webp"),
      waits: true,
      job: pollJob,
    }),
    serves(imageToImage, {
      parameters: { target_size: false },
      request: (context) => {
        const image = dataUrl(context.inputs);
        // Each model reads one of these, and only its own schema says which.
        const names = { image, images: [image], input_image: image, input_images: [image] };
        return predictWithLora(context, { ...names, ...context.parameters });
      },
      answer: file("image/webp"),
      waits: true,
      job: pollJob,
    }),
    serves(textToVideo, {
      request: (context) => predict(context, { prompt: context.inputs, ...context.parameters }),
      answer: file("video/mp4"),
      waits: true,
      job: pollJob,
    }),
    serves(textToSpeech, {
      request: (context) => predict(context, { text: context.inputs, ...context.parameters }),
      answer: file("audio/wav"),
      waits: true,
      job: pollJob,
    }),
    serves(automaticSpeechRecognition, {
      request: (context) =>
        predict(context, { audio: dataUrl(context.inputs), ...context.parameters }),
      // A string, an array or an object, depending on the model, with the members that huggingface_hub 2.4.0 reads.
      answer: {
        kind: "json",
        at: [["output", "translation"], ["output", "transcription"], ["output"]],
        schemas: ["string", "string", "json"],
        textUrl: "txt_file",
      },
      waits: true,
      job: pollJob,
    }),
  ],
});

// An id with a version after a colon is called by the version.
function predict({ providerId }: RequestContext<unknown>, input: ValueObject): RequestSpec {
  const [name, ...rest] = providerId.split(":");
  const version = rest.length === 0 ? undefined : rest.join(":");
  return {
    path: version === undefined ? `v1/models/${name}/predictions` : "v1/predictions",
    headers: { Prefer: "wait" },
    json: version === undefined ? { input } : { version, input },
  };
}

function predictWithLora(
  context: RequestContext<unknown>,
  input: ValueObject,
): RequestSpec | Absence {
  // Without a path, the SDKs of Hugging Face would call the base model.
  const loras = lorasOf(context);
  if (isAbsence(loras)) return loras;
  const weights =
    loras.length === 0 ? {} : { lora_weights: `https://huggingface.co/${context.modelId}` };
  return predict(context, { ...input, ...weights });
}

function pollJob({ base }: SentRequest): Job {
  return {
    state: "status",
    waiting: ["starting", "processing"],
    status: [base, pathAt("urls.get")],
    interval: 1,
  };
}
