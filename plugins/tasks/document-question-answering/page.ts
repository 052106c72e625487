// The page of document question answering.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model answers a question about an image of a page with text from the page, such as a total or a date. It uses the position of words in addition to the words. Use it to extract data from invoices, forms, contracts and letters.",
  subtasks: [{ id: "document-question-answering", label: "Document Question Answering" }],
  uses: [
    {
      title: "Invoices into books",
      text: "Number, date and total of an invoice are asked for, and go into the accounts without typing.",
    },
    {
      title: "Forms of all kinds",
      text: "The same five questions are put to forms of a hundred layouts, with no template for any of them.",
    },
    {
      title: "Archives of scans",
      text: "Old letters are asked for sender and date, so that they can be put in order.",
    },
    {
      title: "Checks of contracts",
      text: "Each lease of a portfolio is asked when it ends and how long the notice is.",
    },
  ],
  choosing: [
    "Models of the LayoutLM family need the words and their places from text recognition first; Donut and Pix2Struct read the pixels. The first stand or fall with the recognition.",
    "Does the answer have to be the page's own words? Models that point at words can show where it stands; those that write may make one up.",
    "Check language and script: many of these models were trained on English business papers only.",
    "One page at a time is the rule. For a long file find the right page first, or take a vision-language model that takes several pages.",
    "Test on fifty pages of your own, with bad scans, stamps and handwriting among them, and with questions that the page does not answer.",
  ],
  related: [
    {
      id: "visual-document-retrieval",
      when: "The page that has the answer must first be found among many.",
    },
    { id: "visual-question-answering", when: "The image is a photo or a scene, not a page." },
    { id: "image-text-to-text", when: "Several pages, summaries, or answers as JSON." },
    {
      id: "question-answering",
      when: "The text is there already, and the layout does not matter.",
    },
    { id: "table-question-answering", when: "The data is a table of cells, not a picture of one." },
  ],
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
      description:
        "A LayoutLM that points at the words on the page which answer a question; for English.",
    },
    {
      id: "impira/layoutlm-invoices",
      description:
        "A LayoutLM tuned on invoices, which can also join words that stand apart, as in an address of two lines; non-commercial license.",
    },
    {
      id: "microsoft/udop-large",
      description:
        "One model for several document tasks, which takes in text, image and layout together.",
    },
    {
      id: "google/pix2struct-docvqa-large",
      description: "Reads the pixels themselves, so that no text recognition is needed before it.",
    },
  ],
  spaces: [
    { id: "impira/docquery", description: "Upload a document and ask questions about it." },
    { id: "impira/invoices", description: "Takes the usual fields out of an invoice you upload." },
    {
      id: "merve/compare_docvqa_models",
      description:
        "Puts the answers of several models to the same question about a page side by side.",
    },
  ],
  metrics: [
    {
      id: "anls",
      description:
        "How near an answer's letters are to a right one's, from 0 to 1, averaged over questions: a misread letter costs little, half of them wrong or more counts as 0; higher is better.",
    },
    {
      id: "exact-match",
      description:
        "The share of questions about pages whose answer equals the expected one character by character; higher is better, and one misread digit fails it.",
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
