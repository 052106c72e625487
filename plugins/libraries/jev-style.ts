// jev-style: answers typed questions about a text, each with a probability, on PyTorch, MLX or llama.cpp.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { COMPLAINT } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "jev-style",
  prettyLabel: "jev-style",
  repoUrl: "https://github.com/lawrence3699/jev-style",
  countDownloads: downloads.any(
    downloads.extension("gguf"),
    downloads.all(downloads.filename("config"), downloads.extension("json")),
  ),
  install: { pip: ["jev-style[torch]"] },
  snippets: (model): readonly LoadCode[] => {
    const code = decide(model);
    if (model.tags.includes("mlx")) {
      const install = { note: "This needs Apple silicon", pip: ["jev-style[mlx]"] };
      return [{ purpose: "Classify text", code, install }];
    }
    if (model.tags.includes("gguf")) {
      return [
        {
          purpose: "Build the classifier",
          code: scorer(model),
          install: { pip: ["huggingface_hub"] },
        },
        { purpose: "Classify text", code, install: { pip: ["jev-style"] } },
      ];
    }
    return [{ purpose: "Classify text", code }];
  },
});

const decide = (model: Model): Code => python`
  from jev_style import JevStyle, choice, noul

  ${isKnown(model) ? python`` : python`# This runs Python code of the repository: read it first.`}
  model = JevStyle.from_pretrained(${python.args([model.id], isKnown(model) ? {} : { trust_remote_code: true })})
  text = ${COMPLAINT}
  teams = ["billing", "shipping", "returns"]
  result = model.decide(
      text,
      {
          "refund": noul("The customer wants money back."),
          "team": choice("Which team should handle this?", teams),
      },
  )

  print(result["answers"])
`;

// The 2B models have a different scorer.
function scorer(model: Model): Code {
  const variable = sh.value(/2B/i.test(model.id) ? "JEV_SCORE_V2_BIN" : "JEV_SCORE_BIN");
  return sh`
    git clone https://github.com/ggml-org/llama.cpp
    hf download ${model.id} --include build_jev_score.sh --include "*.cpp" --local-dir scorer
    # This runs a script of the repository: read it first. Its last line is where the scorer is.
    scorer=$(sh scorer/build_jev_score.sh "$PWD/llama.cpp" | tail -n 1)
    export ${variable}="$scorer"
  `;
}

// The package rejects models that are not in its list of releases, unless an option is set.
const isKnown = (model: Model): boolean => model.id.startsWith("chaoliangUNSW/");
