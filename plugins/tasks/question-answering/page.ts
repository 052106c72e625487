// The page of question answering.
import { defineTaskPage } from "hubsmith/catalogue";

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
      title: "Looking up a manual",
      text: "A mechanic asks for the torque of a bolt, and gets the figure and the line of the manual in which it stands.",
    },
    {
      title: "Reading contracts",
      text: "The same questions, on notice periods or liability, are put to hundreds of contracts, and a lawyer checks the passages found.",
    },
    {
      title: "Answers in a search",
      text: "Above its list of pages, a search shows the very words that answer the question.",
    },
  ],
  choosing: [
    "Decide whether it may say that there is no answer. Models tuned on SQuAD 2.0 have learned to; those of SQuAD 1.1 always quote something, however wrong.",
    "It can only quote one stretch of the text. If answers have to be put together from several places or explained, take a text generation model.",
    "A long text is cut into overlapping windows of a few hundred tokens, and each costs a run. For whole collections, have a search find the right passages first.",
    "A DistilBERT is fast on a CPU and does for plain questions. RoBERTa models are more accurate, above all where the question uses other words than the text.",
    "Models of SQuAD know English. For another language look for one tuned on its own questions, such as GermanQuAD or FQuAD, and try it on texts of yours.",
  ],
  related: [
    {
      id: "document-question-answering",
      when: "The text is a scan or a form, and its layout matters.",
    },
    { id: "table-question-answering", when: "The answer stands in a table." },
    {
      id: "text-generation",
      when: "An answer in sentences of its own, or drawn from several sources.",
    },
    {
      id: "text-ranking",
      when: "Out of many texts, the one that answers the question is to be found first.",
    },
  ],
  datasets: [
    {
      id: "squad_v2",
      description:
        "150,000 English questions about Wikipedia paragraphs, a third of which the paragraph does not answer.",
    },
    {
      id: "natural_questions",
      description:
        "Real questions put to Google, with the Wikipedia page and the long and short answers people marked in it.",
    },
  ],
  models: [
    {
      id: "deepset/roberta-base-squad2",
      description:
        "A solid English default that also notices when the text has no answer; CC BY 4.0.",
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
        "Looks up Wikipedia passages for a question and composes a paragraph from them, with its sources.",
    },
  ],
  metrics: [
    {
      id: "exact-match",
      description:
        "The share of questions to which the model gives a reference answer to the letter, apart from capitals, punctuation and articles such as the; higher is better.",
    },
    {
      id: "f1",
      description:
        "How far the words of the answer and of the reference overlap, averaged over all questions, so that nearly right counts for something; higher is better.",
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
