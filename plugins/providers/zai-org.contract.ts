// The requests that Z.ai accepts, and its responses: every request asks for English error messages.
import {
  bases,
  errorsOf,
  fact,
  open,
  type Reply,
  reply,
  takes,
  type Errors,
} from "hubsmith/contract";
import type { ValueObject } from "hubsmith/code";
import imageToText from "../tasks/image-to-text.ts";
import { PNG } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import { builtIn, chatsAt, fileAt } from "../kit/providers/built-in.contract.ts";

const API = "https://api.z.ai";
const PICTURE = "https://mfile.z.ai/sample.png";
const TEXT = "# Timetable\n\nThe last ferry leaves at nine.";
const at = bases(`${API}/api/paas/v4`, "https://router.huggingface.co/zai-org/api/paas/v4");

export default builtIn("zai-org", {
  errors: errors(),
  tasks: [
    chatsAt(`${API}/api/paas/v4/chat/completions`, {
      without: [
        "frequency_penalty",
        "presence_penalty",
        "stream_options",
        "logprobs",
        "top_logprobs",
        "n",
        "logit_bias",
        "parallel_tool_calls",
      ],
    }),
    takes(imageToText, {
      post: at("/layout_parsing"),
      json: open({ model: fact.providerId, file: fact.file("dataUrl") }),
      replies: [
        reply.json(
          { id: "z7a1", created: 1767225600, model: "sample", md_results: TEXT },
          { shows: "The last ferry leaves at nine." },
        ),
      ],
    }),
    takes(
      textToImage,
      {
        post: at("/async/images/generations"),
        json: open({
          model: fact.providerId,
          prompt: fact.input(),
          size: fact.parameters(
            ["width", "height"],
            (width, height) => `${width as number}x${height as number}`,
          ),
        }),
        replies: [task("PROCESSING")],
      },
      {
        get: at("/async-result/z7a1"),
        replies: [task("PROCESSING"), task("SUCCESS", { image_result: [{ url: PICTURE }] })],
        failed: [task("PROCESSING"), task("FAIL")],
      },
      fileAt(PICTURE, PNG, "image/png"),
    ),
  ],
});

function task(task_status: string, outcome: ValueObject = {}): Reply {
  return reply.json({ id: "z7a1", request_id: "r1", model: "sample", task_status, ...outcome });
}

// Z.ai returns 400 for an invalid field.
function errors(): Errors {
  const all = errorsOf((message, status) => ({ error: { code: `sample_${status}`, message } }));
  return {
    ...all,
    wrongBody: { ...all.wrongBody, status: 400 },
  };
}
