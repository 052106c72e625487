// Records to test Stanza on: its authors' models, and those of others.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("stanza", {
  "a language": { id: "stanfordnlp/stanza-en" },
  "a language, own example": {
    id: "stanfordnlp/stanza-de",
    widgetData: [{ text: "Der Zug fährt um neun." }],
  },
  "another of its authors' repositories": { id: "stanfordnlp/legal-texts" },
  "of others, with a list of models": {
    id: "example-org/stanza-hy",
    ...files("hy/pos/own.pt", "resources.json"),
  },
  "of others": { id: "example-org/stanza-hy", ...files("models/pos/own.pt") },
  "of others, no list of files": { id: "example-org/stanza-hy" },
  "of others, another name": { id: "example-org/legal-texts", ...files("resources.json") },
});
