// Models that another program runs than that of their task. To add one, add a row to `models.ts`.
// The first row that fits counts. The rows of files and formats are first, because the other rows expect weights that
// Transformers loads. Single models come before kinds of models, because these also fit them.
import { absent, type LoadCode, type Model, textIn } from "hubsmith";
import { python } from "hubsmith/code";
import { nameOf } from "../../kit/tasks/record.ts";
import { IMAGE } from "../../kit/samples/inputs.ts";
import { passagesFor, queryFor } from "../../kit/samples/passages.ts";
import { engineFor } from "../../kit/libraries/engine-for.ts";
import { INSTALL as BIREFNET, removeBackground } from "../../kit/libraries/birefnet.ts";
import { trust, warning } from "../../kit/libraries/custom-code.ts";
import { checkSafety } from "./safety-checker.ts";
import { draftOf } from "../../kit/libraries/draft.ts";
import { isNamed } from "../../kit/libraries/inferred.ts";
import { inOtherFormat } from "../../kit/libraries/other-formats.ts";
import { sentences } from "../../kit/libraries/sentence-transformers.ts";
import { adapter, isAdapter } from "../../kit/libraries/peft.ts";
import { rank } from "../../kit/libraries/pylate.ts";
import { isQwenAsr, listen } from "./qwen-asr.ts";
import { isVibeVoice, vibeVoice } from "../../kit/libraries/vibevoice.ts";
import { inference } from "../../kit/libraries/vllm.ts";
import { isVoxtral, transcribe } from "../../kit/libraries/voxtral.ts";
import {
  hasNoWeights,
  isPrompted,
  modelTypeOf,
  ranksItself,
  taskOfType,
} from "../../kit/libraries/transformers/evidence.ts";
import {
  hasOnlyGguf,
  hasOnlyText,
  hasOtherHead,
  ONLY_GGUF,
  ONLY_TEXT,
} from "../../kit/libraries/weights.ts";
import { familyOf, familyProgramOf } from "../../kit/libraries/transformers/families.ts";
import { MODELS, VOICE_CONVERTER } from "./models.ts";
import { taskOf } from "../../kit/libraries/transformers/tasks.ts";
import { type Programs, programsIn, type Row } from "./row.ts";

/** The programs of a model by its files or type, also if the record does not name Transformers. */
export const unnamedProgramOf = (model: Model): Programs | undefined => programsIn(UNNAMED, model);

/** The programs of a model for Transformers that its task does not decide. */
export const specialProgramOf = (model: Model): Programs | undefined => programsIn(SPECIAL, model);

const MLX = absent({ code: "mlx-weights", reason: "The weights are for MLX.", fix: "Use MLX." });

const PROMPTED = absent({
  code: "prompted-reranker",
  reason: "This reranker is a language model with its own prompt.",
  fix: "See the model card for its prompt.",
});

const OLD_FORMAT = absent({
  code: "old-format",
  reason: "GGML is a format of old versions of llama.cpp.",
  fix: "Use a repository with GGUF files.",
});

const OTHER_LAYERS = absent({
  code: "own-code",
  reason: "Transformers does not have the last layers of this model.",
  fix: "Use the code of the model card.",
});

const SOUND_CODES = absent({
  code: "sound-codes",
  reason: "The model writes the codes of a sound, and Transformers does not decode them.",
  fix: "See the model card for the decoder.",
});

const UNNAMED: readonly Row[] = [
  { fits: hasOnlyGguf, absence: ONLY_GGUF },
  { fits: hasOnlyText, absence: ONLY_TEXT },
  { fits: (model) => isNamed(model, "mlx"), absence: MLX },
  { fits: isQwenAsr, programs: listen },
  { fits: isVoxtral, programs: transcribe },
  VOICE_CONVERTER,
];

const SPECIAL: readonly Row[] = [
  { programs: inOtherFormat },
  { fits: hasNoWeights, absence: ONLY_TEXT },
  { fits: hasOtherHead, absence: OTHER_LAYERS },
  { fits: isAdapter, programs: adapter },
  { programs: draftOf },
  { fits: isVibeVoice, programs: vibeVoice },
  ...MODELS,
  { fits: (model) => /-ggml(?=-|$)/i.test(nameOf(model)), absence: OLD_FORMAT },
  { fits: (model) => engineFor(model) === "vllm", programs: inference },
  // Sentence Transformers finds the prompt in the repository.
  {
    fits: isPrompted,
    programs: (model) => (isNamed(model, "sentence-transformers") ? sentences(model) : PROMPTED),
  },
  { fits: writesSound, absence: SOUND_CODES },
  { fits: isColbert, purpose: "Rank passages", packages: ["pylate"], print: rank },
  // Its class is in Diffusers.
  { fits: ({ id }) => /safety-checker/i.test(id), programs: checkSafety },
  { fits: ranksItself, programs: rankAtOnce },
  { fits: isRemover, programs: remover },
  { programs: familyProgramOf },
];

// A language model that was trained on sounds; models of sounds have types of their own.
function writesSound(model: Model): boolean {
  const isSound = /^text-to-(?:audio|speech)$/.test(model.pipeline_tag ?? "");
  return isSound && taskOfType(modelTypeOf(model) ?? "") === "text-generation";
}

function rankAtOnce(model: Model): LoadCode {
  const code = python`
    from transformers import AutoModel

    ${warning(model)}
    model = AutoModel.from_pretrained(${python.args([model.id], { dtype: "auto", ...trust(model) })})
    passages = ${passagesFor(model)}
    ranking = model.rerank(${queryFor(model)}, passages)

    print(ranking)
  `;
  const pip = [`transformers[torch]${familyOf(model)?.versions ?? ""}`];
  return { purpose: "Rank passages", code, install: { pip } };
}

// A model with a vector for each token of a text; those of pages see images.
function isColbert(model: Model): boolean {
  return (
    TEXT_MATCHING.has(model.pipeline_tag ?? "") &&
    taskOf(model).takes === "text" &&
    model.tags.some((tag) => /^colbert$/i.test(tag))
  );
}

const TEXT_MATCHING: ReadonlySet<string> = new Set([
  "",
  "feature-extraction",
  "sentence-similarity",
  "text-ranking",
]);

function isRemover(model: Model): boolean {
  return model.tags.includes("custom_code") && /birefnet|rmbg/i.test(cluesOf(model));
}

const cluesOf = ({ id, config }: Model): string =>
  `${id} ${textIn(config, "architectures", 0) ?? ""}`;

// Version 1.4 of RMBG has its own pipeline, which returns an image; the newer one is a BiRefNet.
function remover(model: Model): LoadCode {
  const purpose = "Remove the background";
  if (!/BriaRMBG|RMBG-1/i.test(cluesOf(model)))
    return { purpose, code: removeBackground(model), install: BIREFNET };
  const code = python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args(["image-segmentation"], { model: model.id, ...trust(model) })})
    ${python.requires("numpy")}
    ${python.requires("PIL", "Image")}
    result = pipe(${IMAGE})

    Image.fromarray(numpy.array(result)).save("foreground.png")
  `;
  const install = { pip: ["transformers[torch,vision]<5", "scikit-image"] };
  return { purpose, code, install };
}
