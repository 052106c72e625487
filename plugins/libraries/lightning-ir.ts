// Lightning IR: ranks texts by a query, with bi-encoders or cross-encoders.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { PASSAGES, QUERY } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "lightning-ir",
  prettyLabel: "Lightning IR",
  repoUrl: "https://github.com/webis-de/lightning-ir",
  // Version 0.0.6 fails with transformers 5: each tokenizer is one class there, and it expects two.
  install: { pip: ["lightning-ir", "transformers<5"] },
  snippets: (model) => ({ purpose: "Rank passages", code: score(model) }),
});

function score(model: Model): Code {
  const isBi = model.tags.includes("bi-encoder");
  const isCross = !isBi && model.tags.includes("cross-encoder");
  const name = python.name(isCross ? "CrossEncoderModule" : "BiEncoderModule");
  return python`
    from lightning_ir import ${name}

    ${isBi || isCross ? python`` : choice}
    model = ${name}(model_name_or_path=${model.id}).eval()
    output = model.score(${QUERY}, ${PASSAGES})

    print(output.scores)
  `;
}

const choice = python`
  # For a cross-encoder, take CrossEncoderModule instead.
`;
