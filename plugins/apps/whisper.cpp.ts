// whisper.cpp: recognizes speech on any hardware.
import { absent, defineApp } from "hubsmith";
import { brewed, openAiServer } from "hubsmith/apps";
import { withAccess } from "../kit/apps/access.ts";
import { sh } from "hubsmith/code";
import { refuse } from "../kit/engines/loads.ts";
import table from "../kit/engines/whisper.cpp.gen.ts";
import { hfDownload } from "hubsmith/formats";

export default defineApp({
  id: "whisper.cpp",
  label: "whisper.cpp",
  summary: "Recognizes speech on any hardware, in a terminal or as a server.",
  docsUrl: "https://github.com/ggml-org/whisper.cpp/blob/master/examples/server/README.md",
  readOn: "2026-11-26", // Its options: whisper.cpp 1.9.3, read on 2026-12-01.
  order: 12,
  installs: {
    ...brewed("whisper-cpp"),
    windows: { page: "https://github.com/ggml-org/whisper.cpp/releases/latest" },
  },
  runs: (model, file) => {
    const paths = (model.siblings ?? [])
      .map(({ rfilename }) => rfilename)
      .filter((name) => /^ggml-.*\.bin$/.test(name));
    const path = file ?? paths.find((name) => name === "ggml-large-v3-turbo.bin") ?? paths[0];
    if (path === undefined || !paths.includes(path))
      return absent({
        code: "no-ggml",
        reason: "It runs ggml files of Whisper, and the repository lists none.",
        fix: "Choose a file of ggerganov/whisper.cpp, or a program that loads these weights.",
      });
    const refusal = refuse(table, model, "transcribe");
    if (refusal !== undefined) return refusal;
    return withAccess(model, {
      file: path,
      commands: [
        { purpose: "Download the model", code: hfDownload(model.id, [path], sh` --local-dir .`) },
        { purpose: "Transcribe a file", code: sh`whisper-cli -m ${path} -f ${"meeting.wav"}` },
        {
          purpose: "Start a server",
          // The path that OpenAI's clients call; --convert takes other sounds than WAV with ffmpeg.
          code: sh`whisper-server -m ${path} --inference-path /v1/audio/transcriptions --convert`,
        },
      ],
      ...openAiServer("http://localhost:8080", "whisper-1", "transcribe"),
    });
  },
});
