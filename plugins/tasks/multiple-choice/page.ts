// The page of multiple choice.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model chooses the best of several answers to a question, often with a text to read. Only one choice is correct, so results are easy to measure. Many language model benchmarks use this format.",
  subtasks: [
    { id: "multiple-choice-qa", label: "Multiple Choice QA" },
    {
      id: "multiple-choice-coreference-resolution",
      label: "Multiple Choice Coreference Resolution",
    },
  ],
  uses: [
    {
      title: "Tests of models",
      text: "A team puts the same exam of a thousand questions to three language models, and counts how many each answers correctly.",
    },
    {
      title: "What a word refers to",
      text: "In a sentence with two names and the word she, a model says which of the two persons is meant.",
    },
  ],
  related: [
    {
      id: "question-answering",
      when: "No answers are given, and the right one stands somewhere in a text.",
    },
    {
      id: "zero-shot-classification",
      when: "The choices are labels for a text, not answers to a question.",
    },
    { id: "text-generation", when: "The answer is to be written freely." },
  ],
  hideInModels: true,
});
