// cortiq: runs .cmf files, each a complete model, for text, images, music or videos.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { hfDownload } from "hubsmith/formats";
import { example, filesOf } from "../kit/tasks/record.ts";
import { ASKED, CLIP, MUSIC, SCENE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "cortiq",
  prettyLabel: "cortiq",
  repoUrl: "https://github.com/infosave2007/cmf",
  docsUrl: "https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md",
  countDownloads: downloads.extension("cmf"),
  install: {
    note: "cargo install cortiq-cli, or take the program from github.com/infosave2007/cmf/releases",
    pip: ["huggingface_hub"],
  },
  snippets: choose,
});

function choose(model: Model): LoadCode | readonly LoadCode[] {
  const prompt = (otherwise: string): string => example(model, "text") ?? otherwise;
  switch (model.pipeline_tag) {
    case "text-to-image":
      return {
        purpose: "Generate an image",
        code: run(
          model,
          (file) => sh`cortiq imagine ${file} --prompt ${prompt(SCENE)} --out image.png`,
        ),
      };
    case "text-to-video":
      return { purpose: "Generate a video", code: run(model, video(model, prompt(CLIP))) };
    case "text-to-audio":
      return {
        purpose: "Generate a song",
        code: run(
          model,
          (file) =>
            sh`cortiq music ${file} --prompt ${prompt(MUSIC)} --lyrics ${LYRICS} --seconds 20 --out song.wav`,
        ),
      };
    default:
      return [
        {
          purpose: "Generate text",
          code: run(model, (file) => sh`cortiq run ${file} --prompt ${prompt(ASKED)}`),
        },
        { purpose: "Start an OpenAI-compatible server", code: run(model, serve) },
      ];
  }
}

const LYRICS =
  "[verse]\nRain on the roof, rain on the road\n[chorus]\nSlowly the evening takes its load";

type Command = (file: Code<"sh"> | string) => Code<"sh">;

// LTX has its own command, which writes video and sound separately.
function video(model: Model, prompt: string): Command {
  const isLtx = model.tags.includes("ltx-video") || /\bltx\b/i.test(model.id);
  return isLtx
    ? (file) => sh`
        cortiq ltx-video --model ${file} --prompt ${prompt} \
            --height 256 --width 384 --frames 49 --fps 24 --out clip.y4m --out-audio clip.wav
      `
    : (file) => sh`cortiq animate ${file} --prompt ${prompt} --out clip.avi`;
}

const serve: Command = (file) => sh`
  cortiq serve ${file} --host 127.0.0.1 --port 8080
`;

function run(model: Model, command: Command): Code {
  const file = filesOf(model)?.find((path) => path.endsWith(".cmf"));
  return file === undefined
    ? sh`
        hf download ${model.id} --include ${"*.cmf"} --local-dir model
        file=$(find model -name '*.cmf' | head -n 1)
        ${command(sh`"$file"`)}
      `
    : sh`
        ${hfDownload(model.id, [file], sh` --local-dir model`)}
        ${command(`model/${file}`)}
      `;
}
