// OpenASR: speech recognition at the command line. Its catalog has names for its own models; any other is a file.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { fetchedInShell, recordingFor } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "openasr",
  prettyLabel: "OpenASR",
  repoUrl: "https://github.com/QuintinShaw/openasr",
  docsUrl: "https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md",
  countDownloads: downloads.extension("oasr"),
  install: { brew: ["quintinshaw/tap/openasr"] },
  snippets: (model) => {
    const pack = filesOf(model)?.find((path) => path.endsWith(".oasr"));
    return pack === undefined || model.id.startsWith("OpenASR/")
      ? { purpose: "Transcribe audio", code: cataloged(model) }
      : {
          purpose: "Transcribe audio",
          code: fromFile(model, pack),
          install: { brew: ["quintinshaw/tap/openasr", "hf"] },
        };
  },
});

// The catalog's name is the last part of the repository's name.
function cataloged(model: Model): Code {
  const pack = nameOf(model);
  return sh`
    openasr pull ${pack}
    ${fetchedInShell(recordingFor(model))}
    openasr transcribe ${recordingFor(model).path} --model ${pack}
  `;
}

const fromFile = (model: Model, pack: string): Code => sh`
  hf download ${model.id} ${pack} --local-dir model
  ${fetchedInShell(recordingFor(model))}
  openasr transcribe ${recordingFor(model).path} --model-pack ${`model/${pack}`}
`;
