// WhisperKit: Whisper on Apple silicon, in an app or at the command line. A repository has one folder per variant.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh, swift } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { fetchedInShell, RECORDING } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "whisperkit",
  prettyLabel: "WhisperKit",
  repoUrl: "https://github.com/argmaxinc/WhisperKit",
  docsUrl: "https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew",
  countDownloads: downloads.all(
    downloads.filename("model"),
    downloads.extension("mil"),
    downloads.exists("path_prefix"),
  ),
  install: { brew: ["whisperkit-cli", "hf"] },
  snippets: (model) => [
    {
      purpose: "Transcribe audio in Swift",
      code: inSwift(model),
      install: {
        swift: [{ url: "https://github.com/argmaxinc/argmax-oss-swift.git", from: "0.9.0" }],
      },
    },
    { purpose: "Transcribe audio on the command line", code: inShell(model) },
  ],
});

// Without a variant, WhisperKit chooses the one that suits the device.
function inSwift(model: Model): Code {
  const variant = variantOf(model);
  const repository = swift`modelRepo: ${model.id}`;
  return swift`
    import Foundation
    import WhisperKit

    let address = URL(string: ${RECORDING.url})!
    try Data(contentsOf: address).write(to: URL(fileURLWithPath: ${RECORDING.path}))

    let pipe = try await WhisperKit(WhisperKitConfig(${variant === undefined ? repository : swift`model: ${variant}, ${repository}`}))
    let results = try await pipe.transcribe(audioPath: ${RECORDING.path})

    print(results.map(\.text).joined(separator: " "))
  `;
}

function inShell(model: Model): Code {
  const variant = variantOf(model);
  const [fetch, folder] =
    variant === undefined
      ? [sh`hf download ${model.id} --local-dir model`, "model"]
      : [
          sh`hf download ${model.id} --include ${`${variant}/*`} --local-dir model`,
          `model/${variant}`,
        ];
  return sh`
    ${fetch}
    ${fetchedInShell(RECORDING)}
    whisperkit-cli transcribe --model-path ${folder} --audio-path ${RECORDING.path}
  `;
}

function variantOf(model: Model): string | undefined {
  const folders = filesOf(model)?.map((path) => /^(\w[\w.-]*)\/AudioEncoder\.ml/.exec(path)?.[1]);
  return folders?.find((folder) => folder !== undefined);
}
