// Models that name Transformers, and that a package of their own loads. To add one, add a row.
import { type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../tasks/record.ts";
import { SPOKEN } from "../samples/inputs.ts";
import { fetched, PICTURE, RECORDING } from "./sample-files.ts";
import { textsFor } from "../samples/texts.ts";
import { namedTypeOf } from "./transformers/evidence.ts";

interface Row {
  readonly fits: (model: Model) => boolean;
  readonly purpose: string;
  readonly pip: readonly string[];
  readonly code: (model: Model) => Code;
}

/** The program of a model by its own package; undefined for other models. */
export function ownPackageOf(model: Model): LoadCode | undefined {
  const row = ROWS.find(({ fits }) => fits(model));
  return row && { purpose: row.purpose, code: row.code(model), install: { pip: row.pip } };
}

const ROWS: readonly Row[] = [
  {
    fits: (model) => namedTypeOf(model) === "parler_tts",
    purpose: "Generate speech",
    pip: ["git+https://github.com/huggingface/parler-tts.git", "soundfile"],
    code: speak,
  },
  {
    fits: (model) => /^snac_\d+khz$/i.test(nameOf(model)),
    purpose: "Encode and decode a recording",
    pip: ["snac", "librosa", "soundfile"],
    code: reconstruct,
  },
  {
    fits: (model) => superResolverOf(model) !== undefined,
    purpose: "Upscale an image",
    pip: ["super-image"],
    code: upscale,
  },
  {
    fits: (model) => /^moirai-1\.\d-R-/i.test(nameOf(model)),
    purpose: "Forecast a time series",
    pip: ["uni2ts", "gluonts"],
    code: forecast,
  },
  {
    fits: isOfFastEmbed,
    purpose: "Compare sentences",
    pip: ["fastembed"],
    code: compare,
  },
];

// Two tokenizers: one for the text, and one for the description of the voice.
function speak(model: Model): Code {
  return python`
    import soundfile
    import torch
    from parler_tts import ParlerTTSForConditionalGeneration
    from transformers import AutoTokenizer

    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = ParlerTTSForConditionalGeneration.from_pretrained(${model.id}).to(device)
    tokenizer = AutoTokenizer.from_pretrained(${model.id})
    describer = AutoTokenizer.from_pretrained(model.config.text_encoder._name_or_path)

    voice = "A female speaker with a clear voice speaks slowly. The recording is close up."
    description = describer(voice, return_tensors="pt").to(device)
    prompt = tokenizer(${SPOKEN}, return_tensors="pt").to(device)
    audio = model.generate(
        input_ids=description.input_ids,
        attention_mask=description.attention_mask,
        prompt_input_ids=prompt.input_ids,
        prompt_attention_mask=prompt.attention_mask,
    )

    samples = audio.float().cpu().numpy().squeeze()
    soundfile.write("speech.wav", samples, model.config.sampling_rate)
  `;
}

function reconstruct(model: Model): Code {
  return python`
    import librosa
    import soundfile
    import torch
    from snac import SNAC

    model = SNAC.from_pretrained(${model.id}).eval()
    ${fetched(RECORDING)}
    audio, _ = librosa.load(${RECORDING.path}, sr=model.sampling_rate)
    with torch.inference_mode():
        codes = model.encode(torch.from_numpy(audio)[None, None])
        waveform = model.decode(codes)

    print([code.shape for code in codes])
    soundfile.write("decoded.wav", waveform[0, 0].numpy(), model.sampling_rate)
  `;
}

// The types of super-image, whose classes are named after them: EdsrModel.
const SUPER_RESOLVERS = /^(?:a2n|awsrn|carn|drln|edsr|han|mdsr|msrn|pan|rcan|rnan)$/i;

function superResolverOf({ config, tags }: Model): string | undefined {
  // The tag of a type may also be that of a language: pan.
  const isTagged = tags.includes("super-image");
  const names = [textIn(config, "model_type"), ...(isTagged ? tags : [])];
  return names.find((name) => SUPER_RESOLVERS.test(name ?? ""));
}

function upscale(model: Model): Code {
  const type = superResolverOf(model)!.toLowerCase();
  const name = python.name(`${type[0]!.toUpperCase()}${type.slice(1)}Model`);
  return python`
    from PIL import Image
    from super_image import ${name}, ImageLoader

    model = ${name}.from_pretrained(${model.id}, scale=2)
    ${fetched(PICTURE)}
    inputs = ImageLoader.load_image(Image.open(${PICTURE.path}).convert("RGB"))

    ImageLoader.save_image(model(inputs), "upscaled.png")
  `;
}

function forecast(model: Model): Code {
  return python`
    import numpy as np
    from gluonts.dataset.common import ListDataset
    from uni2ts.model.moirai import MoiraiForecast, MoiraiModule

    model = MoiraiForecast(
        module=MoiraiModule.from_pretrained(${model.id}),
        prediction_length=20,
        context_length=200,
        patch_size="auto",
        num_samples=100,
        target_dim=1,
        feat_dynamic_real_dim=0,
        past_feat_dynamic_real_dim=0,
    )
    predictor = model.create_predictor(batch_size=32)
    series = {"start": "2026-01-01", "target": np.sin(np.arange(200) / 7)}
    forecasts = list(predictor.predict(ListDataset([series], freq="D")))

    print(forecasts[0].mean)
  `;
}

/** Is it an export of an embedder for FastEmbed, at the top of the repository? */
export function isOfFastEmbed({ id, pipeline_tag: task = "", tags }: Model): boolean {
  return (
    /^Qdrant\//i.test(id) &&
    tags.includes("onnx") &&
    /^(?:feature-extraction|sentence-similarity)$/.test(task)
  );
}

// FastEmbed names a model after the one that was exported.
function compare(model: Model): Code {
  return python`
    import numpy as np
    from fastembed import TextEmbedding

    name = next(
        known["model"]
        for known in TextEmbedding.list_supported_models()
        if str(known["sources"]["hf"]).lower() == ${model.id.toLowerCase()}
    )
    model = TextEmbedding(name)
    sentences = ${textsFor(model).sentences}
    embeddings = np.array(list(model.embed(sentences)))

    print(embeddings @ embeddings.T)
  `;
}
