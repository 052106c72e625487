// The page of document question answering.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model answers a question about an image of a page with text from the page, such as a total or a date. It uses the position of words in addition to the words. Use it to extract data from invoices, forms, contracts and letters.",
  subtasks: [{ id: "document-question-answering", label: "Document Question Answering" }],
  uses: [
    {
      title: "Invoice processing",
      text: "The model reads number, date and total from an invoice, and the accounting system stores them.",
    },
    {
      title: "Forms with different layouts",
      text: "The model answers the same five questions for forms with a hundred layouts, without a template for any of them.",
    },
    {
      title: "Scanned archives",
      text: "The model finds the sender and date of old letters, so that they can be sorted.",
    },
    {
      title: "Contract review",
      text: "For each lease in a portfolio, the model finds the end date and the notice period.",
    },
  ],
  choosing: [
    "Models of the LayoutLM family need the words and their positions from OCR, and depend on its quality. Donut and Pix2Struct read the pixels.",
    "Decide whether the answer must be a quote from the page. Extractive models can show its position. Generative models may invent an answer.",
    "Check language and script. Many of these models were trained only on English business documents.",
    "Most models read one page at a time. For a long file find the right page first, or use a vision-language model that accepts several pages.",
    "Test on fifty of your own pages. Include bad scans, stamps and handwriting, and questions that the page does not answer.",
  ],
  related: [
    {
      id: "visual-document-retrieval",
      when: "You first need to find the page with the answer among many pages.",
    },
    { id: "visual-question-answering", when: "The image is a photo, not a document page." },
    {
      id: "image-text-to-text",
      when: "You have several pages, or need summaries or answers as JSON.",
    },
    {
      id: "question-answering",
      when: "You already have the text, and the layout does not matter.",
    },
    {
      id: "table-question-answering",
      when: "The data is a table of cells, not an image of a table.",
    },
  ],
  datasets: [
    {
      id: "HuggingFaceM4/Docmatix",
      description: "Questions and answers about PDF pages, generated at large scale for training.",
    },
    {
      id: "eliolio/docvqa",
      description: "Questions that people wrote about scanned documents of an industry archive.",
    },
  ],
  models: [
    {
      id: "impira/layoutlm-document-qa",
      description:
        "A LayoutLM that finds the words on the page that answer a question; for English.",
    },
    {
      id: "impira/layoutlm-invoices",
      description:
        "A LayoutLM fine-tuned on invoices. It can also join words that are not adjacent, such as an address of two lines; non-commercial license.",
    },
    {
      id: "microsoft/udop-large",
      description: "One model for several document tasks. It combines text, image and layout.",
    },
    {
      id: "google/pix2struct-docvqa-large",
      description: "Reads the pixels directly, so no OCR is needed.",
    },
  ],
  spaces: [
    { id: "impira/docquery", description: "Upload a document and ask questions about it." },
    {
      id: "impira/invoices",
      description: "Extracts the common fields from an invoice that you upload.",
    },
    {
      id: "merve/compare_docvqa_models",
      description: "Compares the answers of several models to the same question about a page.",
    },
  ],
  metrics: [
    {
      id: "anls",
      description:
        "Average normalized Levenshtein similarity: how close the characters of an answer are to a correct answer, from 0 to 1, where half wrong or more counts as 0; higher is better.",
    },
    {
      id: "exact-match",
      description:
        "The share of questions about pages whose answer equals the expected answer exactly; higher is better, and one wrong digit counts as an error.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Question", content: "When is this invoice due?" },
      {
        type: "img",
        filename: "invoice.svg",
        alt: "An invoice of a joinery with number 2047, dated 3 March 2026, due on 2 April 2026, with three rows and a total of 484.00.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "2 April 2026" }],
  },
  widgetModels: ["impira/layoutlm-invoices"],
  hideInDatasets: true,
});
