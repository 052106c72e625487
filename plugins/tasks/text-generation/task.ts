// Text generation, and the chat form in which models that converse are called.
import { task, type Task, textIn } from "hubsmith";
import type { Value } from "hubsmith/code";
import { chatBody, chatReading } from "../shared/chat-form.ts";

/** A chat: messages in, a message out. The router serves it itself, whoever runs the model. */
export const conversational: Task<Value> = task("conversational", {
  kind: "conversational",
  streamKind: "conversationalStream",
  inputs: "json",
  output: "json",
  sample: (model) => {
    const messages = model.widgetData?.find((widget) => Array.isArray(widget["messages"]))?.[
      "messages"
    ];
    if (messages !== undefined) return messages;
    const seesImages = model.pipeline_tag === "image-text-to-text";
    return [{ role: "user", content: seesImages ? LOOK : "What is the capital of France?" }];
  },
  routed: {
    request: (ask) => ({ path: "v1/chat/completions", json: chatBody(ask) }),
    answer: chatReading,
  },
});

const LOOK: Value = [
  { type: "text", text: "Describe this image in one sentence." },
  {
    type: "image_url",
    image_url: {
      url: "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
    },
  },
];

/** Text that goes on from a prompt, for models that do not converse. */
export const textGeneration: Task<string> = task("text-generation", {
  kind: "basic",
  inputs: "text",
  output: "json",
  sample: (model) => textIn(model.widgetData?.[0], "text") || "Once upon a time,",
  instead: (model) => (model.tags.includes("conversational") ? conversational : undefined),
});
