// Z.ai: OpenAI's API for chats; pictures are jobs, and pages are read into Markdown.
import { absent, answer, defineProvider, type Job, on, type Sent, valueAt } from "hubsmith";
import { dataUrl, type Value, type ValueObject } from "hubsmith/code";
import conversational from "../tasks/conversational/index.ts";
import imageToText from "../tasks/image-to-text/index.ts";
import { chatBody, chatReading } from "../tasks/shared/chat-api.ts";
import textToImage from "../tasks/text-to-image/index.ts";

const API = "api/paas/v4";
// Its reasons are in Chinese unless it is asked for English.
const headers = { "accept-language": "en-US,en" };

export default defineProvider({
  id: "zai-org",
  label: "Z.ai",
  hubOrg: "zai-org",
  baseUrl: "https://api.z.ai",
  tasks: [
    on(conversational, {
      request: (ask) => ({ path: `${API}/chat/completions`, headers, json: chatBody(ask) }),
      answer: chatReading,
    }),
    on(imageToText, {
      parameters: { max_new_tokens: false, generation_parameters: false },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: `${API}/layout_parsing`,
        headers,
        json: { model, file: dataUrl(inputs), ...parameters },
      }),
      answer: answer.json("md_results", "string"),
    }),
    on(textToImage, {
      parameters: {
        negative_prompt: false,
        width: "size.width",
        height: "size.height",
        num_inference_steps: false,
        guidance_scale: false,
        seed: false,
      },
      request: ({ providerId: model, inputs, parameters: { size, ...parameters } }) => {
        const text = sizeOf(size);
        if (text === undefined)
          return absent(
            "half-a-size",
            "Z.ai takes the width and the height of an image together.",
            "Give both, or neither.",
          );
        return {
          path: `${API}/async/images/generations`,
          headers,
          json: { model, prompt: inputs, ...text, ...parameters },
        };
      },
      answer: answer.download("image_result.0.url", "image/png"),
      job: follow,
    }),
  ],
});

// A size is one text; nothing where only half of it is known.
function sizeOf(size: Value = {}): ValueObject | undefined {
  const { width, height } = size as ValueObject;
  if (width === undefined && height === undefined) return {};
  if (width === undefined || height === undefined) return undefined;
  return { size: `${String(width)}x${String(height)}` };
}

function follow({ base }: Sent): Job {
  return {
    state: ["task_status"],
    done: ["SUCCESS"],
    failed: ["FAIL"],
    status: [`${base}/${API}/async-result/`, valueAt("id")],
    interval: 5,
    cap: 60,
  };
}
