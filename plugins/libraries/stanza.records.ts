// Records to test Stanza on: its authors' models, and those of others.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("stanza", {
  "a language": { id: "stanfordnlp/stanza-en" },
  "a language, own example": {
    id: "stanfordnlp/stanza-de",
    widgetData: [{ text: "Der Zug fährt um neun." }],
  },
  "of others": { id: "example-org/stanza-hy" },
  "of others, another name": { id: "example-org/legal-texts" },
});
