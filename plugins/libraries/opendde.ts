// OpenDDE: structures of molecules that bind each other. One checkpoint is general, one is tuned for antibodies.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "opendde",
  prettyLabel: "OpenDDE",
  repoUrl: "https://github.com/aurekaresearch/OpenDDE",
  docsUrl: "https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md",
  countDownloads: downloads.extension("pt"),
  install: {
    pip: ["opendde", "huggingface_hub"],
    note: 'With an NVIDIA GPU, install "opendde[gpu]" from PyTorch\'s index of CUDA 12.6.',
  },
  snippets: (model) =>
    checkpointsOf(model).map((checkpoint) => ({
      purpose: isTuned(checkpoint) ? "Predict an antibody with its antigen" : "Predict a structure",
      code: predict(model, checkpoint),
    })),
});

function checkpointsOf(model: Model): readonly string[] {
  const files = filesOf(model)?.filter((path) => path.endsWith(".pt")) ?? [];
  const general = files.find((path) => !isTuned(path));
  const tuned = files.find(isTuned);
  const checkpoints = [general, tuned].filter((path) => path !== undefined);
  return checkpoints.length > 0 ? checkpoints : ["opendde.pt"];
}

const isTuned = (checkpoint: string): boolean => checkpoint.includes("abag");

// Searches need large databases, so only the sequences are read.
function predict(model: Model, checkpoint: string): Code {
  const sequences = isTuned(checkpoint) ? COMPLEX : PROTEIN;
  const job = { name: "sample", modelSeeds: [101], sequences: sequences.map(protein) };
  return sh`
    hf download ${model.id} ${checkpoint} --local-dir checkpoint
    printf '%s' ${JSON.stringify([job])} >input.json
    # The checkpoint is a pickle, which can run code: load those of authors you trust.
    opendde pred -i input.json -o output --load_checkpoint_path ${`checkpoint/${checkpoint}`} --use_msa false --sample 1
  `;
}

const protein = (sequence: string): object => ({ proteinChain: { sequence, count: 1 } });

/** Trp-cage, a protein of twenty residues. */
const PROTEIN = ["NLYIQWLKDGGPSSGRPPPS"];
/** A camel's antibody, and the lysozyme that it binds. */
const COMPLEX = [
  "DVQLQASGGGSVQAGGSLRLSCAASGYTIGPYCMGWFRQAPGKEREGVAAINMGGGITYYADSVKGRFTISQDNAKNTVYLLMNSLEPEDTAIYYCAADSTIYASYYECGHGLSTGGYGYDSWGQGTQVTVSS",
  "KVFGRCELAAAMKRHGLDNYRGYSLGNWVCAAKFESNFNTQATNRNTDGSTDYGILQINSRWWCNDGRTPGSRNLCNIPCSALLSSDITASVNCAKKIVSDGNGMNAWVAWRNRCKGTDVQAWIRGCRL",
];
