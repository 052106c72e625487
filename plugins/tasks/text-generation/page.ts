// The page of text generation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model continues a text: a beginning, a question or an instruction. Use it for chat, drafts, explanations and code. Base models only continue a text; instruct and chat models follow instructions.",
  subtasks: [
    { id: "dialogue-modeling", label: "Dialogue Modeling" },
    { id: "dialogue-generation", label: "Dialogue Generation" },
    { id: "conversational", label: "Conversational" },
    { id: "language-modeling", label: "Language Modeling" },
    { id: "text-simplification", label: "Text simplification" },
    { id: "explanation-generation", label: "Explanation Generation" },
    { id: "abstractive-qa", label: "Abstractive QA" },
    { id: "open-domain-abstractive-qa", label: "Open Domain Abstractive QA" },
    { id: "closed-domain-qa", label: "Closed Domain QA" },
    { id: "open-book-qa", label: "Open Book QA" },
    { id: "closed-book-qa", label: "Closed Book QA" },
    { id: "text2text-generation", label: "Text2Text Generation" },
  ],
  uses: [
    {
      title: "Assistants at work",
      text: "Staff ask about the rules of their firm in a chat, and get an answer written from passages that a search has found.",
    },
    {
      title: "Writing code",
      text: "A developer describes a function and gets a draft with tests; the model also explains and repairs what is there.",
    },
    {
      title: "Drafting and rewriting",
      text: "Notes become a polite letter, and a page of legal language a few plain sentences.",
    },
    {
      title: "Data out of text",
      text: "From orders that come by mail in free words, the model writes JSON of a given form, which a program goes on with.",
    },
  ],
  choosing: [
    "Chats and instructions want a model tuned for them. Instruct, Chat or it in the name says that it is, Base or pt that it is not; else read the card. A chat template proves little, for some base models have one, too.",
    "Memory decides first: weights of 16 bits take 2 GB for each billion parameters, of 4 bits about a quarter; a long context comes on top. In a mixture of experts all parameters count, not only the active ones.",
    "Reasoning models (Thinking, R1) write long thoughts before they answer: better at maths, logic and hard code, but slow and dear where a short reply would do.",
    "Check languages and context length on the card, then test both: a model may accept 128,000 tokens and still overlook facts in the middle of them.",
    "Licenses differ: Apache 2.0 and MIT allow nearly everything, Llama and Gemma 2 come with terms of use. Leaderboards name candidates; fifty prompts of yours decide.",
  ],
  related: [
    { id: "image-text-to-text", when: "Images go in beside the text." },
    {
      id: "translation",
      when: "Only the language should change, with a smaller model made for it.",
    },
    {
      id: "summarization",
      when: "Only the length should change, with a smaller model made for it.",
    },
    {
      id: "text-classification",
      when: "One of a few fixed labels is all you need, fast and cheaply.",
    },
    { id: "fill-mask", when: "A gap within a text, or an encoder to fine-tune." },
  ],
  datasets: [
    {
      id: "CohereForAI/Global-MMLU",
      description:
        "Multiple-choice exam questions in 42 languages, part of them labeled by whether they depend on one culture.",
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
        "A mixture of experts for reasoning, code and tool use, with 32B of its 355B parameters active; MIT license.",
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
        "A 671B reasoning model, 37B active, that shows its chain of thought before the answer; MIT license.",
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
      description:
        "A chat with Zephyr, an assistant that Hugging Face's H4 team tuned from open base models.",
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
        "How badly the model foresees real text: the negative logarithm of the chance that it gave to each next piece, averaged; lower is better.",
    },
    {
      id: "Perplexity",
      description:
        "Among how many equally likely pieces the model in effect has to guess each next piece of a text; lower is better, and comparable only where models cut text alike.",
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
