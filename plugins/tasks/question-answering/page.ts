// The page of question answering.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model extracts the answer to a question from a text. It returns the exact words, their position and a score, so answers are short and can be verified. Use it to search manuals, rules and reports.",
  subtasks: [
    { id: "extractive-qa", label: "Extractive QA" },
    { id: "open-domain-qa", label: "Open Domain QA" },
    { id: "closed-domain-qa", label: "Closed Domain QA" },
  ],
  uses: [
    {
      title: "Searching a manual",
      text: "A mechanic asks for the torque of a bolt, and gets the number and the line of the manual that contains it.",
    },
    {
      title: "Contract analysis",
      text: "The model answers the same questions about notice periods or liability for hundreds of contracts. A lawyer checks the passages found.",
    },
    {
      title: "Answers in a search engine",
      text: "Above its results, a search engine shows the exact words that answer the question.",
    },
  ],
  choosing: [
    "Decide whether the model may answer that there is no answer. Models fine-tuned on SQuAD 2.0 can do this. Models of SQuAD 1.1 always return a quote, even if it is wrong.",
    "The model can quote only one span of the text. If the answer combines several places or needs an explanation, use a text generation model.",
    "A long text is split into overlapping windows of a few hundred tokens, and each window is a separate run. For large collections, retrieve the right passages first.",
    "A DistilBERT is fast on a CPU and good enough for simple questions. RoBERTa models are more accurate, especially if the question uses other words than the text.",
    "SQuAD models support English. For another language find a model fine-tuned on questions in that language, such as GermanQuAD or FQuAD, and test it on your own texts.",
  ],
  related: [
    {
      id: "document-question-answering",
      when: "The text is a scan or a form, and its layout matters.",
    },
    { id: "table-question-answering", when: "The answer is in a table." },
    {
      id: "text-generation",
      when: "You need an answer in new sentences, or from several sources.",
    },
    {
      id: "text-ranking",
      when: "You first need to find the right text among many.",
    },
  ],
  datasets: [
    {
      id: "squad_v2",
      description:
        "150,000 English questions about Wikipedia paragraphs. A third of them cannot be answered from the paragraph.",
    },
    {
      id: "natural_questions",
      description:
        "Real Google queries, with the Wikipedia page and the long and short answers that people marked in it.",
    },
  ],
  models: [
    {
      id: "deepset/roberta-base-squad2",
      description:
        "A solid English default that also detects when the text has no answer; CC BY 4.0.",
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
        "Retrieves Wikipedia passages for a question and writes a paragraph from them, with its sources.",
    },
  ],
  metrics: [
    {
      id: "exact-match",
      description:
        "The share of answers that match a reference answer exactly, ignoring case, punctuation and articles such as the; higher is better.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall of the words in the answer compared with the reference, averaged over all questions; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Question",
        content: "When does the library open on Saturdays?",
      },
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
});
