// SAELens: sparse autoencoders, which decompose the activations of a language model into features.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "saelens",
  prettyLabel: "SAELens",
  repoUrl: "https://github.com/jbloomAus/SAELens",
  install: { pip: ["sae-lens"] },
  snippets: (model) => ({ purpose: "Find features in text", code: encode(model) }),
});

// The autoencoder's config has its model, and its position in the model.
const encode = (model: Model): Code => python`
  from sae_lens import SAE, HookedSAETransformer

  ${load(model)}
  name, hook = sae.cfg.metadata["model_name"], sae.cfg.metadata["hook_name"]
  transformer = HookedSAETransformer.from_pretrained_no_processing(name)
  _, cache = transformer.run_with_cache(${BEGINNING}, names_filter=hook)
  features = sae.encode(cache[hook].to(sae.device))

  print(features[0, -1].topk(5))
`;

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
  const scope = scopeOf(model);
  const { release = model.id, sae_id = first ?? "blocks.8.hook_resid_pre" } = scope ?? {};
  return python`
    ${first === undefined && scope === undefined ? unknown : python``}
    sae = SAE.from_pretrained(${python.args([], { release, sae_id, device: "cpu" })})
  `;
}

// Gemma Scope 2 is in SAELens by its own names; each size has some layers.
const LAYERS: Readonly<Record<string, number>> = { "1b": 22, "4b": 29, "12b": 31, "27b": 40 };

function scopeOf(model: Model): { readonly release: string; readonly sae_id: string } | undefined {
  const [name, size = "1b", kind = "pt"] =
    /^gemma-scope-2(?:-(\d+b)-(pt|it))?$/.exec(nameOf(model)) ?? [];
  const layer = LAYERS[size];
  if (name === undefined || layer === undefined) return undefined;
  return {
    release: `gemma-scope-2-${size}-${kind}-res`,
    sae_id: `layer_${layer}_width_65k_l0_medium`,
  };
}

const unknown = python`
  # sae_id is a folder of the repository with a cfg.json in it.
`;
