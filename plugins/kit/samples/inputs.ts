// Sample inputs for models whose record has no example: public media, and our own texts.

/** Two parrots on a branch. */
export const IMAGE =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png";
/** A chest X-ray, in the public domain. Wikimedia rejects requests without a user agent. */
export const X_RAY =
  "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png";
/** A man with a guitar. */
export const PERSON =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png";
/** An invoice. */
export const DOCUMENT =
  "https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png";
/** A sentence in English. */
export const AUDIO = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac";
/** The words in `AUDIO`. */
export const AUDIO_WORDS =
  "He hoped there would be stew for dinner, turnips and carrots and bruised potatoes and fat mutton pieces to be ladled out in thick, peppered, flour-fattened sauce.";
/** A question in English, by another speaker than that of `AUDIO`. */
export const OTHER_VOICE = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/2.flac";
/** A hiker. */
export const VIDEO =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4";

/** A question for a chat without media. */
export const ASKED = "Name three rivers of South America.";
/** A question about a medium. */
export const ASKED_OF = {
  image: "What is in this picture?",
  document: "What is the total amount?",
  audio: "What is said in this recording?",
  video: "What happens in this video?",
} as const;

/** An ambiguous review. */
export const OPINION = "The soup was cold, but the view made up for it.";
/** A text to shorten, or to search. */
export const NEWS = "The bridge over the Drava, closed since the flood of March, opens on Monday.";
/** A paragraph to summarize: models of news write at least fifty tokens. */
export const ARTICLE =
  "The bridge over the Drava, closed since the flood of March, opens on Monday. Engineers had found cracks in two of its five pillars, and for eight months all traffic took the ferry upstream, which carried twelve cars at a time. The mayor thanked the ferrymen, who had worked through every holiday, and promised them free passage for life.";
/** A question that `NEWS` answers. */
export const NEWS_QUESTION = "When does the bridge open?";
/** A text with names of people and a place. */
export const NAMES = "Ada Lovelace met Charles Babbage in London.";
/** A prompt to complete. */
export const BEGINNING = "The lighthouse keeper opened the door and";
/** A text with one missing word: the parts before and after it. */
export const GAP = ["The sun rises in the ", "."] as const;
/** A text to speak. */
export const SPOKEN = "The last train leaves at nine.";
/** Two sentences with nearly the same meaning, and one without. */
export const SENTENCES = [
  "The ferry leaves at noon.",
  "The boat sails at twelve.",
  "Bread needs time to rise.",
] as const;
/** A text with an instruction. */
export const INSTRUCTION = `Translate to German: ${SENTENCES[0]}`;
/** A text to classify. */
export const COMPLAINT = "The parcel came a week late, and the box was torn.";
/** The possible topics of `COMPLAINT`. */
export const TOPICS: readonly string[] = ["refund", "legal", "faq"];
/** Objects that may be in an image. */
export const SCENES: readonly string[] = ["cat", "dog", "llama"];
/** Labels for `IMAGE`, of which the first fits. */
export const SIGHTS: readonly string[] = ["two parrots", "a cat", "a dog"];
/** Objects in `IMAGE`. */
export const PARTS: readonly string[] = ["a parrot", "a branch"];
/** A table by columns; its cells are strings. */
export const TABLE = { City: ["Lisbon", "Oslo"], Country: ["Portugal", "Norway"] } as const;
/** A question that `TABLE` answers. */
export const TABLE_QUESTION = "Which city is in Norway?";
/** Measurements of two flowers; the cells are strings, as services expect. */
export const MEASURES = {
  "Petal length": ["1.4", "4.7"],
  "Petal width": ["0.2", "1.4"],
} as const;
/** A question that one of the `PASSAGES` answers best. */
export const QUERY = "Which planet has the most moons?";
/** Texts to rank. */
export const PASSAGES = [
  "More than two hundred moons have been counted around Saturn.",
  "Venus turns so slowly that its day is longer than its year.",
  "Mars has two moons, Phobos and Deimos.",
] as const;

/** A prompt for an image. */
export const SCENE = "A lighthouse of glass at dawn, seen from a small boat";
/** A prompt for a video. */
export const CLIP = "A paper boat drifts down a gutter in the rain";
/** A prompt for a sound. */
export const SOUND = "A dog barks far away while rain falls on a tin roof";
/** A prompt for music. */
export const MUSIC = "Slow piano over soft rain";
