// The requests that fal accepts, and its responses, app by app.
import { errorsOf, fact, forLora, joined, optional, reply } from "hubsmith/contract";
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
import { builtIn } from "../kit/providers/built-in.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";
import { FILE, job, MEDIA, speech } from "../kit/providers/fal.contract.ts";

const TEXT = "He hoped there would be stew.";

const image = given("negative_prompt", "num_inference_steps", "guidance_scale");
const video = { ...image, ...given("num_frames", "seed") };
const loras = forLora([
  {
    path: joined("https://huggingface.co/", fact.modelId, "/resolve/main/", fact.weights),
    scale: 1,
  },
]);
const edit = {
  image_url: FILE,
  image_urls: [FILE],
  prompt: fact.parameter("prompt"),
  ...image,
  image_size: fact.parameter("target_size"),
  loras,
};
const animation = {
  image_url: FILE,
  prompt: fact.parameter("prompt"),
  ...video,
  loras,
};
const images = reply.json({
  images: [{ url: `${MEDIA}/image.png`, content_type: "image/png", width: 4, height: 3 }],
  seed: 7,
});
const mask = reply.json({ image: { url: `${MEDIA}/mask.png`, content_type: "image/png" } });
const clip = reply.json({ video: { url: `${MEDIA}/video.mp4`, content_type: "video/mp4" } });
const sound = { url: `${MEDIA}/audio.wav`, content_type: "audio/wav" };

export default builtIn("fal-ai", {
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
    job(imageToImage, images, edit),
    job(imageTextToImage, images, { ...edit, seed: fact.parameter("seed") }),
    // SDKs ask for the mask in the response; the apps behind it may still return a URL.
    job(imageSegmentation, mask, {
      image_url: FILE,
      sync_mode: optional(true),
    }),
    job(textToVideo, clip, { prompt: fact.input(), ...video, loras }),
    job(imageToVideo, clip, animation),
    job(imageTextToVideo, clip, animation),
    job(
      textToAudio,
      reply.json({ audio_file: sound }),
      { prompt: fact.input() },
      { direct: reply.json({ audio: sound }) },
    ),
    // Some apps answer with `audio_file`, as for text-to-audio; huggingface.js can only read `audio`.
    job(
      audioToAudio,
      reply.json({ audio: sound }),
      { audio_url: FILE },
      { also: [reply.json({ audio_file: sound })] },
    ),
    speech(
      textToSpeech,
      reply.json({ audio: { url: `${MEDIA}/audio.mp3`, content_type: "audio/mpeg" } }),
      {
        text: fact.input(),
        ...given("voice", "speed"),
      },
    ),
    speech(
      automaticSpeechRecognition,
      reply.json({ text: TEXT, chunks: [] }, { shows: TEXT }),
      {
        audio_url: FILE,
        language: fact.parameter("language"),
      },
      [reply.json({ output: TEXT, partial: false }, { shows: TEXT })],
    ),
  ],
});
