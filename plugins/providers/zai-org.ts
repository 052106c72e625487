// Z.ai: OpenAI's API for chats; images are jobs, and pages are converted to Markdown.
import {
  answer,
  defineProvider,
  type Job,
  serves,
  type SentRequest,
  valueAt,
  isAbsence,
} from "hubsmith";
import { dataUrl } from "hubsmith/code";
import imageToText from "../tasks/image-to-text.ts";
import textToImage from "../tasks/text-to-image.ts";
import { chat } from "../kit/providers/chat.ts";
import { sizeOf } from "../kit/providers/size.ts";

const API = "api/paas/v4";

export default defineProvider({
  id: "zai-org",
  label: "Z.ai",
  hubOrg: "zai-org",
  baseUrl: "https://api.z.ai",
  tasks: [
    chat(`${API}/chat/completions`, {
      parameters: {
        frequency_penalty: false,
        presence_penalty: false,
        stream_options: false,
        logprobs: false,
        top_logprobs: false,
        n: false,
        logit_bias: false,
        parallel_tool_calls: false,
      },
    }),
    serves(imageToText, {
      parameters: { max_new_tokens: false, generation_parameters: false },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: `${API}/layout_parsing`,
        json: { model, file: dataUrl(inputs), ...parameters },
      }),
      answer: answer.json("md_results", "string"),
    }),
    serves(textToImage, {
      parameters: {
        negative_prompt: false,
        num_inference_steps: false,
        guidance_scale: false,
        scheduler: false,
        seed: false,
      },
      request: ({ providerId: model, inputs, parameters: { width, height, ...parameters } }) => {
        const size = sizeOf(width, height);
        if (isAbsence(size)) return size;
        return {
          path: `${API}/async/images/generations`,
          json: { model, prompt: inputs, ...size, ...parameters },
        };
      },
      answer: answer.download("image_result.0.url", "image/png"),
      job: pollJob,
    }),
  ],
});

function pollJob({ base }: SentRequest): Job {
  return {
    state: "task_status",
    waiting: ["PROCESSING"],
    status: [`${base}/${API}/async-result/`, valueAt("id")],
    interval: 5,
  };
}
