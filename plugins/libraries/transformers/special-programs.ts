// Models that another program runs than that of their task. To add one, add a row: the first that fits counts.
import { absent, type Absence, type LoadCode, type Model, textIn } from "hubsmith";
import { python } from "hubsmith/code";
import { IMAGE } from "../../kit/samples/inputs.ts";
import { textsFor } from "../../kit/samples/texts.ts";
import { INSTALL as BIREFNET, removeBackground } from "../../kit/libraries/birefnet.ts";
import { trust, warning } from "../../kit/libraries/custom-code.ts";
import { checkSafety } from "./safety-checker.ts";
import { draftOf } from "../../kit/libraries/draft.ts";
import { isNamed } from "../../kit/libraries/inferred.ts";
import { inOtherFormat } from "../../kit/libraries/other-formats.ts";
import { ownPackageOf } from "../../kit/libraries/own-packages.ts";
import { adapter, isAdapter } from "../../kit/libraries/peft.ts";
import { rank } from "../../kit/libraries/pylate.ts";
import { isQwenAsr, listen } from "./qwen-asr.ts";
import { isVibeVoice, vibeVoice } from "../../kit/libraries/vibevoice.ts";
import { inference } from "../../kit/libraries/vllm.ts";
import { isVoxtral, transcribe } from "../../kit/libraries/voxtral.ts";
import {
  hasNoWeights,
  isPrompted,
  ranksItself,
} from "../../kit/libraries/transformers/evidence.ts";
import { hasOnlyGguf, hasOnlyText, ONLY_GGUF, ONLY_TEXT } from "../../kit/libraries/weights.ts";
import { familyProgramOf } from "../../kit/libraries/transformers/families.ts";
import { convertVoice, ownCallOf } from "./own-calls.ts";
import { taskOf } from "../../kit/libraries/transformers/tasks.ts";
import { unsupportedOf } from "./unsupported.ts";
import { needsVllm } from "./vllm-only.ts";

type Programs = LoadCode | readonly LoadCode[] | Absence;
type Row = (model: Model) => Programs | undefined;

const firstOf = (rows: readonly Row[], model: Model): Programs | undefined => {
  for (const row of rows) {
    const programs = row(model);
    if (programs !== undefined) return programs;
  }
  return undefined;
};

const when =
  (fits: (model: Model) => boolean, print: (model: Model) => Programs): Row =>
  (model) =>
    fits(model) ? print(model) : undefined;

/** The programs of a model by its files or type, also if the record does not name Transformers. */
export const unnamedProgramOf: Row = (model) => firstOf(UNNAMED, model);

/** The programs of a model for Transformers that its task does not decide. */
export const specialProgramOf: Row = (model) => firstOf(SPECIAL, model);

const MLX = absent({ code: "mlx-weights", reason: "The weights are for MLX.", fix: "Use MLX." });

const PROMPTED = absent({
  code: "prompted-reranker",
  reason: "This reranker is a language model with its own prompt.",
  fix: "See the model card for its prompt.",
});

const UNNAMED: readonly Row[] = [
  when(hasOnlyGguf, () => ONLY_GGUF),
  when(hasOnlyText, () => ONLY_TEXT),
  when(
    (model) => isNamed(model, "mlx"),
    () => MLX,
  ),
  when(isQwenAsr, listen),
  when(isVoxtral, transcribe),
  convertVoice,
];

const SPECIAL: readonly Row[] = [
  inOtherFormat,
  when(hasNoWeights, () => ONLY_TEXT),
  ownPackageOf,
  when(isAdapter, adapter),
  draftOf,
  when(isVibeVoice, vibeVoice),
  ownCallOf,
  unsupportedOf,
  when(needsVllm, inference),
  when(isPrompted, () => PROMPTED),
  when(isColbert, (model) => ({
    purpose: "Rank passages",
    code: rank(model),
    install: { pip: ["pylate"] },
  })),
  // Its class is in Diffusers.
  when(({ id }) => /safety-checker/i.test(id), checkSafety),
  when(ranksItself, rankAtOnce),
  when(isRemover, remover),
  familyProgramOf,
];

function rankAtOnce(model: Model): LoadCode {
  const code = python`
    from transformers import AutoModel

    ${warning(model)}
    model = AutoModel.from_pretrained(${python.args([model.id], { dtype: "auto", ...trust(model) })})
    passages = ${textsFor(model).passages}
    ranking = model.rerank(${textsFor(model).query}, passages)

    print(ranking)
  `;
  return { purpose: "Rank passages", code };
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
