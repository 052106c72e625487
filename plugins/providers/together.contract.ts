// The requests that Together AI accepts, and its responses.
import type { Value, ValueObject } from "hubsmith/code";
import {
  bases,
  errorsOf,
  type Exchange,
  fact,
  oneOf,
  open,
  optional,
  type Reply,
  reply,
  takes,
} from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import featureExtraction from "../tasks/feature-extraction.ts";
import imageToImage from "../tasks/image-to-image.ts";
import imageToVideo from "../tasks/image-to-video.ts";
import { JPEG, MP4 } from "../kit/samples/response-media.ts";
import textGeneration from "../tasks/text-generation.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { builtIn, chatsAt, fileAt } from "../kit/providers/built-in.contract.ts";
import {
  completionExchange,
  embeddingExchange,
  speechExchange,
  transcriptionExchange,
  given,
} from "../kit/providers/openai.contract.ts";

const API = "https://api.together.ai";
// The SDKs of Hugging Face send direct requests to the older address.
const OLDER = "https://api.together.xyz";
const VIDEO_URL = "https://api.together.ai/shrt/sample";
const REFUSED = "The video could not be made (sample).";
const at = bases(API, OLDER, "https://router.huggingface.co/together");

const size = {
  width: fact.parameter("target_size", { convert: (size) => (size as ValueObject)["width"]! }),
  height: fact.parameter("target_size", { convert: (size) => (size as ValueObject)["height"]! }),
};
const drawn = {
  steps: fact.parameter("num_inference_steps"),
  ...given("negative_prompt", "guidance_scale"),
};

const filmed = {
  ...drawn,
  // An integer; the SDKs of Hugging Face send any number.
  guidance_scale: oneOf(
    fact.parameter("guidance_scale"),
    fact.parameter("guidance_scale", { convert: (value) => Math.round(Number(value)) }),
  ),
};
const animated = { ...filmed, ...size, ...given("prompt", "seed") };
const frames = { frame_images: [{ input_image: fact.file("dataUrl"), frame: "first" }] };

export default builtIn("together", {
  errors: errorsOf((message, status) => ({
    id: "sample",
    error: { message, type: "invalid_request_error", param: null, code: `sample_${status}` },
  })),
  tasks: [
    chatsAt(bases(API, OLDER)("/v1/chat/completions"), {
      schema: asSchema,
      without: ["logprobs", "top_logprobs", "stream_options", "parallel_tool_calls"],
    }),
    takes(
      textGeneration,
      completionExchange(at("/v1/completions"), {
        // huggingface.js sends the prompt twice.
        inputs: optional(fact.input()),
      }),
    ),
    takes(featureExtraction, embeddingExchange(at("/v1/embeddings"))),
    takes(
      textToImage,
      draws({ prompt: fact.input(), ...drawn, ...given("width", "height", "seed") }),
    ),
    takes(
      imageToImage,
      draws({
        prompt: fact.parameter("prompt", { otherwise: "" }),
        reference_images: [fact.file("dataUrl")],
        ...drawn,
        ...size,
      }),
      // Only FLUX.1 Kontext reads its image there.
      draws({
        prompt: fact.parameter("prompt", { otherwise: "" }),
        image_url: fact.file("dataUrl"),
        ...drawn,
        ...size,
      }),
    ),
    takes(textToVideo, ...films({ prompt: fact.input(), ...filmed, ...given("seed") })),
    takes(
      imageToVideo,
      ...films({ media: frames, ...animated }),
      // The older place, where the SDKs of Hugging Face send it.
      ...films({ ...frames, ...animated }).slice(0, 1),
    ),
    takes(
      textToSpeech,
      // A voice is required.
      speechExchange(at("/v1/audio/speech"), {
        voice: fact.parameter("voice", { otherwise: "af_alloy" }),
      }),
    ),
    takes(automaticSpeechRecognition, transcriptionExchange(at("/v1/audio/transcriptions"))),
  ],
});

function draws(members: Members): Exchange {
  return {
    post: at("/v1/images/generations"),
    json: open({
      model: fact.providerId,
      ...members,
      response_format: oneOf("base64", "b64_json"),
    }),
    replies: [
      reply.json(
        { id: "image-1", object: "list", data: [{ index: 0, b64_json: JPEG }] },
        { saves: JPEG },
      ),
    ],
  };
}

function films(members: Members): readonly Exchange[] {
  return [
    {
      post: at("/v2/videos"),
      json: open({ model: fact.providerId, ...members }),
      // A ticket without a status is queued, too.
      replies: [reply.json({ id: "v8f2", object: "video", model: "sample" })],
    },
    {
      get: at("/v2/videos/v8f2"),
      replies: [video("queued"), video("in_progress"), video("completed")],
      failed: [video("in_progress"), video("failed")],
    },
    fileAt(VIDEO_URL, MP4, "video/mp4"),
  ];
}

function video(status: string): Reply {
  const outcome: ValueObject =
    status === "completed"
      ? { outputs: { cost: 1, video_url: VIDEO_URL } }
      : status === "failed"
        ? { error: { message: REFUSED, code: "sample" } }
        : {};
  return reply.json({ id: "v8f2", object: "video", model: "sample", status, ...outcome });
}

// The SDKs of Hugging Face remove the envelope of a JSON schema in OpenAI's API; Together accepts both.
function asSchema(format: Value): Value {
  const { type, json_schema } = format as ValueObject;
  const { schema } = (json_schema ?? {}) as ValueObject;
  return type === "json_schema" && schema !== undefined ? { type, schema } : format;
}
