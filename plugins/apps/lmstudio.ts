// LM Studio: an app with a window that finds, runs and serves models.
import { defineApp, type Model } from "hubsmith";
import {
  contextFlag,
  eitherOf,
  type HubRun,
  imagesFromFiles,
  openAiServer,
  type Role,
  runsGguf,
  runsMlx,
  sameInstall,
} from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { NO_TOKEN } from "../kit/apps/access.ts";
import mlxLm from "../kit/engines/mlx-lm.gen.ts";
import mlxVlm from "../kit/engines/mlx-vlm.gen.ts";
import { schemasOnlyInChat } from "../kit/apps/server.ts";

export default defineApp({
  id: "lmstudio",
  label: "LM Studio",
  summary: "Finds, runs and serves models, in a window.",
  docsUrl: "https://lmstudio.ai/docs",
  readOn: "2026-11-25", // Its options: lms 0.3.43, read on 2026-12-01.
  order: 3,
  inBackground: true,
  installs: sameInstall({ page: "https://lmstudio.ai/download" }),
  runs: eitherOf(
    runsGguf(["chat", "embed"], ({ model, role, path, context, format }) =>
      opened(model, role, context, path, format),
    ),
    // Its engine for MLX has the models of MLX LM and MLX-VLM.
    ...[mlxLm, mlxVlm].map((table) =>
      runsMlx(
        ["chat", "complete"],
        ({ model, role, context }) => ({
          ...opened(model, role, context),
          platforms: ["macos"],
        }),
        table,
      ),
    ),
  ),
});

const opened = (
  model: Model,
  role: Role,
  context: number | undefined,
  path?: string,
  format?: string,
): HubRun => ({
  // https://github.com/lmstudio-ai/lms/issues/206
  access: NO_TOKEN,
  link: `lmstudio://open_from_hf?model=${model.id}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`,
  commands: [
    { purpose: "Start the server", code: sh`lms server start` },
    // Only the complete URL means exactly this repository.
    {
      purpose: "Download the model",
      code: sh`lms get ${`https://huggingface.co/${model.id}${format === undefined ? "" : `@${format}`}`} --yes`,
    },
    ...(context === undefined
      ? []
      : [
          {
            purpose: "Load the model with this context",
            code: sh`lms load ${keyOf(model)}${contextFlag("--context-length", context)}`,
          },
        ]),
  ],
  // Schemas only in chat completions: https://lmstudio.ai/docs/developer/openai-compat/structured-output
  ...schemasOnlyInChat(
    imagesFromFiles(
      openAiServer("http://localhost:1234", keyOf(model), role, "responses", "messages"),
    ),
    "responses",
    "messages",
  ),
});

/** LM Studio's name of a model: that of its repository, without the owner. */
const keyOf = ({ id }: Model): string =>
  id
    .slice(id.indexOf("/") + 1)
    .replace(/-gguf$/i, "")
    .toLowerCase();
