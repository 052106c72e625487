// SAELens: sparse autoencoders, which decompose the activations of a language model into features.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/tasks/sample-inputs.ts";

export default defineLibrary({
  id: "saelens",
  prettyLabel: "SAELens",
  repoName: "SAELens",
  repoUrl: "https://github.com/jbloomAus/SAELens",
  filter: false,
  install: { pip: ["sae-lens"] },
  snippets: (model) => ({ purpose: "Find features in text", code: encode(model) }),
});

// The autoencoder's config has its model, and its position in the model.
function encode(model: Model): Code {
  return python`
    from sae_lens import SAE, HookedSAETransformer

    ${load(model)}
    name, hook = sae.cfg.metadata["model_name"], sae.cfg.metadata["hook_name"]
    transformer = HookedSAETransformer.from_pretrained_no_processing(name)
    _, cache = transformer.run_with_cache(${BEGINNING}, names_filter=hook)
    features = sae.encode(cache[hook].to(sae.device))

    print(features[0, -1].topk(5))
  `;
}

// A repository has one autoencoder per folder, or a single one without folders.
function load(model: Model): Code<"python"> {
  const configs = filesOf(model)?.filter((path) => /(^|\/)cfg\.json$/.test(path));
  const first = configs?.[0]?.replace(/\/?cfg\.json$/, "");
  if (first === "") {
    return python`
      ${python.requires("huggingface_hub", "snapshot_download")}
      sae = SAE.load_from_disk(snapshot_download(${model.id}), device="cpu")
    `;
  }
  return python`
    ${first === undefined ? unknown : python``}
    sae = SAE.from_pretrained(release=${model.id}, sae_id=${first ?? "blocks.8.hook_resid_pre"}, device="cpu")
  `;
}

const unknown = python`
  # sae_id is a folder of the repository with a cfg.json in it.
`;
