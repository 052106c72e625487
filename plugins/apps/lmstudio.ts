// LM Studio: an app with a window that finds, runs and serves models.
import { defineApp, type Model } from "hubsmith";
import { contextFlag, imagesFromFiles, openAiServer, runsGguf, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { NO_TOKEN } from "../kit/apps/access.ts";
import { schemasOnlyInChat } from "../kit/apps/server.ts";

export default defineApp({
  id: "lmstudio",
  label: "LM Studio",
  summary: "Finds, runs and serves models, in a window.",
  docsUrl: "https://lmstudio.ai/docs",
  readOn: "2026-11-25",
  order: 3,
  installs: sameInstall({ page: "https://lmstudio.ai/download" }),
  runs: runsGguf(["chat", "embed", "rank"], ({ model, role, path, context }) => ({
    // https://github.com/lmstudio-ai/lms/issues/206
    access: NO_TOKEN,
    link: `lmstudio://open_from_hf?model=${model.id}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`,
    commands: [
      { purpose: "Start the server", code: sh`lms server start` },
      ...(context === undefined
        ? []
        : [
            {
              purpose: "Load the model with this context",
              code: sh`lms load ${keyOf(model)}${contextFlag("--context-length", context)}`,
            },
          ]),
    ],
    // It has no API for rankings, and schemas only in chat completions:
    // https://lmstudio.ai/docs/developer/openai-compat/structured-output
    ...(role === "rank"
      ? {}
      : schemasOnlyInChat(
          imagesFromFiles(
            openAiServer("http://localhost:1234", keyOf(model), role, "responses", "messages"),
          ),
          "responses",
          "messages",
        )),
  })),
});

/** LM Studio's name of a model: that of its repository, without the owner. */
const keyOf = ({ id }: Model): string =>
  id
    .slice(id.indexOf("/") + 1)
    .replace(/-gguf$/i, "")
    .toLowerCase();
