// The requests that Replicate accepts, and its responses: a model has its own URL, a version uses that of all
// predictions.
import type { Value } from "hubsmith/code";
import {
  bases,
  type Contract,
  errorsOf,
  type Exchange,
  fact,
  forLora,
  joined,
  open,
  type Reply,
  reply,
  takes,
} from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import type { TaskKey } from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import imageToImage from "../tasks/image-to-image.ts";
import { MP4, WAV, WEBP } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import textToVideo from "../tasks/text-to-video.ts";
import { builtIn, fileAt } from "../kit/providers/built-in.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";

const API = "https://api.replicate.com";
const JOB = "/v1/predictions/q7xk";
const MEDIA = "https://replicate.delivery/sample";
const TEXT = "He hoped there would be stew.";
const TEXT_BASE64 = "SGUgaG9wZWQgdGhlcmUgd291bGQgYmUgc3Rldy4=";
const REFUSED = "The prompt holds a word that this model does not draw (sample).";
const at = bases(API, "https://router.huggingface.co/replicate");

const drawn = given("negative_prompt", "num_inference_steps", "guidance_scale");
const lora_weights = forLora(joined("https://huggingface.co/", fact.modelId));

export default builtIn("replicate", {
  errors: errorsOf((message, status) => ({ title: "Refused (sample)", detail: message, status })),
  tasks: [
    predicts(textToImage, filesAt(`${MEDIA}/image.webp`), {
      prompt: fact.input(),
      ...drawn,
      ...given("width", "height", "scheduler", "seed"),
      lora_weights,
    }),
    predicts(imageToImage, filesAt(`${MEDIA}/image.webp`), {
      image: fact.file("dataUrl"),
      images: [fact.file("dataUrl")],
      input_image: fact.file("dataUrl"),
      input_images: [fact.file("dataUrl")],
      prompt: fact.parameter("prompt"),
      ...drawn,
      lora_weights,
    }),
    // huggingface.js expects one URL.
    predicts(textToVideo, filesAt(`${MEDIA}/video.mp4`, `${MEDIA}/video.mp4`), {
      prompt: fact.input(),
      ...drawn,
      ...given("num_frames", "seed"),
    }),
    predicts(textToSpeech, filesAt(`${MEDIA}/audio.wav`), {
      text: fact.input(),
      ...given("voice", "speed"),
    }),
    predicts(
      automaticSpeechRecognition,
      [{ transcription: TEXT, segments: [] }, { txt_file: `${MEDIA}/text.txt` }, [TEXT]],
      {
        audio: fact.file("dataUrl"),
        ...given("language", "return_timestamps"),
      },
      TEXT,
      [{ transcription: "Se esperaba guiso.", translation: TEXT, segments: [] }],
    ),
  ],
});

/** The outputs of a model, of a version, and of a slow job: models differ in the form of their output. */
type Outputs = readonly [model: Value, version: Value, slow: Value];

function filesAt(file: string, version: Value = [file]): Outputs {
  return [file, version, [file]];
}

function predicts(
  task: TaskKey,
  [output, ofVersion, ofJob]: Outputs,
  members: Members,
  shows?: string,
  others: readonly Value[] = [],
): Contract["tasks"][number] {
  const input = open(members);
  const held: Omit<Exchange, "post" | "json" | "replies"> = {
    headers: { Prefer: "wait" },
    slow: [prediction("starting", null)],
    failed: [prediction("failed", null)],
  };
  return takes(
    task,
    {
      ...held,
      post: at(["/v1/models/", fact.providerId, "/predictions"]),
      json: { input },
      replies: [prediction("succeeded", output, shows)],
    },
    {
      ...held,
      post: at("/v1/predictions"),
      json: { version: fact.version, input },
      replies: [prediction("succeeded", ofVersion, shows)],
    },
    {
      get: at(JOB),
      replies: [prediction("processing", null), prediction("succeeded", ofJob, shows)],
      also: others.map((output) => prediction("succeeded", output, shows)),
    },
    fileAt(`${MEDIA}/image.webp`, WEBP, "image/webp"),
    fileAt(`${MEDIA}/video.mp4`, MP4, "video/mp4"),
    fileAt(`${MEDIA}/audio.wav`, WAV, "audio/wav"),
    fileAt(`${MEDIA}/text.txt`, TEXT_BASE64, "text/plain"),
  );
}

function prediction(status: string, output: Value, shows?: string): Reply {
  return reply.json(
    {
      id: "q7xk",
      model: "sample",
      status,
      output,
      error: status === "failed" ? REFUSED : null,
      urls: { get: API + JOB },
    },
    shows === undefined ? {} : { shows },
  );
}
