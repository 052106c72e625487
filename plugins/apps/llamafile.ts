// llamafile: llama.cpp in one program for every operating system, which runs a GGUF file next to it.
import { defineApp, type Model } from "hubsmith";
import { hubUrl, openAiServer, runsGgufFile, serverFlags } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";

const page = "https://github.com/mozilla-ai/llamafile/releases/latest";

export default defineApp({
  id: "llamafile",
  label: "llamafile",
  summary: "Runs GGUF files that were downloaded, with one program for every operating system.",
  docsUrl: "https://github.com/mozilla-ai/llamafile/blob/main/docs/running_llamafile.md",
  readOn: "2026-11-26",
  installs: {
    linux: {
      page,
      note: "Make the program executable with chmod +x, and move it to your PATH as llamafile.",
    },
    macos: {
      page,
      note: "Make the program executable with chmod +x, and move it to your PATH as llamafile.",
    },
    windows: { page, note: "Rename the program to llamafile.exe, and move it to your PATH." },
  },
  runs: runsGgufFile(
    ({ model, role, file, path, projector }) => {
      const sees = projector === undefined ? sh`` : sh` --mmproj ${nameOf(projector)}`;
      return {
        commands: [
          { purpose: "Download the model", code: download(model, path) },
          ...(projector === undefined
            ? []
            : [{ purpose: "Download its projector", code: download(model, projector) }]),
          ...(role === "chat"
            ? [
                {
                  purpose: "Chat in the terminal",
                  code: sh`llamafile --chat -m ${file}${sees}`,
                },
              ]
            : []),
          {
            purpose: "Start a server",
            code: sh`llamafile --server -m ${file}${sees}${serverFlags(role)}`,
          },
        ],
        ...openAiServer("http://localhost:8080", model.id, role),
      };
    },
    { oneFile: true },
  ),
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const download = (model: Model, path: string): Code<"sh"> =>
  sh`curl -L -o ${nameOf(path)} ${hubUrl(model, path)}`;
