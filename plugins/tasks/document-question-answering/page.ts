// The page of document question answering: what to read, try and measure where a page is asked a question.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "Answers a question about a picture of a document, such as a scanned invoice or a form. The model reads where words " +
    "stand as well as what they say, so that it finds a total below a column or a date beside a signature.",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "HuggingFaceM4/Docmatix",
      description: "Questions and answers about PDF pages, generated at large scale for training.",
    },
    {
      id: "eliolio/docvqa",
      description: "Questions that people asked about scanned documents of an industry archive.",
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
      description: "Reads the pixels themselves, so that no text recognition is needed before it.",
    },
  ],
  spaces: [
    {
      id: "impira/docquery",
      description: "Upload a document and ask questions about it.",
    },
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
});
