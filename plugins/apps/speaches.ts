// Speaches: a server for faster-whisper.
import { absent, defineApp } from "hubsmith";
import { openAiServer, sameInstall } from "hubsmith/apps";
import { tokenFor, withAccess } from "../kit/apps/access.ts";
import { sh } from "hubsmith/code";
import { refuse } from "../kit/engines/loads.ts";
import table from "../kit/engines/speaches.gen.ts";

export default defineApp({
  id: "speaches",
  label: "Speaches",
  summary: "Recognizes speech with faster-whisper, as a server.",
  docsUrl: "https://speaches.ai/installation/",
  readOn: "2026-11-26", // Its options: Speaches 0.9.0-rc.3, read on 2026-12-01.
  order: 13,
  inBackground: true,
  installs: sameInstall({ page: "https://docs.docker.com/get-started/get-docker/" }),
  runs: (model) =>
    model.pipeline_tag === "automatic-speech-recognition" &&
    (model.library_name === "ctranslate2" || model.tags.includes("ctranslate2"))
      ? (refuse(table, model, "transcribe") ??
        withAccess(model, {
          commands: [
            {
              purpose: "Start the server",
              code: sh.command([
                sh`docker run --rm --detach --publish 8000:8000${tokenFor(model)} --name speaches`,
                sh`--volume hf-hub-cache:/home/ubuntu/.cache/huggingface/hub`,
                sh`ghcr.io/speaches-ai/speaches:latest-cpu`,
              ]),
            },
            {
              purpose: "Download the model into it",
              code: sh`SPEACHES_BASE_URL=http://localhost:8000 uvx speaches-cli model download ${model.id}`,
            },
            { purpose: "Stop the server", code: sh`docker stop speaches` },
          ],
          ...openAiServer("http://localhost:8000", model.id, "transcribe"),
        }))
      : absent({
          code: "other-format",
          reason: "It recognizes speech with weights for CTranslate2, and these are others.",
          fix: "Choose a model of Systran, such as Systran/faster-whisper-large-v3.",
        }),
});
