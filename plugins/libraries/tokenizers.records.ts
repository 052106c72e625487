// Records to test Tokenizers on: its file at the top, in a folder, nowhere, and no list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("tokenizers", {
  "no files": {},
  "own example": { widgetData: [{ text: "The mill stands by the weir." }] },
  "a file": files("README.md", "tokenizer.json"),
  "a file in a folder": files("README.md", "32k/tokenizer.json"),
  "another format": files("README.md", "tokenizer.model"),
});
