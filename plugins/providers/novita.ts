// Novita: OpenAI's API for chats; pictures and videos are jobs, asked after by the id that the ticket holds.
import { absent, answer, defineProvider, type Job, on, type Sent, valueAt } from "hubsmith";
import textToImage from "../tasks/text-to-image/index.ts";
import textToVideo from "../tasks/text-to-video/index.ts";
import { chat } from "./shared/chat.ts";

export default defineProvider({
  id: "novita",
  label: "Novita",
  hubOrg: "novita",
  baseUrl: "https://api.novita.ai",
  tasks: [
    chat("v3/openai/chat/completions"),
    on(textToImage, {
      parameters: { num_inference_steps: "steps" },
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
          : absent(
              "not-routed",
              "The router does not pass pictures on to Novita.",
              "Ask for a direct request.",
            ),
      answer: answer.download("images.0.image_url", "image/jpeg"),
      job: (sent) => follow(sent, 150),
    }),
    on(textToVideo, {
      parameters: { num_inference_steps: "steps", num_frames: false },
      request: ({ providerId, inputs, parameters }) => ({
        path: `v3/async/${providerId}`,
        json: { prompt: inputs, ...parameters },
      }),
      answer: answer.download("videos.0.video_url", "video/mp4"),
      job: (sent) => follow(sent, 300),
    }),
  ],
});

function follow({ base }: Sent, cap: number): Job {
  return {
    state: ["task", "status"],
    done: ["TASK_STATUS_SUCCEED"],
    failed: ["TASK_STATUS_FAILED"],
    status: [`${base}/v3/async/task-result?task_id=`, valueAt("task_id")],
    interval: 2,
    cap,
  };
}
