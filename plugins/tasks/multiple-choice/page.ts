// The page of multiple choice.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Model evaluation",
      text: "A team gives three language models the same exam of a thousand questions, and counts the correct answers.",
    },
    {
      title: "Coreference resolution",
      text: "A sentence contains two names and the word she. The model decides which of the two people is meant.",
    },
  ],
  related: [
    {
      id: "question-answering",
      when: "No choices are given, and the answer is somewhere in a text.",
    },
    {
      id: "zero-shot-classification",
      when: "The choices are labels for a text, not answers to a question.",
    },
    { id: "text-generation", when: "The answer should be free text." },
  ],
  hideInModels: true,
});
