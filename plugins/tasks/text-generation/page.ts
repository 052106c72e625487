// The page of text generation: what to read, try and measure where a model writes on from a prompt or in a chat.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
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
      description: "A chat with Phixtral, a mixture of experts assembled from tuned Phi-2 models.",
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
});
