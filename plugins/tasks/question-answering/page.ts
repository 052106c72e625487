// The page of question answering: what to read, try and measure where a text is searched for an answer.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model finds the answer to a question in a text you give it, and says where it stands. It quotes instead of composing, so answers are short and can be checked; some models can also say that the text holds no answer.",
  libraries: ["adapter-transformers", "allennlp", "transformers", "transformers.js"],
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
        "The share of answers that equal a reference answer, apart from case, articles and punctuation.",
    },
    {
      id: "f1",
      description:
        "How many words the answer shares with the reference, so that nearly right counts for something.",
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
