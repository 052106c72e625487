// The page of multiple choice.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "A model gets a question, often with a text to read, and a few possible answers, and says which of them is best. As only one choice is right, results are easy to count, which is why many tests of what language models know have this form.",
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
