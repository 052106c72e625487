// The page of text generation.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Workplace assistants",
      text: "Employees ask about company rules in a chat, and get an answer based on passages that a search retrieved.",
    },
    {
      title: "Writing code",
      text: "A developer describes a function and gets a draft with tests. The model also explains and fixes existing code.",
    },
    {
      title: "Drafting and rewriting",
      text: "Notes become a polite letter, and a page of legal language becomes a few plain sentences.",
    },
    {
      title: "Data extraction from text",
      text: "The model converts orders in free-text emails into JSON with a given schema, which a program processes.",
    },
  ],
  choosing: [
    "For chats and instructions use an instruction-tuned model. The name often says so: Instruct, Chat or it means tuned, Base or pt means not. Otherwise read the model card. Some base models have a chat template too.",
    "Check memory first. Weights of 16 bits take 2 GB for each billion parameters, of 4 bits about a quarter. A long context needs more. In a mixture of experts all parameters count, not only the active ones.",
    "Reasoning models (Thinking, R1) generate long reasoning before they answer. They are better at math, logic and hard code, but slow and expensive for short answers.",
    "Check languages and context length on the model card, then test both. A model may accept 128,000 tokens and still miss facts in the middle of them.",
    "Licenses differ. Apache 2.0 and MIT allow nearly everything, Llama and Gemma 2 have terms of use. Use leaderboards to find candidates, then compare them with fifty of your own prompts.",
  ],
  related: [
    { id: "image-text-to-text", when: "The input contains images and text." },
    {
      id: "translation",
      when: "You only want to change the language, with a smaller translation model.",
    },
    {
      id: "summarization",
      when: "You only want to shorten the text, with a smaller summarization model.",
    },
    {
      id: "text-classification",
      when: "You only need one of a few fixed labels, fast and cheaply.",
    },
    { id: "fill-mask", when: "You want to fill a gap in a text, or need an encoder to fine-tune." },
  ],
  datasets: [
    {
      id: "CohereForAI/Global-MMLU",
      description:
        "Multiple-choice exam questions in 42 languages. Part of them are labeled by whether they depend on one culture.",
    },
    {
      id: "HuggingFaceFW/fineweb-2",
      description:
        "Filtered and deduplicated web text in more than 1,000 languages for pretraining, under ODC-By.",
    },
    {
      id: "HuggingFaceH4/ultrachat_200k",
      description:
        "Some 200,000 English dialogues generated with ChatGPT and then filtered. Zephyr 7B was fine-tuned on them.",
    },
    {
      id: "open-r1/OpenThoughts-114k-math",
      description:
        "Math problems with DeepSeek-R1's reasoning, and a flag for solutions that match the known answer.",
    },
    {
      id: "allenai/tulu-3-sft-mixture",
      description:
        "The 939,000 instruction samples that Tulu 3 was fine-tuned on, from many sources, some of them non-commercial.",
    },
    {
      id: "HuggingFaceTB/smoltalk",
      description:
        "About a million synthetic chats, created to train the small SmolLM2 base models as assistants.",
    },
    {
      id: "HuggingFaceTB/finemath",
      description:
        "34 billion tokens of math lessons and solved problems from the web, with a stricter subset, under ODC-By.",
    },
  ],
  models: [
    {
      id: "google/gemma-2-2b-it",
      description: "A small English chat model that fits on a laptop, under Google's Gemma terms.",
    },
    {
      id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
      description:
        "A very large code model for agents and whole repositories: 480B parameters, 35B active, 256K tokens of context.",
    },
    {
      id: "openai/gpt-oss-120b",
      description:
        "OpenAI's open-weight reasoning model of 117B parameters, 5B active, for one 80 GB GPU; Apache 2.0.",
    },
    {
      id: "zai-org/GLM-4.5",
      description:
        "A mixture of experts for reasoning, code and tool use, with 32B of its 355B parameters active; MIT license.",
    },
    {
      id: "Qwen/Qwen3-4B-Thinking-2507",
      description:
        "A 4B model that always reasons before it answers. It is slower, but strong at math and logic for its size.",
    },
    {
      id: "Qwen/Qwen2.5-7B-Instruct-1M",
      description:
        "A 7B chat model that reads up to a million tokens, such as several books or a whole codebase.",
    },
    {
      id: "Qwen/Qwen2.5-Coder-32B-Instruct",
      description:
        "A dense 32B model that writes, explains and fixes code in many languages; Apache 2.0.",
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
        "Ranks models by how much accuracy they gain from step-by-step reasoning before the answer.",
    },
    {
      id: "ysharma/Explore_llamav2_with_TGI",
      description: "A chat with Llama 2, served by Text Generation Inference.",
    },
    {
      id: "HuggingFaceH4/zephyr-chat",
      description:
        "A chat with Zephyr, an assistant that Hugging Face's H4 team fine-tuned from open base models.",
    },
    {
      id: "lmsys/chatbot-arena-leaderboard",
      description:
        "Ranks open and closed chat models by the votes of people who compared two anonymous answers.",
    },
    {
      id: "mlabonne/phixtral-chat",
      description: "A chat with Phixtral, a mixture of experts built from fine-tuned Phi-2 models.",
    },
  ],
  metrics: [
    {
      id: "Cross Entropy",
      description:
        "The negative log-likelihood of each next token of real text, averaged; lower is better.",
    },
    {
      id: "Perplexity",
      description:
        "The exponential of the cross-entropy, in effect the number of equally likely next tokens; lower is better, and comparable only between models with the same tokenizer.",
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
