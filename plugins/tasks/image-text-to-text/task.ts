// Image-text-to-text: a chat about images; models that do not converse have no form to be called in.
import { task, type Task } from "hubsmith";
import { file, type FileRef } from "hubsmith/code";
import { conversational } from "../text-generation/task.ts";

/** An image and a text in, a text out. */
export const imageTextToText: Task<{ readonly image: FileRef; readonly text: string }> = task(
  "image-text-to-text",
  {
    kind: "imageTextToText",
    inputs: { image: "image", text: "text" },
    output: "json",
    sample: () => ({ image: file("image.jpg", "image/jpeg"), text: "What is in this image?" }),
    instead: (model) => (model.tags.includes("conversational") ? conversational : undefined),
  },
);
