// Models with a program of their own: their processor has a call that no pipeline makes, or another package loads them.
// To add a model, add a row; `programs.ts` says when the rows are read.
import { type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { spokenIn } from "../../kit/tasks/languages.ts";
import { pictureFor } from "../../kit/samples/pictures.ts";
import { nameOf, typesOf } from "../../kit/tasks/record.ts";
import { articleFor } from "../../kit/samples/articles.ts";
import { askedFor } from "../../kit/samples/asked.ts";
import { sentencesFor } from "../../kit/samples/compared.ts";
import { opinionFor } from "../../kit/samples/opinions.ts";
import { passagesFor, queryFor } from "../../kit/samples/passages.ts";
import { AUDIO_WORDS, DOCUMENT, IMAGE, SPOKEN } from "../../kit/samples/inputs.ts";
import {
  audioFor,
  fetched,
  PERSON,
  PICTURE,
  RECORDING,
  recordingFor,
} from "../../kit/libraries/sample-files.ts";
import { isOfFastEmbed } from "../../kit/libraries/other-formats.ts";
import type { Row } from "./row.ts";
import { TORCH_AUDIO } from "../../kit/libraries/torch.ts";
import { modelTypeOf, namedTypeOf, needsCode } from "../../kit/libraries/transformers/evidence.ts";
import { sampleFor, UNKNOWN } from "../../kit/libraries/transformers/task.ts";
import { taskIdOf, taskOf } from "../../kit/libraries/transformers/tasks.ts";

type Python = Code<"python">;

const hasType =
  (...types: readonly string[]) =>
  (model: Model): boolean =>
    types.some((type) => typesOf(model).includes(type));

const SOUND = ["transformers[torch]", "soundfile", "soxr"];

/** Models with a program of their own. The first row that fits counts. */
export const MODELS: readonly Row[] = [
  {
    fits: (model) => namedTypeOf(model) === "parler_tts",
    purpose: "Generate speech",
    packages: ["git+https://github.com/huggingface/parler-tts.git", "soundfile"],
    // Two tokenizers: one for the text, and one for the description of the voice.
    print: (model) => python`
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
    `,
  },
  {
    // It has no voice of its own.
    fits: (model) => hasType("speecht5")(model) && taskOf(model).head === "TextToWaveform",
    purpose: "Generate speech",
    packages: ["transformers[torch,sentencepiece]", "soundfile"],
    print: (model) => python`
      import soundfile
      from transformers import pipeline

      pipe = pipeline(${python.args(["text-to-speech"], { model: model.id })})
      ${VOICE}
      result = pipe(${sampleFor(model, taskOf(model), python`pipe.tokenizer`)}, forward_params={"speaker_embeddings": voice})

      soundfile.write("speech.wav", result["audio"].T, result["sampling_rate"])
    `,
  },
  {
    fits: (model) => /^snac_\d+khz$/i.test(nameOf(model)),
    purpose: "Encode and decode a recording",
    packages: ["snac", "librosa", "soundfile"],
    print: (model) => python`
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
    `,
  },
  {
    fits: (model) => superResolverOf(model) !== undefined,
    purpose: "Upscale an image",
    packages: ["super-image"],
    print: upscale,
  },
  {
    fits: (model) => /^moirai-1\.\d-R-/i.test(nameOf(model)),
    purpose: "Forecast a time series",
    packages: ["uni2ts", "gluonts"],
    print: forecast,
  },
  {
    fits: (model) => /^llmlingua-2-/i.test(nameOf(model)),
    purpose: "Compress a prompt",
    packages: ["llmlingua", "transformers<5"],
    print: (model) => python`
      from llmlingua import PromptCompressor

      compressor = PromptCompressor(${python.args([model.id], { use_llmlingua2: true, device_map: "cpu" })})
      result = compressor.compress_prompt(${python.args([articleFor(model)], { rate: 0.5 })})

      print(result["compressed_prompt"])
    `,
  },
  {
    // It finds the blocks of a page first, and then reads each.
    fits: (model) => /^mineru2\.5/i.test(nameOf(model)) && hasType("qwen2_vl")(model),
    purpose: "Read a page",
    packages: ["mineru-vl-utils[transformers]"],
    print: (model) => python`
      from mineru_vl_utils import MinerUClient
      from mineru_vl_utils.transformers_loading import (
          load_transformers_model,
          load_transformers_processor,
      )
      from transformers.image_utils import load_image

      client = MinerUClient(
          backend="transformers",
          model=load_transformers_model(${python.args([model.id], { device_map: "auto" })}),
          processor=load_transformers_processor(${model.id}),
      )

      for block in client.two_step_extract(load_image(${DOCUMENT})):
          print(block.type, block.content)
    `,
  },
  {
    // The package has the prompt that it was trained with, and loads this version.
    fits: (model) => /^chandra-ocr-2$/i.test(nameOf(model)),
    purpose: "Read a page",
    packages: ["chandra-ocr[hf]"],
    print: () => python`
      from chandra.model import InferenceManager
      from chandra.model.schema import BatchInputItem
      from transformers.image_utils import load_image

      manager = InferenceManager(method="hf")
      page = BatchInputItem(image=load_image(${DOCUMENT}), prompt_type="ocr_layout")

      print(manager.generate([page])[0].markdown)
    `,
  },
  {
    // FastEmbed names a model after the one that was exported.
    fits: isOfFastEmbed,
    purpose: "Compare sentences",
    packages: ["fastembed"],
    print: (model) => python`
      import numpy as np
      from fastembed import TextEmbedding

      name = next(
          known["model"]
          for known in TextEmbedding.list_supported_models()
          if str(known["sources"]["hf"]).lower() == ${model.id.toLowerCase()}
      )
      model = TextEmbedding(name)
      sentences = ${sentencesFor(model)}
      embeddings = np.array(list(model.embed(sentences)))

      print(embeddings @ embeddings.T)
    `,
  },
  {
    fits: (model) => hasType("vibevoice_asr")(model) || /vibevoice-asr-hf/i.test(nameOf(model)),
    purpose: "Transcribe audio",
    packages: SOUND,
    print: (model) => python`
      ${loaded("AutoModelForMultimodalLM", model)}

      inputs = processor.apply_transcription_request(${audioFor(model)})
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs)[:, inputs["input_ids"].shape[-1] :]

      print(processor.decode(outputs, return_format="transcription_only")[0])
    `,
  },
  {
    fits: hasType("granite_speech", "granite_speech_plus"),
    purpose: "Transcribe audio",
    // Its LoRA for speech is loaded by PEFT.
    packages: [...SOUND, "peft", ...TORCH_AUDIO],
    print: (model) => python`
      ${loaded("AutoModelForSpeechSeq2Seq", model)}

      ${heard(model)}
      messages = [{"role": "user", "content": "<|audio|>Transcribe the speech into text."}]
      prompt = processor.tokenizer.apply_chat_template(
          messages, tokenize=False, add_generation_prompt=True
      )
      inputs = processor(prompt, audio, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=200)
      written = outputs[0][inputs["input_ids"].shape[-1] :]

      print(processor.decode(written, skip_special_tokens=True))
    `,
  },
  {
    fits: hasType("cohere_asr"),
    purpose: "Transcribe audio",
    packages: ["transformers[torch,sentencepiece]", "soundfile", "soxr"],
    print: (model) => python`
      ${loaded("AutoModelForSpeechSeq2Seq", model)}

      ${heard(model)}
      inputs = processor(${python.args([python`audio`], { language: spokenIn(model), sampling_rate: 16000, return_tensors: "pt" })})
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=256)

      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  {
    // The name of no processor is in these repositories.
    fits: (model) =>
      hasType("vision-encoder-decoder")(model) && /gpt-?2|caption/i.test(nameOf(model)),
    purpose: "Describe an image",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      from transformers import AutoImageProcessor, AutoTokenizer, VisionEncoderDecoderModel
      from transformers.image_utils import load_image

      processor = AutoImageProcessor.from_pretrained(${model.id})
      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = VisionEncoderDecoderModel.from_pretrained(${model.id}, device_map="auto")

      image = load_image(${IMAGE})
      inputs = processor(image, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)

      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  {
    // Base models have no chat template: the text has the place of the image.
    fits: ({ id, tags }) =>
      !tags.includes("conversational") && /\/gemma-4-e?\d+b(?:-a\d+b)?$/i.test(id),
    purpose: "Describe an image",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      ${loaded("AutoModelForImageTextToText", model)}

      ${python.requires("transformers.image_utils", "load_image")}
      image = load_image(${IMAGE})
      prompt = processor.image_token + " This picture shows"
      inputs = processor(text=prompt, images=image, return_tensors="pt")
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)

      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  {
    // The type of its parts has a chat; this model has no template, and its own prompt.
    fits: hasType("unlimited-ocr", "unlimited_ocr"),
    purpose: "Read a page",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      ${loaded("AutoModelForImageTextToText", model)}

      inputs = processor(
          images=${DOCUMENT},
          text="<image>document parsing.",
          return_tensors="pt",
      ).to(model.device)
      outputs = model.generate(
          **inputs,
          max_new_tokens=4096,
          no_repeat_ngram_size=35,
          no_repeat_ngram_window_size=128,
      )
      written = outputs[0][inputs["input_ids"].shape[-1] :]

      print(processor.decode(written, skip_special_tokens=True))
    `,
  },
  {
    fits: hasType("vitmatte"),
    purpose: "Cut out the foreground",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      import torch
      from PIL import Image
      from transformers import AutoImageProcessor, VitMatteForImageMatting
      from transformers.image_utils import load_image

      processor = AutoImageProcessor.from_pretrained(${model.id})
      model = VitMatteForImageMatting.from_pretrained(${model.id}, device_map="auto")

      image = load_image(${`${MATTING}/image.png`})
      # White is the foreground, black is the background, and gray is unknown.
      trimap = load_image(${`${MATTING}/trimap.png`}).convert("L")
      inputs = processor(images=image, trimaps=trimap, return_tensors="pt")
      with torch.no_grad():
          alphas = model(**inputs.to(model.device)).alphas
      alpha = alphas[0, 0, : image.height, : image.width] * 255

      Image.fromarray(alpha.byte().cpu().numpy()).save("alpha.png")
    `,
  },
  {
    fits: (model) => hasType("wav2vec2")(model) && /forced-?aligner/i.test(nameOf(model)),
    purpose: "Find the time of each word",
    packages: ["git+https://github.com/MahmoudAshraf97/ctc-forced-aligner.git"],
    note: "The recording is read by the program ffmpeg, which must be installed.",
    print: (model) => python`
      import torch
      from ctc_forced_aligner import (
          generate_emissions,
          get_alignments,
          get_spans,
          load_alignment_model,
          load_audio,
          postprocess_results,
          preprocess_text,
      )

      device = "cuda" if torch.cuda.is_available() else "cpu"
      model, tokenizer = load_alignment_model(device, ${model.id})

      ${fetched(recordingFor(model))}
      audio = load_audio(${recordingFor(model).path}, model.dtype, model.device)
      emissions, stride = generate_emissions(model, audio)
      text = ${AUDIO_WORDS}
      tokens, words = preprocess_text(text, romanize=True, language="eng")
      segments, scores, blank = get_alignments(emissions, tokens, tokenizer)
      spans = get_spans(tokens, segments, blank)

      for word in postprocess_results(words, spans, stride, scores):
          print(word["start"], word["end"], word["text"])
    `,
  },
  {
    // Its classes are in its own package.
    fits: (model) => hasType("deepseek_vl_v2")(model) && !needsCode(model),
    purpose: "Ask about an image",
    packages: ["git+https://github.com/deepseek-ai/DeepSeek-VL2.git", "numpy<2"],
    note: "It pins a PyTorch that is for Python 3.11 and older.",
    print: (model) => {
      const asked = { role: "<|User|>", content: `<image>\n${pictureFor(model).question}` };
      const messages = [
        { ...asked, images: [PICTURE.path] },
        { role: "<|Assistant|>", content: "" },
      ];
      return python`
        import torch
        from deepseek_vl2.models import DeepseekVLV2ForCausalLM, DeepseekVLV2Processor
        from deepseek_vl2.utils.io import load_pil_images

        processor = DeepseekVLV2Processor.from_pretrained(${model.id})
        model = DeepseekVLV2ForCausalLM.from_pretrained(${python.args([model.id], { torch_dtype: python`torch.bfloat16` })})
        model = model.cuda().eval()

        ${fetched(PICTURE)}
        messages = ${messages}
        inputs = processor(
            conversations=messages,
            images=load_pil_images(messages),
            force_batchify=True,
            system_prompt="",
        ).to(model.device)
        outputs = model.language.generate(
            inputs_embeds=model.prepare_inputs_embeds(**inputs),
            attention_mask=inputs.attention_mask,
            eos_token_id=processor.tokenizer.eos_token_id,
            max_new_tokens=200,
        )

        print(processor.tokenizer.decode(outputs[0], skip_special_tokens=True))
      `;
    },
  },
  {
    // It orders the boxes of a page: each token is unknown, and only its place counts.
    fits: (model) => hasType("layoutlmv3")(model) && /layout-?reader/i.test(nameOf(model)),
    purpose: "Order the boxes of a page",
    packages: ["transformers[torch]"],
    print: (model) => python`
      import torch
      from transformers import AutoModelForTokenClassification

      model = AutoModelForTokenClassification.from_pretrained(${model.id})

      # Left, top, right and bottom, of a page that is 1000 wide and high.
      boxes = [[520, 100, 950, 900], [50, 100, 480, 900], [50, 20, 950, 80]]
      count = len(boxes)
      edge = [[0, 0, 0, 0]]
      with torch.no_grad():
          logits = model(
              input_ids=torch.tensor([[0] + [3] * count + [2]]),
              bbox=torch.tensor([edge + boxes + edge]),
          ).logits

      # The place of each box.
      print(logits[0, 1 : count + 1, :count].argmax(-1).tolist())
    `,
  },
  {
    // Its head is that of a language model, which expects the end of a turn.
    fits: (model) =>
      model.pipeline_tag === "text-classification" &&
      model.tags.includes("text-generation") &&
      model.tags.some((tag) => /^(?:turn-detection|end-of-turn)$/.test(tag)),
    purpose: "Detect the end of a turn",
    packages: ["transformers[torch]"],
    print: (model) => python`
      import torch
      from transformers import AutoModelForCausalLM, AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = AutoModelForCausalLM.from_pretrained(${model.id}, device_map="auto")

      messages = [{"role": "user", "content": "i would like to order a"}]
      text = tokenizer.apply_chat_template(messages, tokenize=False)
      text = text[: text.rindex("<|im_end|>")]
      inputs = tokenizer(text, add_special_tokens=False, return_tensors="pt")
      with torch.no_grad():
          logits = model(**inputs.to(model.device)).logits[0, -1]

      print(logits.softmax(-1)[tokenizer.convert_tokens_to_ids("<|im_end|>")].item())
    `,
  },
  {
    // Its head is not that of Wav2Vec2ForSequenceClassification; the class is in the card.
    fits: (model) => hasType("wav2vec2")(model) && headsOf(model) !== undefined,
    purpose: "Describe a voice",
    packages: SOUND,
    print: (model) => {
      const { heads, calls, shown } = headsOf(model)!;
      return python`
        import torch
        from transformers import AutoFeatureExtractor, Wav2Vec2Model, Wav2Vec2PreTrainedModel
        from transformers.audio_utils import load_audio

        extractor = AutoFeatureExtractor.from_pretrained(${model.id})


        class Head(torch.nn.Module):
            def __init__(self, config, count):
                super().__init__()
                self.dense = torch.nn.Linear(config.hidden_size, config.hidden_size)
                self.out_proj = torch.nn.Linear(config.hidden_size, count)

            def forward(self, vector):
                return self.out_proj(torch.tanh(self.dense(vector)))


        class VoiceModel(Wav2Vec2PreTrainedModel):
            def __init__(self, config):
                super().__init__(config)
                self.wav2vec2 = Wav2Vec2Model(config)
                ${heads}
                self.post_init()

            def forward(self, input_values):
                vector = self.wav2vec2(input_values).last_hidden_state.mean(1)
                return ${calls}


        model = VoiceModel.from_pretrained(${model.id}, device_map="auto")

        audio = load_audio(${audioFor(model)}, 16000)
        inputs = extractor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
        with torch.no_grad():
            ${shown}
      `;
    },
  },
  {
    fits: ({ pipeline_tag: task }) => task === "multiple-choice",
    purpose: "Choose an answer",
    packages: ["transformers[torch]"],
    print: (model) => {
      const query = queryFor(model);
      const passages = passagesFor(model);
      return python`
        from transformers import AutoModelForMultipleChoice, AutoTokenizer

        tokenizer = AutoTokenizer.from_pretrained(${model.id})
        model = AutoModelForMultipleChoice.from_pretrained(${model.id})

        choices = ${passages}
        pairs = [[${query}, choice] for choice in choices]
        inputs = tokenizer(pairs, padding=True, return_tensors="pt")
        outputs = model(**{name: value.unsqueeze(0) for name, value in inputs.items()})

        print(choices[outputs.logits.argmax().item()])
      `;
    },
  },
  {
    // It predicts what a language model may forget; the package finds it by the name of that model.
    fits: (model) => hasType("kvzap")(model) && KVZAP.test(nameOf(model)),
    purpose: "Generate text with a smaller cache",
    packages: ["kvpress"],
    print: (model) => {
      const [, kind = "", name = ""] = KVZAP.exec(nameOf(model)) ?? [];
      const target = `${name.startsWith("Llama") ? "meta-llama" : "Qwen"}/${name}`;
      const article = articleFor(model);
      return python`
        from kvpress import DMSPress, KVzapPress
        from transformers import pipeline

        pipe = pipeline(${python.args(["kv-press-text-generation"], { model: target, device_map: "auto" })})
        press = DMSPress(press=KVzapPress(model_type=${kind}), threshold=-4)
        context = ${article}
        result = pipe(context, question="When does the bridge open?", press=press)

        print(result["answer"])
      `;
    },
  },
  {
    // The head of a forecast has to be trained first.
    fits: (model) =>
      model.pipeline_tag === "time-series-forecasting" && /^moment-1-/i.test(nameOf(model)),
    purpose: "Create embeddings",
    packages: ["momentfm"],
    note: "It pins packages that are for Python 3.11.",
    print: (model) => python`
      import torch
      from momentfm import MOMENTPipeline

      model = MOMENTPipeline.from_pretrained(${python.args([model.id], { model_kwargs: { task_name: "embedding" } })})
      model.init()

      series = torch.sin(torch.arange(512) / 10).reshape(1, 1, 512)
      with torch.no_grad():
          outputs = model(x_enc=series)

      print(outputs.embeddings.shape)
    `,
  },
  {
    // Without a type in config.json, neither the classes of Auto nor pipelines find its class.
    fits: isTypelessBert,
    purpose: "Use a pipeline",
    packages: ["transformers[torch]"],
    print: (model) => {
      const found = taskIdOf(model);
      const id = taskOf(model, found) === UNKNOWN ? "feature-extraction" : found;
      const task = taskOf(model, id);
      const name = python.name(textIn(model.config, "architectures", 0) ?? "BertModel");
      const sample = sampleFor(model, task, python`pipe.tokenizer`);
      return python`
        from transformers import ${name}, BertTokenizer, pipeline

        tokenizer = BertTokenizer.from_pretrained(${model.id})
        model = ${name}.from_pretrained(${model.id})
        pipe = pipeline(${python.args([id], { model: python`model`, tokenizer: python`tokenizer` })})
        result = pipe(${task.asks?.(sample, model) ?? python.args([sample])})

        ${task.shows?.(model) ?? python`print(result)`}
      `;
    },
  },
  {
    // It was trained to prefer images, and has no processor.
    fits: (model) => hasType("clip")(model) && /pick-?score/i.test(nameOf(model)),
    purpose: "Score images for a prompt",
    packages: ["transformers[torch,vision]"],
    print: (model) => python`
      import torch
      from transformers import AutoModel, AutoProcessor
      from transformers.image_utils import load_image

      processor = AutoProcessor.from_pretrained("laion/CLIP-ViT-H-14-laion2B-s32B-b79K")
      model = AutoModel.from_pretrained(${model.id}, device_map="auto")

      urls = ${[IMAGE, PERSON.url!]}
      inputs = processor(
          text="Two parrots on a branch",
          images=[load_image(url) for url in urls],
          return_tensors="pt",
      ).to(model.device)
      with torch.no_grad():
          scores = model(**inputs).logits_per_text[0].softmax(-1)

      print(dict(zip(urls, scores.tolist())))
    `,
  },
  {
    fits: hasType("timesfm", "timesfm2_5"),
    purpose: "Forecast a time series",
    packages: ["transformers[torch]"],
    print: (model) => python`
      import torch
      from transformers import AutoModelForTimeSeriesPrediction

      model = AutoModelForTimeSeriesPrediction.from_pretrained(${model.id}, device_map="auto")

      # Passengers of an airline in each month, in thousands.
      passengers = ${PASSENGERS}
      series = torch.tensor(passengers, dtype=torch.float32, device=model.device)
      with torch.no_grad():
          outputs = model(past_values=[series])

      print(outputs.mean_predictions[0, :12].tolist())
    `,
  },
  {
    fits: hasType("esmfold2"),
    purpose: "Fold a protein",
    packages: ["transformers[torch]"],
    print: (model) => python`
      from transformers import EsmFold2Model

      model = EsmFold2Model.from_pretrained(${model.id}, device_map="auto")

      print(model.infer_protein_as_pdb(${opinionFor(model)}))
    `,
  },
  {
    // Sentence Transformers loads the others.
    fits: (model) =>
      pageRankerOf(model) !== undefined && !model.tags.includes("sentence-transformers"),
    purpose: "Rank pages",
    packages: ["transformers[torch,vision]"],
    print: rankPages,
  },
  {
    // A draft, by whose tokens its target writes faster.
    fits: (model) =>
      model.id.endsWith("-assistant") &&
      hasType("gemma4_assistant", "gemma4_unified_assistant")(model),
    purpose: "Generate text faster",
    packages: ["transformers[torch,vision]"],
    print: (model) => {
      const target = model.id.replace(/-assistant$/, "");
      return python`
        from transformers import AutoModelForCausalLM, AutoModelForImageTextToText, AutoProcessor

        processor = AutoProcessor.from_pretrained(${target})
        model = AutoModelForImageTextToText.from_pretrained(${target}, device_map="auto")
        draft = AutoModelForCausalLM.from_pretrained(${model.id}, device_map="auto")

        messages = ${[{ role: "user", content: [{ type: "text", text: askedFor(model) }] }]}
        inputs = processor.apply_chat_template(
            messages,
            add_generation_prompt=True,
            tokenize=True,
            return_dict=True,
            return_tensors="pt",
        ).to(model.device)
        outputs = model.generate(**inputs, max_new_tokens=1000, assistant_model=draft)
        written = outputs[0][inputs["input_ids"].shape[-1] :]

        print(processor.decode(written, skip_special_tokens=True))
      `;
    },
  },
  {
    // Its adapters are in other repositories.
    fits: (model) => /^specter2_base$/i.test(nameOf(model)),
    purpose: "Create embeddings",
    packages: ["adapters[torch]"],
    print: (model) => python`
      import torch
      from adapters import AutoAdapterModel
      from transformers import AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = AutoAdapterModel.from_pretrained(${model.id})
      model.load_adapter("allenai/specter2", source="hf", set_active=True)

      ${vectorOf(model)!.texts}
      inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
      with torch.no_grad():
          vectors = model(**inputs).last_hidden_state[:, 0]

      print(vectors.shape)
      print(torch.nn.functional.cosine_similarity(vectors[:1], vectors[1:]))
    `,
  },
  {
    // The vector of the first token, of the name of a concept or of a paper: no pipeline returns it.
    fits: (model) => hasType("bert")(model) && vectorOf(model) !== undefined,
    purpose: "Create embeddings",
    packages: ["transformers[torch]"],
    print: (model) => python`
      import torch
      from transformers import AutoModel, AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = AutoModel.from_pretrained(${model.id}, device_map="auto")

      ${vectorOf(model)!.texts}
      inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
      with torch.no_grad():
          outputs = model(**inputs.to(model.device))
      vectors = torch.nn.functional.normalize(outputs.last_hidden_state[:, 0])

      print(vectors.shape)
      print(vectors @ vectors.T)
    `,
  },
];

// The Hub adds the type of config.json to the tags; the tag in capitals is the author's.
function isTypelessBert(model: Model): boolean {
  if (textIn(model.config, "model_type") !== undefined || hasType("bert")(model)) return false;
  const architecture = textIn(model.config, "architectures", 0);
  if (architecture !== undefined) return /^Bert(?:Model|For[A-Za-z]+)$/.test(architecture);
  return (
    modelTypeOf(model) === undefined && ["BERT", "pytorch"].every((tag) => model.tags.includes(tag))
  );
}

const KVZAP = /^KVzap-(linear|mlp)-((?:Llama|Qwen).+)/;

// The record of this voice converter has only its name.
export const VOICE_CONVERTER: Row = {
  fits: (model) => /^speecht5[-_]vc$/i.test(nameOf(model)),
  purpose: "Convert a voice",
  packages: ["transformers[torch,sentencepiece]", "soundfile", "soxr"],
  print: convertVoice,
};

const VOICE = python`
  ${python.requires("numpy")}
  ${python.requires("torch")}
  ${python.requires("huggingface_hub", "hf_hub_download")}
  path = hf_hub_download(${python.args(["Matthijs/speecht5-vc-demo", "spkemb/cmu_us_slt_arctic-wav-arctic_a0508.npy"], { repo_type: "space" })})
  voice = torch.from_numpy(numpy.load(path)).unsqueeze(0)
`;

function convertVoice(model: Model): Python {
  return python`
    import soundfile
    from transformers import SpeechT5ForSpeechToSpeech, SpeechT5HifiGan, SpeechT5Processor

    processor = SpeechT5Processor.from_pretrained(${model.id})
    model = SpeechT5ForSpeechToSpeech.from_pretrained(${model.id})
    vocoder = SpeechT5HifiGan.from_pretrained("microsoft/speecht5_hifigan")

    ${heard(model)}
    inputs = processor(audio=audio, sampling_rate=16000, return_tensors="pt")
    ${VOICE}
    speech = model.generate_speech(inputs["input_values"], voice, vocoder=vocoder)

    soundfile.write("speech.wav", speech.numpy(), 16000)
  `;
}

interface Heads {
  readonly of: RegExp;
  readonly heads: Python;
  readonly calls: Python;
  readonly shown: Python;
}

const headsOf = (model: Model): Heads | undefined => HEADS.find(({ of }) => of.test(nameOf(model)));

const HEADS: readonly Heads[] = [
  {
    of: /-msp-dim(?=-|$)/i,
    heads: python`self.classifier = Head(config, config.num_labels)`,
    calls: python`self.classifier(vector)`,
    shown: python`
      scores = model(inputs["input_values"])[0].tolist()

      print(dict(zip(["arousal", "dominance", "valence"], scores)))
    `,
  },
  {
    of: /-age-gender(?=-|$)/i,
    heads: python`
      self.age = Head(config, 1)
      self.gender = Head(config, 3)
    `,
    calls: python`self.age(vector), self.gender(vector).softmax(1)`,
    shown: python`
      age, gender = model(inputs["input_values"])

      print(age.item() * 100, dict(zip(["female", "male", "child"], gender[0].tolist())))
    `,
  },
];

// The image of the library's documentation.
const MATTING =
  "https://huggingface.co/datasets/hf-internal-testing/image-matting-fixtures/resolve/main";

interface Vector {
  readonly of: RegExp;
  readonly texts: Python;
}

const vectorOf = (model: Model): Vector | undefined =>
  VECTORS.find(({ of }) => of.test(nameOf(model)));

const VECTORS: readonly Vector[] = [
  {
    of: /sapbert(?!.*mean)/i,
    texts: python`texts = ["heart attack", "myocardial infarction", "high fever"]`,
  },
  {
    of: /specter/i,
    texts: python`
      papers = [
          ("BERT", "We introduce a new language representation model."),
          ("Attention is all you need", "We propose a new network architecture."),
      ]
      texts = [title + tokenizer.sep_token + abstract for title, abstract in papers]
    `,
  },
];

const loaded = (name: string, model: Model): Python => python`
  from transformers import ${python.join([name, "AutoProcessor"].sort().map(python.name), ", ")}

  processor = AutoProcessor.from_pretrained(${model.id})
  model = ${python.name(name)}.from_pretrained(${model.id}, device_map="auto")
`;

const heard = (model: Model): Python => python`
  ${python.requires("transformers.audio_utils", "load_audio")}
  audio = load_audio(${audioFor(model)}, 16000)
`;

// The types of super-image, whose classes are named after them: EdsrModel.
const SUPER_RESOLVERS = /^(?:a2n|awsrn|carn|drln|edsr|han|mdsr|msrn|pan|rcan|rnan)$/i;

function superResolverOf({ config, tags }: Model): string | undefined {
  // The tag of a type may also be that of a language: pan.
  const isTagged = tags.includes("super-image");
  const names = [textIn(config, "model_type"), ...(isTagged ? tags : [])];
  return names.find((name) => SUPER_RESOLVERS.test(name ?? ""));
}

function upscale(model: Model): Python {
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

function forecast(model: Model): Python {
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

const PASSENGERS = [417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432];

// No class of Auto loads all of them.
const PAGE_RANKERS: ReadonlyMap<string, string> = new Map([
  ["colmodernvbert", "ColModernVBertForRetrieval"],
  ["colpali", "ColPaliForRetrieval"],
  ["colqwen2", "ColQwen2ForRetrieval"],
]);
const pageRankerOf = (model: Model): string | undefined =>
  PAGE_RANKERS.get(typesOf(model).find((type) => PAGE_RANKERS.has(type)) ?? "");

function rankPages(model: Model): Python {
  const name = python.name(pageRankerOf(model)!);
  return python`
    import torch
    from transformers import AutoProcessor, ${name}
    from transformers.image_utils import load_image

    processor = AutoProcessor.from_pretrained(${model.id})
    model = ${name}.from_pretrained(${model.id}, device_map="auto")

    urls = ${[DOCUMENT, IMAGE]}
    pages = processor(images=[load_image(url) for url in urls]).to(model.device)
    queries = processor(text=["Where are the parrots?"]).to(model.device)
    with torch.no_grad():
        scores = processor.score_retrieval(
            model(**queries).embeddings, model(**pages).embeddings
        )

    print(dict(zip(urls, scores[0].tolist())))
  `;
}
