// The index of the plugins: their manifests, and how to load each. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";

/** The ids of the task plugins. @public */
export type TaskId =
  | "automatic-speech-recognition"
  | "document-question-answering"
  | "image-text-to-text"
  | "question-answering"
  | "text-classification"
  | "text-generation"
  | "text-to-image";

/** The task plugins, by id. @public */
export const taskEntries: readonly Entry<"task">[] = [
  {
    kind: "task",
    manifest: {
      id: "automatic-speech-recognition",
      label: "Automatic Speech Recognition",
      modality: "audio",
      summary:
        "A model writes down what is said in a recording, for subtitles, minutes or voice control. Choose by language, by how noisy the recordings are, and by whether you also need punctuation, timestamps, a translation or live results.",
      libraries: ["espnet", "nemo", "speechbrain", "transformers", "transformers.js"],
      datasets: [
        {
          id: "mozilla-foundation/common_voice_17_0",
          description:
            "Sentences read aloud by volunteers in more than a hundred languages, released under CC0.",
        },
        {
          id: "amphion/Emilia-Dataset",
          description:
            "Over 100,000 hours of spontaneous speech with transcripts in six languages: talk, not reading aloud.",
        },
        {
          id: "parler-tts/mls_eng",
          description:
            "The English part of Multilingual LibriSpeech: 44,500 hours of audiobooks with their text.",
        },
        {
          id: "espnet/yodas",
          description:
            "YouTube speech in over 100 languages under Creative Commons, with manual or automatic subtitles.",
        },
      ],
      models: [
        {
          id: "openai/whisper-large-v3",
          description:
            "A robust all-rounder of 1.5B parameters that transcribes about a hundred languages and translates into English.",
        },
        {
          id: "facebook/w2v-bert-2.0",
          description:
            "A speech encoder trained on 143 languages, to be fine-tuned where a language has little data; MIT licence.",
        },
        {
          id: "facebook/seamless-m4t-v2-large",
          description:
            "Transcribes and translates about a hundred languages, as text or as speech; non-commercial licence.",
        },
        {
          id: "nvidia/canary-1b",
          description:
            "Punctuated transcripts in English, German, French and Spanish, and translation to and from English.",
        },
        {
          id: "pyannote/speaker-diarization-3.1",
          description:
            "Says who speaks when, not what is said: the companion of a transcriber for meetings; MIT licence.",
        },
      ],
      spaces: [
        {
          id: "hf-audio/whisper-large-v3",
          description:
            "Transcribes your microphone, a file or a YouTube video with Whisper large v3.",
        },
        {
          id: "mrfakename/Moonshinex",
          description:
            "Runs Moonshine, English models small and fast enough for live transcription.",
        },
        {
          id: "facebook/seamless_m4t",
          description: "Speak in one language and get text or speech in another with SeamlessM4T.",
        },
        {
          id: "nvidia/canary-1b",
          description: "Record a sentence and see Canary transcribe it or translate it.",
        },
      ],
      metrics: [
        {
          id: "wer",
          description:
            "Word error rate: words replaced, left out or added, per word really spoken; lower is better.",
        },
        {
          id: "cer",
          description:
            "Character error rate: the same count by letters, fairer to languages without spaces or with long words.",
        },
      ],
      demo: {
        inputs: [{ type: "audio", filename: "input.flac" }],
        outputs: [
          {
            type: "text",
            label: "Transcript",
            content: "The ferry to the island leaves at a quarter past nine from the second pier.",
          },
        ],
      },
      widgetModels: ["openai/whisper-large-v3"],
      youtubeId: "TksaY_FDgnk",
      kind: "basicAudio",
    },
    load: () => import("./tasks/automatic-speech-recognition/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "document-question-answering",
      label: "Document Question Answering",
      modality: "multimodal",
      summary:
        "Answers a question about a picture of a document, such as a scanned invoice or a form. The model reads where words stand as well as what they say, so that it finds a total below a column or a date beside a signature.",
      libraries: ["transformers", "transformers.js"],
      datasets: [
        {
          id: "HuggingFaceM4/Docmatix",
          description:
            "Questions and answers about PDF pages, generated at large scale for training.",
        },
        {
          id: "eliolio/docvqa",
          description:
            "Questions that people asked about scanned documents of an industry archive.",
        },
      ],
      models: [
        {
          id: "impira/layoutlm-document-qa",
          description: "A LayoutLM that points at the words on the page which answer a question.",
        },
        {
          id: "impira/layoutlm-invoices",
          description: "A LayoutLM tuned on invoices, for answers that span several words.",
        },
        {
          id: "microsoft/udop-large",
          description:
            "One model for several document tasks, which treats text, image and layout alike.",
        },
        {
          id: "google/pix2struct-docvqa-large",
          description:
            "Reads the pixels themselves, so that no text recognition is needed before it.",
        },
      ],
      spaces: [
        { id: "impira/docquery", description: "Upload a document and ask questions about it." },
        {
          id: "impira/invoices",
          description: "Takes the usual fields out of an invoice you upload.",
        },
        {
          id: "merve/compare_docvqa_models",
          description: "Puts the answers of several models to the same question side by side.",
        },
      ],
      metrics: [
        {
          id: "anls",
          description:
            "How close an answer is to the right one by edit distance, so that misread letters cost little.",
        },
        {
          id: "exact-match",
          description: "The share of answers that equal a reference to the letter.",
        },
      ],
      demo: {
        inputs: [
          { type: "text", label: "Question", content: "What is the invoice number?" },
          { type: "img", filename: "document-question-answering-input.png" },
        ],
        outputs: [{ type: "text", label: "Answer", content: "us-001" }],
      },
      widgetModels: ["impira/layoutlm-invoices"],
      kind: "documentQuestionAnswering",
    },
    load: () => import("./tasks/document-question-answering/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "image-text-to-text",
      label: "Image-Text-to-Text",
      modality: "multimodal",
      summary:
        "A model takes images together with a text and answers in text: it describes a photo, reads a receipt, explains a chart or says where to click on a screen. Most of these models are called as a chat, with images among the messages.",
      libraries: ["transformers"],
      datasets: [
        {
          id: "liuhaotian/LLaVA-Instruct-150K",
          description:
            "Conversations, descriptions and reasoning about COCO images, written by GPT-4 to tune LLaVA.",
        },
        {
          id: "DAMO-NLP-SG/multimodal_textbook",
          description:
            "6.5 million frames of English teaching videos, in order and with what was said between them; Apache 2.0.",
        },
        {
          id: "HuggingFaceM4/the_cauldron",
          description:
            "50 vision and language datasets in one format, from charts to handwriting, gathered to tune Idefics2.",
        },
        {
          id: "HuggingFaceM4/WebSight",
          description:
            "Screenshots of synthetic web pages with their HTML, to teach models to code from a picture.",
        },
      ],
      models: [
        {
          id: "HuggingFaceTB/SmolVLM-Instruct",
          description:
            "A 2B model for English that takes several images at once in about 5 GB of GPU memory; Apache 2.0.",
        },
        {
          id: "zai-org/GLM-4.5V",
          description:
            "Reasons over images, video, documents and screens, with 12B of its 106B parameters active; MIT licence.",
        },
        {
          id: "rednote-hilab/dots.ocr",
          description:
            "Turns a page into text, tables and formulas in reading order, in many languages, on a 1.7B language model.",
        },
        {
          id: "Qwen/Qwen2.5-VL-3B-Instruct",
          description:
            "Gives boxes and points for objects and reads forms into JSON at 3B parameters; research licence.",
        },
        {
          id: "microsoft/Magma-8B",
          description:
            "Proposes actions as well as words, such as a click on a screen or a move of a robot arm; a research model.",
        },
      ],
      spaces: [
        {
          id: "opencompass/open_vlm_leaderboard",
          description:
            "Compares open and closed vision-language models across many benchmarks, run with one toolkit.",
        },
        {
          id: "sergiopaniego/vlm_object_understanding",
          description:
            "Shows how well vision-language models find, point at and count objects in your image.",
        },
        {
          id: "prithivMLmods/Multimodal-OCR",
          description: "Lets several models read the text in your image, for comparison.",
        },
      ],
      metrics: [],
      demo: {
        inputs: [
          { type: "img", filename: "image-text-to-text-input.png" },
          {
            type: "text",
            label: "Text Prompt",
            content: "What is the insect in this picture doing?",
          },
        ],
        outputs: [
          {
            type: "text",
            label: "Answer",
            content: "It is a bee feeding at the centre of a pink flower.",
          },
        ],
      },
      widgetModels: ["zai-org/GLM-4.5V"],
      youtubeId: "IoGaGfU1CIg",
      kind: "imageTextToText",
    },
    load: () => import("./tasks/image-text-to-text/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "question-answering",
      label: "Question Answering",
      modality: "nlp",
      summary:
        "A model finds the answer to a question in a text you give it, and says where it stands. It quotes instead of composing, so answers are short and can be checked; some models can also say that the text holds no answer.",
      libraries: ["adapter-transformers", "allennlp", "transformers", "transformers.js"],
      datasets: [
        {
          id: "squad_v2",
          description:
            "150,000 English questions about Wikipedia paragraphs, a third of which the paragraph does not answer.",
        },
        {
          id: "natural_questions",
          description:
            "Real questions put to Google, with the Wikipedia page and the long and short answers people marked in it.",
        },
      ],
      models: [
        {
          id: "deepset/roberta-base-squad2",
          description:
            "A solid English default that also notices when the text has no answer; CC BY 4.0.",
        },
        {
          id: "distilbert/distilbert-base-cased-distilled-squad",
          description:
            "Smaller and faster, for English; trained on SQuAD 1.1, where every question has an answer.",
        },
        {
          id: "google/tapas-base-finetuned-wtq",
          description:
            "Answers English questions about a table instead of a text, and can count, sum and average its cells.",
        },
      ],
      spaces: [
        {
          id: "deepset/wikipedia-assistant",
          description:
            "Looks up Wikipedia passages for a question and composes a paragraph from them, with its sources.",
        },
      ],
      metrics: [
        {
          id: "exact-match",
          description:
            "The share of answers that equal a reference answer, apart from case, articles and punctuation.",
        },
        {
          id: "f1",
          description:
            "How many words the answer shares with the reference, so that nearly right counts for something.",
        },
      ],
      demo: {
        inputs: [
          { type: "text", label: "Question", content: "When does the library open on Saturdays?" },
          {
            type: "text",
            label: "Context",
            content:
              "The town library is open from 9 a.m. to 7 p.m. on weekdays. On Saturdays the doors open at 10 a.m., and on Sundays it stays closed.",
          },
        ],
        outputs: [{ type: "text", label: "Answer", content: "10 a.m." }],
      },
      widgetModels: ["deepset/roberta-base-squad2"],
      youtubeId: "ajPx5LwJD-I",
      kind: "questionAnswering",
    },
    load: () => import("./tasks/question-answering/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "text-classification",
      label: "Text Classification",
      modality: "nlp",
      summary:
        "A model gives a text one or more labels out of a fixed set, each with a score: its mood, topic, language or intent, whether it is spam or an attack, or whether one sentence follows from another. The labels are those it was trained on.",
      libraries: ["adapter-transformers", "setfit", "spacy", "transformers", "transformers.js"],
      datasets: [
        {
          id: "nyu-mll/glue",
          description:
            "Nine English tasks in one benchmark, among them grammar, sentiment, paraphrase and inference.",
        },
        {
          id: "stanfordnlp/snli",
          description:
            "570,000 English sentence pairs, labelled by people as entailment, contradiction or neutral.",
        },
      ],
      models: [
        {
          id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
          description:
            "Positive or negative for an English sentence; small and fast, trained on film reviews.",
        },
        {
          id: "ProsusAI/finbert",
          description:
            "Positive, negative or neutral for English financial news, where general sentiment models often err.",
        },
        {
          id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
          description:
            "Sentiment of English tweets in three classes, from a model that has read 124 million of them up to 2021.",
        },
        {
          id: "papluca/xlm-roberta-base-language-detection",
          description:
            "Tells which of 20 languages a text is written in; built on XLM-RoBERTa base.",
        },
        {
          id: "meta-llama/Prompt-Guard-86M",
          description:
            "Labels what goes into a language model as benign, injection or jailbreak; under the Llama 3.1 licence.",
        },
      ],
      spaces: [
        {
          id: "IoannisTr/Tech_Stocks_Trading_Assistant",
          description:
            "Sentiment of financial texts at work in an assistant for technology stocks.",
        },
        {
          id: "miesnerjacob/Multi-task-NLP",
          description:
            "One dashboard with several analyses of the text you paste, sentiment among them.",
        },
        {
          id: "spacy/healthsea-demo",
          description:
            "Reads reviews of food supplements and says which health conditions they helped or made worse.",
        },
      ],
      metrics: [
        {
          id: "accuracy",
          description:
            "The share of texts that get the right label; misleading where one label is far more common.",
        },
        {
          id: "recall",
          description:
            "Of all texts that belong to a class, the share found; watch it where a miss is expensive.",
        },
        {
          id: "precision",
          description:
            "Of all texts put into a class, the share that belong there; watch it where a false alarm is expensive.",
        },
        {
          id: "f1",
          description:
            "The harmonic mean of precision and recall: one number that is high only if both are.",
        },
      ],
      demo: {
        inputs: [
          {
            type: "text",
            label: "Input",
            content: "The room was tiny, but the breakfast alone was worth the trip.",
          },
        ],
        outputs: [
          {
            type: "chart",
            data: [
              { label: "Positive", score: 0.91 },
              { label: "Neutral", score: 0.06 },
              { label: "Negative", score: 0.03 },
            ],
          },
        ],
      },
      widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
      youtubeId: "leNG9fN9FQU",
      kind: "basic",
    },
    load: () => import("./tasks/text-classification/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "text-generation",
      label: "Text Generation",
      modality: "nlp",
      summary:
        "A model goes on writing from the text it is given: it answers in a chat, drafts, rewrites, explains, reasons or writes code. Base models only continue a text; instruct and chat models were tuned to do what it asks.",
      libraries: ["transformers", "transformers.js"],
      datasets: [
        {
          id: "CohereForAI/Global-MMLU",
          description:
            "Multiple-choice exam questions in 42 languages, part of them labelled by whether they depend on one culture.",
        },
        {
          id: "HuggingFaceFW/fineweb-2",
          description:
            "Filtered and deduplicated web text in more than 1,000 languages for pretraining, under ODC-By.",
        },
        {
          id: "HuggingFaceH4/ultrachat_200k",
          description:
            "Some 200,000 English dialogues generated with ChatGPT and then filtered; Zephyr 7B was tuned on them.",
        },
        {
          id: "open-r1/OpenThoughts-114k-math",
          description:
            "Maths problems with DeepSeek-R1's worked reasoning, and a flag for solutions that match the known answer.",
        },
        {
          id: "allenai/tulu-3-sft-mixture",
          description:
            "The 939,000 instruction samples that Tulu 3 was tuned on, from many sources, some of them non-commercial.",
        },
        {
          id: "HuggingFaceTB/smoltalk",
          description:
            "About a million synthetic chats, made to turn the small SmolLM2 base models into assistants.",
        },
        {
          id: "HuggingFaceTB/finemath",
          description:
            "34 billion tokens of maths lessons and worked problems from the web, with a stricter subset, under ODC-By.",
        },
      ],
      models: [
        {
          id: "google/gemma-2-2b-it",
          description:
            "A small English chat model that fits on a laptop; use follows Google's Gemma terms.",
        },
        {
          id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
          description:
            "A very large coder for agents and whole repositories: 480B parameters, 35B active, 256K tokens of context.",
        },
        {
          id: "openai/gpt-oss-120b",
          description:
            "OpenAI's open-weight reasoner of 117B parameters, 5B active, for one 80 GB GPU; Apache 2.0.",
        },
        {
          id: "zai-org/GLM-4.5",
          description:
            "A mixture of experts for reasoning, code and tool use, with 32B of its 355B parameters active; MIT licence.",
        },
        {
          id: "Qwen/Qwen3-4B-Thinking-2507",
          description:
            "A 4B model that always thinks before it answers: slower, but strong at maths and logic for its size.",
        },
        {
          id: "Qwen/Qwen2.5-7B-Instruct-1M",
          description:
            "A 7B chat model that reads up to a million tokens, such as several books or a whole code base.",
        },
        {
          id: "Qwen/Qwen2.5-Coder-32B-Instruct",
          description:
            "A dense 32B model that writes, explains and repairs code in many languages; Apache 2.0.",
        },
        {
          id: "deepseek-ai/DeepSeek-R1",
          description:
            "A 671B reasoning model, 37B active, that shows its chain of thought before the answer; MIT licence.",
        },
      ],
      spaces: [
        {
          id: "akhaliq/anycoder",
          description:
            "Describe an app, choose one of several coding models and see the code and its result.",
        },
        {
          id: "enzostvs/deepsite",
          description:
            "Builds a website from a description while you watch, and publishes it as a static Space.",
        },
        {
          id: "logikon/open_cot_leaderboard",
          description:
            "Ranks models by how much accuracy they gain when they reason step by step before answering.",
        },
        {
          id: "ysharma/Explore_llamav2_with_TGI",
          description: "A chat with Llama 2, served by Text Generation Inference.",
        },
        {
          id: "HuggingFaceH4/zephyr-chat",
          description: "A chat with Zephyr 7B, an assistant tuned from Mistral 7B.",
        },
        {
          id: "lmsys/chatbot-arena-leaderboard",
          description:
            "Ranks chat models, open and closed, by the votes of people who compared two answers blind.",
        },
        {
          id: "mlabonne/phixtral-chat",
          description:
            "A chat with Phixtral, a mixture of experts assembled from tuned Phi-2 models.",
        },
      ],
      metrics: [
        {
          id: "Cross Entropy",
          description:
            "How surprising each next token of a real text is to the model, on average; lower is better.",
        },
        {
          id: "Perplexity",
          description:
            "The exponential of cross entropy, as if so many tokens were equally likely; compare within one tokenizer only.",
        },
      ],
      demo: {
        inputs: [
          {
            type: "text",
            label: "Input",
            content:
              "Write the first line of a story about a lighthouse keeper who is afraid of the sea.",
          },
        ],
        outputs: [
          {
            type: "text",
            label: "Output",
            content:
              "Every evening Marta climbed the hundred and twelve steps to the lamp with her back to the windows, and in nineteen years she had not once looked down.",
          },
        ],
      },
      widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
      youtubeId: "e9gNEAlsOvU",
      kind: "basic",
    },
    load: () => import("./tasks/text-generation/index.ts"),
  },
  {
    kind: "task",
    manifest: {
      id: "text-to-image",
      label: "Text-to-Image",
      modality: "cv",
      summary:
        "A model draws what a prompt describes, from photograph to sketch. Models differ in how closely they follow the prompt, whether they can write legible text, how many steps an image takes, and what their licence allows.",
      libraries: ["diffusers"],
      datasets: [
        {
          id: "red_caps",
          description:
            "12 million images with the captions people wrote when they posted them in 350 chosen Reddit communities.",
        },
        {
          id: "conceptual_captions",
          description:
            "3.3 million links to web images, captioned with alt texts that were cleaned automatically.",
        },
        {
          id: "Spawning/PD12M",
          description:
            "12.4 million public-domain and CC0 images with synthetic captions, for training with few copyright worries.",
        },
      ],
      models: [
        {
          id: "black-forest-labs/FLUX.1-Krea-dev",
          description:
            "A 12B model tuned for natural photographs without the usual gloss; weights for non-commercial use.",
        },
        {
          id: "Qwen/Qwen-Image",
          description:
            "A 20B model that is good at lettering inside images, in Chinese as well as English; Apache 2.0.",
        },
        {
          id: "ByteDance/SDXL-Lightning",
          description:
            "SDXL distilled to 1, 2, 4 or 8 steps, for images of 1,024 pixels in seconds.",
        },
        {
          id: "ByteDance/Hyper-SD",
          description:
            "Add-on weights that let FLUX.1-dev, SD3, SDXL and SD 1.5 finish an image in between 1 and 16 steps.",
        },
      ],
      spaces: [
        {
          id: "stabilityai/stable-diffusion-3-medium",
          description:
            "Try Stable Diffusion 3 Medium with your own seed, size, guidance and number of steps.",
        },
        {
          id: "jbilcke-hf/ai-comic-factory",
          description: "Makes a page of comic panels in a chosen style from one prompt.",
        },
        {
          id: "multimodalart/flux-lora-lab",
          description: "Mixes several style LoRAs for FLUX in one image.",
        },
        {
          id: "latent-consistency/lcm-lora-for-sdxl",
          description:
            "Shows how a latent consistency LoRA brings SDXL down to a handful of steps.",
        },
        {
          id: "multimodalart/LoraTheExplorer",
          description: "A gallery of SDXL LoRAs: pick a style and write a prompt for it.",
        },
        {
          id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
          description:
            "Steers Stable Diffusion with ControlNet: edges, depth or a pose decide the composition.",
        },
        {
          id: "InstantX/InstantID",
          description:
            "Draws a person in new styles from a single photo of the face, without training.",
        },
      ],
      metrics: [
        {
          id: "IS",
          description:
            "Inception Score: high if a classifier is sure what each image shows and the images show many things.",
        },
        {
          id: "FID",
          description:
            "Fréchet Inception Distance: how far the features of generated images are from those of real ones; lower is better.",
        },
        {
          id: "R-Precision",
          description:
            "How often an image is closer to its own prompt than to others, so whether it shows what was asked for.",
        },
      ],
      demo: {
        inputs: [
          {
            type: "text",
            label: "Input",
            content: "Victorian rooftops rising out of a sea of clouds, soft pink and blue pastels",
          },
        ],
        outputs: [{ type: "img", filename: "image.jpeg" }],
      },
      widgetModels: ["black-forest-labs/FLUX.1-dev"],
      kind: "textToImage",
    },
    load: () => import("./tasks/text-to-image/index.ts"),
  },
];

/** The ids of the library plugins. @public */
export type LibraryId =
  | "colpali"
  | "diffusers"
  | "sentence-transformers"
  | "spacy"
  | "speechbrain"
  | "timm"
  | "transformers"
  | "ultralytics"
  | "whisperkit";

/** The library plugins, by id. @public */
export const libraryEntries: readonly Entry<"library">[] = [
  {
    kind: "library",
    manifest: {
      id: "colpali",
      prettyLabel: "ColPali",
      repoName: "ColPali",
      repoUrl: "https://github.com/ManuelFay/colpali",
      filter: false,
      countDownloads: 'path:"adapter_config.json"',
    },
    load: () => import("./libraries/colpali.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "diffusers",
      prettyLabel: "Diffusers",
      repoName: "🤗/diffusers",
      repoUrl: "https://github.com/huggingface/diffusers",
      docsUrl: "https://huggingface.co/docs/hub/diffusers",
      filter: true,
      install: "pip install -U diffusers transformers accelerate",
    },
    load: () => import("./libraries/diffusers.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "sentence-transformers",
      prettyLabel: "sentence-transformers",
      repoName: "sentence-transformers",
      repoUrl: "https://github.com/UKPLab/sentence-transformers",
      docsUrl: "https://huggingface.co/docs/hub/sentence-transformers",
      filter: true,
      install: "pip install -U sentence-transformers",
    },
    load: () => import("./libraries/sentence-transformers.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "spacy",
      prettyLabel: "spaCy",
      repoName: "spaCy",
      repoUrl: "https://github.com/explosion/spaCy",
      docsUrl: "https://huggingface.co/docs/hub/spacy",
      filter: true,
      countDownloads: 'path_extension:"whl"',
      install: "pip install spacy huggingface_hub",
    },
    load: () => import("./libraries/spacy.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "speechbrain",
      prettyLabel: "speechbrain",
      repoName: "speechbrain",
      repoUrl: "https://github.com/speechbrain/speechbrain",
      docsUrl: "https://huggingface.co/docs/hub/speechbrain",
      filter: true,
      countDownloads: 'path:"hyperparams.yaml"',
      install: "pip install speechbrain",
    },
    load: () => import("./libraries/speechbrain.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "timm",
      prettyLabel: "timm",
      repoName: "pytorch-image-models",
      repoUrl: "https://github.com/rwightman/pytorch-image-models",
      docsUrl: "https://huggingface.co/docs/hub/timm",
      filter: true,
      countDownloads: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
      install: "pip install timm",
    },
    load: () => import("./libraries/timm.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "transformers",
      prettyLabel: "Transformers",
      repoName: "🤗/transformers",
      repoUrl: "https://github.com/huggingface/transformers",
      docsUrl: "https://huggingface.co/docs/hub/transformers",
      filter: true,
      install: 'pip install -U "transformers[torch]"',
    },
    load: () => import("./libraries/transformers.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "ultralytics",
      prettyLabel: "ultralytics",
      repoName: "ultralytics",
      repoUrl: "https://github.com/ultralytics/ultralytics",
      docsUrl: "https://github.com/ultralytics/ultralytics",
      filter: false,
      countDownloads: 'path_extension:"pt"',
      install: "pip install ultralytics huggingface_hub",
    },
    load: () => import("./libraries/ultralytics.ts"),
  },
  {
    kind: "library",
    manifest: {
      id: "whisperkit",
      prettyLabel: "WhisperKit",
      repoName: "WhisperKit",
      repoUrl: "https://github.com/argmaxinc/WhisperKit",
      docsUrl: "https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew",
      filter: false,
      countDownloads: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
      install: "brew install whisperkit-cli hf",
    },
    load: () => import("./libraries/whisperkit.ts"),
  },
];

/** The ids of the provider plugins. @public */
export type ProviderId =
  | "auto"
  | "fal-ai"
  | "hf-inference"
  | "replicate"
  | "together"
  | "wavespeed";

/** The provider plugins, by id. @public */
export const providerEntries: readonly Entry<"provider">[] = [
  {
    kind: "provider",
    manifest: {
      id: "auto",
      aliases: ["fastest", "cheapest", "preferred"],
      label: "Auto",
      tasks: [],
    },
    load: () => import("./providers/auto.ts"),
  },
  {
    kind: "provider",
    manifest: {
      id: "fal-ai",
      label: "fal",
      hubOrg: "fal",
      baseUrl: "https://fal.run",
      authScheme: "Key",
      tasks: ["text-to-image", "automatic-speech-recognition"],
    },
    load: () => import("./providers/fal-ai.ts"),
  },
  {
    kind: "provider",
    manifest: {
      id: "hf-inference",
      label: "HF Inference",
      hubOrg: "hf-inference",
      baseUrl: "https://router.huggingface.co/hf-inference",
      isHub: true,
      tasks: [
        "conversational",
        "text-generation",
        "automatic-speech-recognition",
        "document-question-answering",
        "question-answering",
        "text-classification",
        "text-to-image",
      ],
    },
    load: () => import("./providers/hf-inference.ts"),
  },
  {
    kind: "provider",
    manifest: {
      id: "replicate",
      label: "Replicate",
      hubOrg: "replicate",
      baseUrl: "https://api.replicate.com",
      tasks: ["text-to-image", "automatic-speech-recognition"],
    },
    load: () => import("./providers/replicate.ts"),
  },
  {
    kind: "provider",
    manifest: {
      id: "together",
      label: "Together AI",
      hubOrg: "togethercomputer",
      baseUrl: "https://api.together.xyz",
      tasks: ["conversational", "text-generation", "text-to-image", "automatic-speech-recognition"],
    },
    load: () => import("./providers/together.ts"),
  },
  {
    kind: "provider",
    manifest: {
      id: "wavespeed",
      label: "WaveSpeedAI",
      hubOrg: "wavespeed",
      baseUrl: "https://api.wavespeed.ai",
      tasks: ["text-to-image"],
    },
    load: () => import("./providers/wavespeed.ts"),
  },
];

/** The ids of the client plugins. @public */
export type ClientId =
  | "js/fetch"
  | "js/huggingface.js"
  | "js/openai"
  | "python/fal_client"
  | "python/huggingface_hub"
  | "python/openai"
  | "python/requests"
  | "sh/curl";

/** The client plugins, by id. @public */
export const clientEntries: readonly Entry<"client">[] = [
  {
    kind: "client",
    manifest: { id: "js/fetch", label: "fetch", language: "js", order: 3, templates: [] },
    load: () => import("./clients/js/fetch.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "js/huggingface.js",
      label: "huggingface.js",
      language: "js",
      order: 2,
      install: "npm install @huggingface/inference",
      templates: ["conversational", "conversationalStream"],
    },
    load: () => import("./clients/js/huggingface.js.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "js/openai",
      label: "OpenAI JavaScript SDK",
      language: "js",
      order: 1,
      install: "npm install openai",
      templates: ["conversational", "conversationalStream"],
    },
    load: () => import("./clients/js/openai.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "python/fal_client",
      label: "fal client",
      language: "python",
      order: 3,
      install: "pip install fal-client",
      templates: [],
    },
    load: () => import("./clients/python/fal_client.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "python/huggingface_hub",
      label: "huggingface_hub",
      language: "python",
      order: 2,
      install: "pip install huggingface_hub",
      templates: ["conversational", "conversationalStream"],
    },
    load: () => import("./clients/python/huggingface_hub.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "python/openai",
      label: "OpenAI Python SDK",
      language: "python",
      order: 1,
      install: "pip install openai",
      templates: ["conversational", "conversationalStream"],
    },
    load: () => import("./clients/python/openai.ts"),
  },
  {
    kind: "client",
    manifest: {
      id: "python/requests",
      label: "Requests",
      language: "python",
      order: 4,
      install: "pip install requests",
      templates: [],
    },
    load: () => import("./clients/python/requests.ts"),
  },
  {
    kind: "client",
    manifest: { id: "sh/curl", label: "cURL", language: "sh", order: 1, templates: [] },
    load: () => import("./clients/sh/curl.ts"),
  },
];

/** The ids of the quantization plugins. @public */
export type QuantizationId = "gguf";

/** The quantization plugins, by id. @public */
export const quantizationEntries: readonly Entry<"quantization">[] = [
  {
    kind: "quantization",
    manifest: {
      id: "gguf",
      label: "GGUF",
      sets: {
        fileTypes: [
          { name: "F32", code: 0 },
          { name: "F16", code: 1 },
          { name: "Q4_0", code: 2 },
          { name: "Q4_1", code: 3 },
          { name: "Q4_1_SOME_F16", code: 4 },
          { name: "Q4_2", code: 5 },
          { name: "Q4_3", code: 6 },
          { name: "Q8_0", code: 7 },
          { name: "Q5_0", code: 8 },
          { name: "Q5_1", code: 9 },
          { name: "Q2_K", code: 10 },
          { name: "Q3_K_S", code: 11 },
          { name: "Q3_K_M", code: 12 },
          { name: "Q3_K_L", code: 13 },
          { name: "Q4_K_S", code: 14 },
          { name: "Q4_K_M", code: 15 },
          { name: "Q5_K_S", code: 16 },
          { name: "Q5_K_M", code: 17 },
          { name: "Q6_K", code: 18 },
          { name: "IQ2_XXS", code: 19 },
          { name: "IQ2_XS", code: 20 },
          { name: "Q2_K_S", code: 21 },
          { name: "IQ3_XS", code: 22 },
          { name: "IQ3_XXS", code: 23 },
          { name: "IQ1_S", code: 24 },
          { name: "IQ4_NL", code: 25 },
          { name: "IQ3_S", code: 26 },
          { name: "IQ3_M", code: 27 },
          { name: "IQ2_S", code: 28 },
          { name: "IQ2_M", code: 29 },
          { name: "IQ4_XS", code: 30 },
          { name: "IQ1_M", code: 31 },
          { name: "BF16", code: 32 },
          { name: "Q4_0_4_4", code: 33 },
          { name: "Q4_0_4_8", code: 34 },
          { name: "Q4_0_8_8", code: 35 },
          { name: "TQ1_0", code: 36 },
          { name: "TQ2_0", code: 37 },
          { name: "MXFP4_MOE", code: 38 },
          { name: "NVFP4", code: 39 },
          { name: "Q1_0", code: 40 },
          { name: "Q2_0", code: 41 },
          { name: "Q2_K_XL", code: 1000 },
          { name: "Q3_K_XL", code: 1001 },
          { name: "Q4_K_XL", code: 1002 },
          { name: "Q5_K_XL", code: 1003 },
          { name: "Q6_K_XL", code: 1004 },
          { name: "Q8_K_XL", code: 1005 },
        ],
        tensorTypes: [
          { name: "F32", code: 0 },
          { name: "F16", code: 1 },
          { name: "Q4_0", code: 2 },
          { name: "Q4_1", code: 3 },
          { name: "Q5_0", code: 6 },
          { name: "Q5_1", code: 7 },
          { name: "Q8_0", code: 8 },
          { name: "Q8_1", code: 9 },
          { name: "Q2_K", code: 10 },
          { name: "Q3_K", code: 11 },
          { name: "Q4_K", code: 12 },
          { name: "Q5_K", code: 13 },
          { name: "Q6_K", code: 14 },
          { name: "Q8_K", code: 15 },
          { name: "IQ2_XXS", code: 16 },
          { name: "IQ2_XS", code: 17 },
          { name: "IQ3_XXS", code: 18 },
          { name: "IQ1_S", code: 19 },
          { name: "IQ4_NL", code: 20 },
          { name: "IQ3_S", code: 21 },
          { name: "IQ2_S", code: 22 },
          { name: "IQ4_XS", code: 23 },
          { name: "I8", code: 24 },
          { name: "I16", code: 25 },
          { name: "I32", code: 26 },
          { name: "I64", code: 27 },
          { name: "F64", code: 28 },
          { name: "IQ1_M", code: 29 },
          { name: "BF16", code: 30 },
          { name: "TQ1_0", code: 34 },
          { name: "TQ2_0", code: 35 },
          { name: "MXFP4", code: 39 },
          { name: "NVFP4", code: 40 },
          { name: "Q1_0", code: 41 },
          { name: "Q2_0", code: 42 },
        ],
      },
      preference: [
        "F32",
        "BF16",
        "F16",
        "Q8_K_XL",
        "Q8_0",
        "Q6_K_XL",
        "Q6_K",
        "Q5_K_XL",
        "Q5_K_M",
        "Q5_K_S",
        "Q5_0",
        "Q5_1",
        "Q4_K_XL",
        "Q4_K_M",
        "Q4_K_S",
        "IQ4_NL",
        "IQ4_XS",
        "Q4_0_4_4",
        "Q4_0_4_8",
        "Q4_0_8_8",
        "Q4_1_SOME_F16",
        "Q4_0",
        "Q4_1",
        "Q4_2",
        "Q4_3",
        "MXFP4_MOE",
        "NVFP4",
        "Q3_K_XL",
        "Q3_K_L",
        "Q3_K_M",
        "Q3_K_S",
        "IQ3_M",
        "IQ3_S",
        "IQ3_XS",
        "IQ3_XXS",
        "Q2_K_XL",
        "Q2_K",
        "Q2_K_S",
        "IQ2_M",
        "IQ2_S",
        "IQ2_XS",
        "IQ2_XXS",
        "Q2_0",
        "IQ1_S",
        "IQ1_M",
        "TQ1_0",
        "TQ2_0",
        "Q1_0",
      ],
    },
    load: () => import("./quantizations/gguf.ts"),
  },
];

/** The plugins of all kinds. @public */
export const entries: readonly Entry[] = [
  ...taskEntries,
  ...libraryEntries,
  ...providerEntries,
  ...clientEntries,
  ...quantizationEntries,
];
