// What fal takes and replies: every app can be asked in the queue and at once; which of the two is the client's affair.
import {
  bases,
  type Contract,
  defineContract,
  errorsOf,
  type Exchange,
  fact,
  forLora,
  joined,
  type Members,
  open,
  optional,
  type Pattern,
  type Piece,
  type Reply,
  reply,
  takes,
  type TaskKey,
  type Url,
  url,
} from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/index.ts";
import imageToImage from "../tasks/image-to-image/index.ts";
import imageToVideo from "../tasks/image-to-video/index.ts";
import { JPEG, MP3, MP4 } from "../tasks/shared/samples.ts";
import textToImage from "../tasks/text-to-image/index.ts";
import textToSpeech from "../tasks/text-to-speech/index.ts";
import textToVideo from "../tasks/text-to-video/index.ts";

const QUEUE = "https://queue.fal.run";
const ROUTED = "https://router.huggingface.co/fal-ai";
const JOB = "/fal-ai/sample/requests/b3c9";
const MEDIA = "https://v3.fal.media/files/sample";
const TEXT = "He hoped there would be stew.";
const REFUSED = "The prompt was flagged by a content checker (sample).";

const image = {
  negative_prompt: fact.parameter("negative_prompt"),
  num_inference_steps: fact.parameter("num_inference_steps"),
  guidance_scale: fact.parameter("guidance_scale"),
};
const video = {
  ...image,
  num_frames: fact.parameter("num_frames"),
  seed: fact.parameter("seed"),
};
const loras = forLora([
  {
    path: joined("https://huggingface.co/", fact.modelId, "/resolve/main/", fact.weights),
    scale: 1,
  },
]);
const images = reply.json({
  images: [{ url: `${MEDIA}/image.jpg`, content_type: "image/jpeg", width: 4, height: 3 }],
  seed: 7,
});
const clip = reply.json({ video: { url: `${MEDIA}/video.mp4`, content_type: "video/mp4" } });
const media: readonly Exchange[] = [
  { get: [url(`${MEDIA}/image.jpg`)], secret: "none", replies: [reply.file(JPEG, "image/jpeg")] },
  { get: [url(`${MEDIA}/video.mp4`)], secret: "none", replies: [reply.file(MP4, "video/mp4")] },
  { get: [url(`${MEDIA}/audio.mp3`)], secret: "none", replies: [reply.file(MP3, "audio/mpeg")] },
];

export default defineContract({
  provider: "fal-ai",
  key: { header: "Authorization", scheme: "Key" },
  errors: errorsOf((message, status) =>
    status === 422
      ? { detail: [{ loc: ["body", "prompt"], msg: message, type: "value_error" }] }
      : { detail: message },
  ),
  tasks: [
    job(textToImage, images, {
      prompt: fact.input(),
      ...image,
      seed: fact.parameter("seed"),
      image_size: optional({ width: fact.parameter("width"), height: fact.parameter("height") }),
      loras,
    }),
    job(imageToImage, images, {
      image_url: fact.file("dataUrl"),
      image_urls: [fact.file("dataUrl")],
      prompt: fact.parameter("prompt"),
      ...image,
      image_size: fact.parameter("target_size"),
      loras,
    }),
    job(textToVideo, clip, { prompt: fact.input(), ...video, loras }),
    job(imageToVideo, clip, {
      image_url: fact.file("dataUrl"),
      prompt: fact.parameter("prompt"),
      ...video,
      loras,
    }),
    speech(
      textToSpeech,
      reply.json({ audio: { url: `${MEDIA}/audio.mp3`, content_type: "audio/mpeg" } }),
      {
        text: fact.input(),
        voice: fact.parameter("voice"),
        speed: fact.parameter("speed"),
      },
    ),
    speech(automaticSpeechRecognition, reply.json({ text: TEXT, chunks: [] }, { shows: TEXT }), {
      audio_url: fact.file("dataUrl"),
      language: fact.parameter("language"),
    }),
  ],
});

function job(task: TaskKey, result: Reply, members: Members): Contract["tasks"][number] {
  // A job that fails is completed, too: the result is what tells.
  const detail = [{ loc: ["body"], msg: REFUSED, type: "content_policy_violation" }];
  const failed = { replies: [reply.json({ detail })], says: REFUSED };
  return takes(task, ...exchanges(result, open(members), { failed }));
}

function speech(task: TaskKey, result: Reply, members: Members): Contract["tasks"][number] {
  return takes(task, ...exchanges(result, open(members), {}));
}

function exchanges(
  result: Reply,
  json: Pattern,
  ends: Pick<Exchange, "failed">,
): readonly Exchange[] {
  const inQueue = (path: readonly Piece[]): readonly Url[] => [
    url(QUEUE, ...path),
    ...bases(ROUTED)(path, { _subdomain: "queue" }),
  ];
  return [
    { post: inQueue(["/", fact.providerId]), json, replies: [ticket("IN_QUEUE")] },
    {
      // fal's own client says whether it wants the logs.
      get: [...inQueue([`${JOB}/status`]), ...bases(QUEUE)(`${JOB}/status`, { logs: "false" })],
      replies: [ticket("IN_PROGRESS"), ticket("COMPLETED")],
    },
    { get: inQueue([JOB]), replies: [result], ...ends },
    { post: bases("https://fal.run", ROUTED)(["/", fact.providerId]), json, replies: [result] },
    ...media,
  ];
}

function ticket(status: string): Reply {
  return reply.json({
    status,
    request_id: "b3c9",
    response_url: QUEUE + JOB,
    status_url: `${QUEUE}${JOB}/status`,
    cancel_url: `${QUEUE}${JOB}/cancel`,
    logs: null,
  });
}
